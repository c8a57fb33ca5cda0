import { accountSettingsHandlers } from './identity/account-settings/handlers.ts';
import type { Api } from '../api/index.ts';
import type { screensApi } from '../api/screens.ts';
import { screenHandlers } from './screens.ts';
import { applicationsHandlers } from './hiring/applications/handlers.ts';
import { myApplicationsHandlers } from './hiring/my-applications/handlers.ts';
import { auditLogHandlers } from './hiring/audit-log/handlers.ts';
import { bulkActionsHandlers } from './hiring/bulk-actions/handlers.ts';
import { applicantViewsHandlers } from './hiring/applicant-views/handlers.ts';
import { applicantNotesHandlers } from './hiring/applicant-notes/handlers.ts';
import { jobStagesHandlers } from './hiring/job-stages/handlers.ts';
import { atsHandlers } from './integrations/ats/handlers.ts';
import { atsStagesHandlers } from './integrations/ats/stages-file-handlers.ts';
import { atsSyncHandlers } from './integrations/ats/sync-handlers.ts';
import { authHandlers } from './identity/auth/handlers.ts';
import { backupsHandlers } from './operations/backups/handlers.ts';
import { bulletsHandlers } from './matching/bullets/handlers.ts';
import { browserExtensionHandlers } from './candidates/browser-extension/handlers.ts';
import { candidatesHandlers } from './candidates/dashboard/handlers.ts';
import { companiesHandlers } from './identity/companies/handlers.ts';
import { companyListsHandlers } from './identity/company-lists/handlers.ts';
import { applicantTasksHandlers } from './hiring/applicant-tasks/handlers.ts';
import { stageRulesHandlers } from './hiring/stage-rules/handlers.ts';
import { customFieldsHandlers } from './hiring/custom-fields/handlers.ts';
import { contactHandlers } from './operations/contact/handlers.ts';
import type { Handlers, Services } from './context.ts';
import { impactSummariesHandlers } from './fairness/impact-summaries/handlers.ts';
import { equalOpportunityHandlers } from './fairness/equal-opportunity/handlers.ts';
import { errorLogHandlers } from './operations/error-log/handlers.ts';
import { moderationHandlers } from './operations/moderation/handlers.ts';
import { maintenanceHandlers } from './operations/maintenance/handlers.ts';
import { switchesHandlers } from './operations/switches/handlers.ts';
import { experiencesHandlers } from './candidates/experiences/handlers.ts';
import { fitHandlers } from './matching/fit/handlers.ts';
import { invitationsHandlers } from './identity/auth/invitations/handlers.ts';
import { jobSearchHandlers } from './jobs/job-search/search-handlers.ts';
import { addedJobsHandlers } from './jobs/added-jobs/handlers.ts';
import { careerDomainsHandlers } from './jobs/career-domains/handlers.ts';
import { careerPagesHandlers } from './jobs/career-pages/handlers.ts';
import { companyPagesHandlers } from './jobs/company-pages/handlers.ts';
import { jobDraftsHandlers } from './jobs/job-drafts/handlers.ts';
import { jobFilesHandlers } from './jobs/job-files/handlers.ts';
import { jobProposalsHandlers } from './jobs/job-proposals/handlers.ts';
import { jobRemarksHandlers } from './jobs/jobs/remark-handlers.ts';
import { hiringTeamHandlers } from './jobs/hiring-team/handlers.ts';
import { jobApprovalsHandlers } from './jobs/job-approvals/handlers.ts';
import { jobLifecycleHandlers } from './jobs/jobs/lifecycle-handlers.ts';
import { employerSearchHandlers } from './hiring/employer-search/handlers.ts';
import { reportsHandlers } from './hiring/reports/handlers.ts';
import { savedReportsHandlers } from './hiring/saved-reports/handlers.ts';
import { scoreOutcomesHandlers } from './matching/score-outcomes/handlers.ts';
import { jobBoardsHandlers } from './jobs/job-boards/handlers.ts';
import { jobsHandlers } from './jobs/jobs/handlers.ts';
import { liveHandlers } from './platform/live/handlers.ts';
import { emailChangesHandlers } from './identity/auth/email-changes/handlers.ts';
import { mailLinksHandlers } from './identity/auth/mail-links/handlers.ts';
import { membersHandlers } from './identity/companies/member-handlers.ts';
import { interviewCalendarHandlers } from './hiring/interviews/calendar-handlers.ts';
import { interviewsHandlers } from './hiring/interviews/handlers.ts';
import { availabilityHandlers } from './hiring/availability/handlers.ts';
import { passwordsHandlers } from './identity/auth/passwords/handlers.ts';
import { sessionsHandlers } from './identity/auth/sessions/handlers.ts';
import { scorecardsHandlers } from './hiring/scorecards/handlers.ts';
import { skillsHandlers } from './matching/skills/handlers.ts';
import { apiTokensHandlers } from './identity/auth/tokens/api-token-handlers.ts';
import { applicantCopiesHandlers } from './privacy/applicant-copies/handlers.ts';
import { applicantErasureHandlers } from './privacy/applicant-erasure/handlers.ts';
import { retentionHandlers } from './privacy/retention/handlers.ts';
import { personalDataHandlers } from './privacy/personal-data/handlers.ts';
import { passkeysHandlers } from './identity/auth/passkeys/handlers.ts';
import { profilesHandlers } from './candidates/profiles/handlers.ts';
import { signInMethodsHandlers } from './identity/auth/sign-in-methods/handlers.ts';
import { pushHandlers } from './platform/push/handlers.ts';
import { calendarFeedHandlers } from './hiring/calendar-feed/handlers.ts';
import { targetJobsHandlers } from './candidates/target-jobs/handlers.ts';
import { tokensHandlers } from './identity/auth/tokens/handlers.ts';
import { ssoHandlers } from './identity/auth/single-sign-on/handlers.ts';
import { twoFactorHandlers } from './identity/auth/two-factor/handlers.ts';
import { messageThreadsHandlers } from './hiring/messages/handlers.ts';
import { notificationsHandlers } from './platform/notifications/handlers.ts';
import { modelsHandlers } from './integrations/models/handlers.ts';
import { ownModelHandlers } from './integrations/models/own-handlers.ts';
import { profileFilesHandlers } from './candidates/profile-files/handlers.ts';
import { resumesHandlers } from './candidates/resumes/handlers.ts';
import { poolApplicationsHandlers } from './talent/talent-pool/application-handlers.ts';
import { talentHandlers } from './talent/talent-pool/handlers.ts';
import { builderHandlers } from './candidates/resume-builder/handlers.ts';
import { tailoredHandlers } from './candidates/tailored-resumes/handlers.ts';
import { humanReviewsHandlers } from './fairness/human-reviews/handlers.ts';
import { offersHandlers } from './hiring/offers/handlers.ts';
import { externalApplicationsHandlers } from './candidates/external-applications/handlers.ts';
import { peopleHandlers } from './identity/auth/people/handlers.ts';
import { webhooksHandlers } from './integrations/webhooks/handlers.ts';
import { databaseOperationsHandlers } from './operations/database-operations/handlers.ts';
import { addedPeopleHandlers } from './identity/added-people/handlers.ts';
import { guestApplicationsHandlers } from './identity/guest-applications/handlers.ts';
import { recordImportsHandlers } from './hiring/record-imports/handlers.ts';
import { jobMailHandlers } from './hiring/mail-in/handlers.ts';
import { referralsHandlers } from './hiring/referrals/handlers.ts';
import { resumeImportsHandlers } from './hiring/resume-imports/handlers.ts';
import { usageHandlers } from './operations/usage/handlers.ts';

