import { accountSettingsApi } from './account-settings.ts';
import { addedJobsApi } from './added-jobs.ts';
import { applicantNotesApi } from './applicant-notes.ts';
import { applicantViewsApi } from './applicant-views.ts';
import { apiTokensApi } from './api-tokens.ts';
import { applicationsApi } from './applications.ts';
import { atsApi } from './ats.ts';
import { atsStagesApi } from './ats-stages.ts';
import { atsSyncApi } from './ats-sync.ts';
import { authApi } from './auth.ts';
import { backupsApi } from './backups.ts';
import { bulkActionsApi } from './bulk-actions.ts';
import { bulletsApi } from './bullets.ts';
import { candidatesApi } from './candidates.ts';
import { companyPagesApi } from './company-pages.ts';
import { companiesApi } from './companies.ts';
import { contactApi } from './contact.ts';
import { impactSummariesApi } from './impact-summaries.ts';
import { equalOpportunityApi } from './equal-opportunity.ts';
import { emailChangesApi } from './email-changes.ts';
import { experiencesApi } from './experiences.ts';
import { fitApi } from './fit.ts';
import { hiringTeamApi } from './hiring-team.ts';
import { invitationsApi } from './invitations.ts';
import { jobStagesApi } from './job-stages.ts';
import { jobSearchApi } from './job-search.ts';
import { jobLifecycleApi } from './job-lifecycle.ts';
import { jobDraftsApi } from './job-drafts.ts';
import { jobFilesApi } from './job-files.ts';
import { jobRemarksApi } from './job-remarks.ts';
import { jobsApi } from './jobs.ts';
import { liveApi } from './live.ts';
import { mailLinksApi } from './mail-links.ts';
import { interviewsApi } from './interviews.ts';
import { messageThreadsApi } from './message-threads.ts';
import { membersApi } from './members.ts';
import { notificationsApi } from './notifications.ts';
import { myApplicationsApi } from './my-applications.ts';
import { humanReviewsApi } from './human-reviews.ts';
import { offersApi } from './offers.ts';
import { outsideApplicationsApi } from './outside-applications.ts';
import { modelsApi } from './models.ts';
import { passwordsApi } from './passwords.ts';
import { profileFilesApi } from './profile-files.ts';
import { peopleApi } from './people.ts';
import { ownModelApi } from './own-model.ts';
import { personalDataApi } from './personal-data.ts';
import { passkeysApi } from './passkeys.ts';
import { profilesApi } from './profiles.ts';
import { reportsApi } from './reports.ts';
import { resumesApi } from './resumes.ts';
import { scorecardsApi } from './scorecards.ts';
import { sessionsApi } from './sessions.ts';
import { skillsApi } from './skills.ts';
import { signInMethodsApi } from './sign-in-methods.ts';
import { targetJobsApi } from './target-jobs.ts';
import { tokensApi } from './tokens.ts';
import { talentApi } from './talent.ts';
import { tailoredApi } from './tailored.ts';
import { ssoApi } from './sso.ts';
import { twoFactorApi } from './two-factor.ts';
import { errorLogApi } from './error-log.ts';
import { webhooksApi } from './webhooks.ts';
import { moderationApi } from './moderation.ts';
import { maintenanceApi } from './maintenance.ts';
import { switchesApi } from './switches.ts';
import { upkeepApi } from './upkeep.ts';
import { usageApi } from './usage.ts';

/** The whole API, a line per feature. */
export const api = {
  ...authApi,
  ...passwordsApi,
  ...mailLinksApi,
  ...emailChangesApi,
  ...sessionsApi,
  ...ssoApi,
  ...atsApi,
  ...atsSyncApi,
  ...atsStagesApi,
  ...twoFactorApi,
  ...passkeysApi,
  ...signInMethodsApi,
  ...tokensApi,
  ...apiTokensApi,
  ...companiesApi,
  ...companyPagesApi,
  ...jobFilesApi,
  ...jobDraftsApi,
  ...jobRemarksApi,
  ...membersApi,
  ...invitationsApi,
  ...candidatesApi,
  ...profilesApi,
  ...resumesApi,
  ...experiencesApi,
  ...profileFilesApi,
  ...jobSearchApi,
  ...addedJobsApi,
  ...jobsApi,
  ...fitApi,
  ...skillsApi,
  ...bulletsApi,
  ...modelsApi,
  ...ownModelApi,
  ...accountSettingsApi,
  ...usageApi,
  ...upkeepApi,
  ...errorLogApi,
  ...moderationApi,
  ...maintenanceApi,
  ...switchesApi,
  ...backupsApi,
  ...peopleApi,
  ...tailoredApi,
  ...applicationsApi,
  ...myApplicationsApi,
  ...outsideApplicationsApi,
  ...jobStagesApi,
  ...bulkActionsApi,
  ...applicantNotesApi,
  ...applicantViewsApi,
  ...messageThreadsApi,
  ...jobLifecycleApi,
  ...hiringTeamApi,
  ...reportsApi,
  ...scorecardsApi,
  ...interviewsApi,
  ...offersApi,
  ...humanReviewsApi,
  ...equalOpportunityApi,
  ...impactSummariesApi,
  ...personalDataApi,
  ...talentApi,
  ...targetJobsApi,
  ...contactApi,
  ...notificationsApi,
  ...webhooksApi,
  ...liveApi,
};
export type Api = typeof api;
