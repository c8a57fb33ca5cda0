import { accountSettingsHandlers } from './account-settings/handlers.ts';
import type { Api } from '../api/index.ts';
import { applicationsHandlers } from './applications/handlers.ts';
import { myApplicationsHandlers } from './applications/own-handlers.ts';
import { bulkActionsHandlers } from './applications/bulk-handlers.ts';
import { applicantViewsHandlers } from './applications/view-handlers.ts';
import { applicantNotesHandlers } from './applications/note-handlers.ts';
import { jobStagesHandlers } from './applications/stage-handlers.ts';
import { atsHandlers } from './ats/handlers.ts';
import { atsStagesHandlers } from './ats/stages-file-handlers.ts';
import { atsSyncHandlers } from './ats/sync-handlers.ts';
import { authHandlers } from './auth/handlers.ts';
import { backupsHandlers } from './backups/handlers.ts';
import { bulletsHandlers } from './bullets/handlers.ts';
import { candidatesHandlers } from './candidates/handlers.ts';
import { companiesHandlers } from './companies/handlers.ts';
import { contactHandlers } from './contact/handlers.ts';
import type { Handlers } from './context.ts';
import { impactSummariesHandlers } from './equal-opportunity/summary-handlers.ts';
import { equalOpportunityHandlers } from './equal-opportunity/handlers.ts';
import { errorLogHandlers } from './error-log/handlers.ts';
import { moderationHandlers } from './moderation/handlers.ts';
import { maintenanceHandlers } from './maintenance/handlers.ts';
import { switchesHandlers } from './switches/handlers.ts';
import { experiencesHandlers } from './experiences/handlers.ts';
import { fitHandlers } from './fit/handlers.ts';
import { invitationsHandlers } from './auth/invitations/handlers.ts';
import { jobSearchHandlers } from './jobs/search-handlers.ts';
import { addedJobsHandlers } from './jobs/added-handlers.ts';
import { companyPagesHandlers } from './jobs/company-page-handlers.ts';
import { jobDraftsHandlers } from './jobs/draft-handlers.ts';
import { jobFilesHandlers } from './jobs/job-file-handlers.ts';
import { jobRemarksHandlers } from './jobs/remark-handlers.ts';
import { hiringTeamHandlers } from './jobs/team-handlers.ts';
import { jobLifecycleHandlers } from './jobs/lifecycle-handlers.ts';
import { reportsHandlers } from './reports/handlers.ts';
import { jobsHandlers } from './jobs/handlers.ts';
import { liveHandlers } from './live/handlers.ts';
import { emailChangesHandlers } from './auth/email-changes/handlers.ts';
import { mailLinksHandlers } from './auth/mail-links/handlers.ts';
import { membersHandlers } from './companies/member-handlers.ts';
import { interviewsHandlers } from './interviews/handlers.ts';
import { passwordsHandlers } from './auth/passwords/handlers.ts';
import { sessionsHandlers } from './auth/sessions/handlers.ts';
import { scorecardsHandlers } from './scorecards/handlers.ts';
import { skillsHandlers } from './skills/handlers.ts';
import { apiTokensHandlers } from './auth/tokens/api-token-handlers.ts';
import { personalDataHandlers } from './personal-data/handlers.ts';
import { passkeysHandlers } from './auth/passkeys/handlers.ts';
import { profilesHandlers } from './candidates/profile-handlers.ts';
import { signInMethodsHandlers } from './auth/sign-in-methods/handlers.ts';
import { targetJobsHandlers } from './candidates/target-handlers.ts';
import { tokensHandlers } from './auth/tokens/handlers.ts';
import { ssoHandlers } from './auth/single-sign-on/handlers.ts';
import { twoFactorHandlers } from './auth/two-factor/handlers.ts';
import { messageThreadsHandlers } from './messages/handlers.ts';
import { notificationsHandlers } from './notifications/handlers.ts';
import { modelsHandlers } from './models/handlers.ts';
import { ownModelHandlers } from './models/own-handlers.ts';
import { profileFilesHandlers } from './resumes/profile-file-handlers.ts';
import { resumesHandlers } from './resumes/handlers.ts';
import { talentHandlers } from './talent/handlers.ts';
import { tailoredHandlers } from './resumes/tailored-handlers.ts';
import { humanReviewsHandlers } from './human-reviews/handlers.ts';
import { offersHandlers } from './offers/handlers.ts';
import { outsideApplicationsHandlers } from './outside-applications/handlers.ts';
import { peopleHandlers } from './auth/people/handlers.ts';
import { webhooksHandlers } from './webhooks/handlers.ts';
import { upkeepHandlers } from './upkeep/handlers.ts';
import { usageHandlers } from './usage/handlers.ts';

/** What is behind every endpoint, a line per feature. */
export const handlers: Handlers<Api> = {
  ...authHandlers,
  ...passwordsHandlers,
  ...mailLinksHandlers,
  ...emailChangesHandlers,
  ...sessionsHandlers,
  ...ssoHandlers,
  ...atsHandlers,
  ...atsSyncHandlers,
  ...atsStagesHandlers,
  ...twoFactorHandlers,
  ...passkeysHandlers,
  ...signInMethodsHandlers,
  ...tokensHandlers,
  ...apiTokensHandlers,
  ...companiesHandlers,
  ...companyPagesHandlers,
  ...jobFilesHandlers,
  ...jobDraftsHandlers,
  ...jobRemarksHandlers,
  ...membersHandlers,
  ...invitationsHandlers,
  ...candidatesHandlers,
  ...profilesHandlers,
  ...resumesHandlers,
  ...experiencesHandlers,
  ...profileFilesHandlers,
  ...jobSearchHandlers,
  ...addedJobsHandlers,
  ...jobsHandlers,
  ...fitHandlers,
  ...skillsHandlers,
  ...bulletsHandlers,
  ...modelsHandlers,
  ...ownModelHandlers,
  ...accountSettingsHandlers,
  ...usageHandlers,
  ...upkeepHandlers,
  ...errorLogHandlers,
  ...moderationHandlers,
  ...maintenanceHandlers,
  ...switchesHandlers,
  ...backupsHandlers,
  ...peopleHandlers,
  ...tailoredHandlers,
  ...applicationsHandlers,
  ...myApplicationsHandlers,
  ...outsideApplicationsHandlers,
  ...jobStagesHandlers,
  ...bulkActionsHandlers,
  ...applicantNotesHandlers,
  ...applicantViewsHandlers,
  ...messageThreadsHandlers,
  ...jobLifecycleHandlers,
  ...hiringTeamHandlers,
  ...reportsHandlers,
  ...scorecardsHandlers,
  ...interviewsHandlers,
  ...offersHandlers,
  ...humanReviewsHandlers,
  ...equalOpportunityHandlers,
  ...impactSummariesHandlers,
  ...personalDataHandlers,
  ...talentHandlers,
  ...targetJobsHandlers,
  ...contactHandlers,
  ...notificationsHandlers,
  ...webhooksHandlers,
  ...liveHandlers,
};