const features: Handlers<Omit<Api, keyof typeof screensApi>, Services> = {
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
  ...companyListsHandlers,
  ...customFieldsHandlers,
  ...stageRulesHandlers,
  ...applicantTasksHandlers,
  ...auditLogHandlers,
  ...careerDomainsHandlers,
  ...careerPagesHandlers,
  ...companyPagesHandlers,
  ...jobFilesHandlers,
  ...jobDraftsHandlers,
  ...jobProposalsHandlers,
  ...jobRemarksHandlers,
  ...membersHandlers,
  ...invitationsHandlers,
  ...browserExtensionHandlers,
  ...candidatesHandlers,
  ...profilesHandlers,
  ...resumesHandlers,
  ...experiencesHandlers,
  ...profileFilesHandlers,
  ...jobSearchHandlers,
  ...addedJobsHandlers,
  ...jobBoardsHandlers,
  ...jobsHandlers,
  ...fitHandlers,
  ...skillsHandlers,
  ...bulletsHandlers,
  ...modelsHandlers,
  ...ownModelHandlers,
  ...accountSettingsHandlers,
  ...usageHandlers,
  ...databaseOperationsHandlers,
  ...errorLogHandlers,
  ...moderationHandlers,
  ...maintenanceHandlers,
  ...switchesHandlers,
  ...backupsHandlers,
  ...peopleHandlers,
  ...tailoredHandlers,
  ...builderHandlers,
  ...applicationsHandlers,
  ...myApplicationsHandlers,
  ...externalApplicationsHandlers,
  ...jobStagesHandlers,
  ...bulkActionsHandlers,
  ...recordImportsHandlers,
  ...jobMailHandlers,
  ...referralsHandlers,
  ...resumeImportsHandlers,
  ...addedPeopleHandlers,
  ...guestApplicationsHandlers,
  ...applicantNotesHandlers,
  ...applicantViewsHandlers,
  ...messageThreadsHandlers,
  ...jobLifecycleHandlers,
  ...jobApprovalsHandlers,
  ...hiringTeamHandlers,
  ...employerSearchHandlers,
  ...reportsHandlers,
  ...savedReportsHandlers,
  ...scoreOutcomesHandlers,
  ...scorecardsHandlers,
  ...interviewsHandlers,
  ...interviewCalendarHandlers,
  ...availabilityHandlers,
  ...offersHandlers,
  ...humanReviewsHandlers,
  ...equalOpportunityHandlers,
  ...impactSummariesHandlers,
  ...applicantCopiesHandlers,
  ...retentionHandlers,
  ...applicantErasureHandlers,
  ...personalDataHandlers,
  ...poolApplicationsHandlers,
  ...talentHandlers,
  ...calendarFeedHandlers,
  ...pushHandlers,
  ...targetJobsHandlers,
  ...contactHandlers,
  ...notificationsHandlers,
  ...webhooksHandlers,
  ...liveHandlers,
};

/** What is behind every endpoint: a line per feature, and the screens that are put together from them. */
export const handlers: Handlers<Api, Services> = { ...features, ...screenHandlers(features) };
