import { accountSettingsApi } from './identity/account-settings.ts';
import { addedJobsApi } from './jobs/added-jobs.ts';
import { jobBoardsApi } from './jobs/job-boards.ts';
import { applicantNotesApi } from './hiring/applicant-notes.ts';
import { applicantViewsApi } from './hiring/applicant-views.ts';
import { apiTokensApi } from './identity/api-tokens.ts';
import { applicationsApi } from './hiring/applications.ts';
import { atsApi } from './integrations/ats.ts';
import { atsStagesApi } from './integrations/ats-stages.ts';
import { atsSyncApi } from './integrations/ats-sync.ts';
import { authApi } from './identity/auth.ts';
import { backupsApi } from './operations/backups.ts';
import { auditLogApi } from './hiring/audit-log.ts';
import { bulkActionsApi } from './hiring/bulk-actions.ts';
import { bulletsApi } from './matching/bullets.ts';
import { browserExtensionApi } from './candidates/browser-extension.ts';
import { candidatesApi } from './candidates/candidates.ts';
import { careerDomainsApi } from './jobs/career-domains.ts';
import { careerPagesApi } from './jobs/career-pages.ts';
import { companyPagesApi } from './jobs/company-pages.ts';
import { companiesApi } from './identity/companies.ts';
import { companyListsApi } from './identity/company-lists.ts';
import { applicantTasksApi } from './hiring/applicant-tasks.ts';
import { customFieldsApi } from './hiring/custom-fields.ts';
import { stageRulesApi } from './hiring/stage-rules.ts';
import { contactApi } from './operations/contact.ts';
import { impactSummariesApi } from './fairness/impact-summaries.ts';
import { equalOpportunityApi } from './fairness/equal-opportunity.ts';
import { employerSearchApi } from './hiring/employer-search.ts';
import { emailChangesApi } from './identity/email-changes.ts';
import { experiencesApi } from './candidates/experiences.ts';
import { fitApi } from './matching/fit.ts';
import { hiringTeamApi } from './jobs/hiring-team.ts';
import { invitationsApi } from './identity/invitations.ts';
import { jobStagesApi } from './hiring/job-stages.ts';
import { jobSearchApi } from './jobs/job-search.ts';
import { jobApprovalsApi } from './jobs/job-approvals.ts';
import { jobLifecycleApi } from './jobs/job-lifecycle.ts';
import { jobDraftsApi } from './jobs/job-drafts.ts';
import { jobFilesApi } from './jobs/job-files.ts';
import { jobProposalsApi } from './jobs/job-proposals.ts';
import { jobRemarksApi } from './jobs/job-remarks.ts';
import { jobsApi } from './jobs/jobs.ts';
import { liveApi } from './platform/live.ts';
import { mailLinksApi } from './identity/mail-links.ts';
import { interviewCalendarApi } from './hiring/interview-calendar.ts';
import { interviewsApi } from './hiring/interviews.ts';
import { availabilityApi } from './hiring/availability.ts';
import { messageThreadsApi } from './hiring/messages.ts';
import { membersApi } from './identity/members.ts';
import { notificationsApi } from './platform/notifications.ts';
import { myApplicationsApi } from './hiring/my-applications.ts';
import { humanReviewsApi } from './fairness/human-reviews.ts';
import { offersApi } from './hiring/offers.ts';
import { externalApplicationsApi } from './candidates/external-applications.ts';
import { modelsApi } from './integrations/models.ts';
import { passwordsApi } from './identity/passwords.ts';
import { profileFilesApi } from './candidates/profile-files.ts';
import { peopleApi } from './identity/people.ts';
import { ownModelApi } from './integrations/own-model.ts';
import { applicantCopiesApi } from './privacy/applicant-copies.ts';
import { applicantErasureApi } from './privacy/applicant-erasure.ts';
import { personalDataApi } from './privacy/personal-data.ts';
import { passkeysApi } from './identity/passkeys.ts';
import { retentionApi } from './privacy/retention.ts';
import { profilesApi } from './candidates/profiles.ts';
import { reportsApi } from './hiring/reports.ts';
import { savedReportsApi } from './hiring/saved-reports.ts';
import { addedPeopleApi } from './identity/added-people.ts';
import { guestApplicationsApi } from './identity/guest-applications.ts';
import { recordImportsApi } from './hiring/record-imports.ts';
import { jobMailApi } from './hiring/job-mail.ts';
import { referralsApi } from './hiring/referrals.ts';
import { resumeImportsApi } from './hiring/resume-imports.ts';
import { resumesApi } from './candidates/resumes.ts';
import { scoreOutcomesApi } from './matching/score-outcomes.ts';
import { scorecardsApi } from './hiring/scorecards.ts';
import { sessionsApi } from './identity/sessions.ts';
import { skillsApi } from './matching/skills.ts';
import { signInMethodsApi } from './identity/sign-in-methods.ts';
import { pushApi } from './platform/push.ts';
import { calendarFeedApi } from './hiring/calendar-feed.ts';
import { targetJobsApi } from './candidates/target-jobs.ts';
import { tokensApi } from './identity/tokens.ts';
import { screensApi } from './screens.ts';
import { poolApplicationsApi } from './talent/pool-applications.ts';
import { talentApi } from './talent/talent-pool.ts';
import { resumeBuilderApi } from './candidates/resume-builder.ts';
import { tailoredApi } from './candidates/tailored-resumes.ts';
import { ssoApi } from './identity/single-sign-on.ts';
import { twoFactorApi } from './identity/two-factor.ts';
import { errorLogApi } from './operations/error-log.ts';
import { webhooksApi } from './integrations/webhooks.ts';
import { moderationApi } from './operations/moderation.ts';
import { maintenanceApi } from './operations/maintenance.ts';
import { switchesApi } from './operations/switches.ts';
import { databaseOperationsApi } from './operations/database-operations.ts';
import { usageApi } from './operations/usage.ts';

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
  ...companyListsApi,
  ...customFieldsApi,
  ...stageRulesApi,
  ...applicantTasksApi,
  ...auditLogApi,
  ...careerDomainsApi,
  ...careerPagesApi,
  ...companyPagesApi,
  ...jobFilesApi,
  ...jobDraftsApi,
  ...jobProposalsApi,
  ...jobRemarksApi,
  ...membersApi,
  ...invitationsApi,
  ...browserExtensionApi,
  ...candidatesApi,
  ...profilesApi,
  ...resumesApi,
  ...experiencesApi,
  ...profileFilesApi,
  ...jobSearchApi,
  ...addedJobsApi,
  ...jobBoardsApi,
  ...jobsApi,
  ...fitApi,
  ...skillsApi,
  ...bulletsApi,
  ...modelsApi,
  ...ownModelApi,
  ...accountSettingsApi,
  ...usageApi,
  ...databaseOperationsApi,
  ...errorLogApi,
  ...moderationApi,
  ...maintenanceApi,
  ...switchesApi,
  ...backupsApi,
  ...peopleApi,
  ...tailoredApi,
  ...resumeBuilderApi,
  ...applicationsApi,
  ...myApplicationsApi,
  ...externalApplicationsApi,
  ...jobStagesApi,
  ...bulkActionsApi,
  ...recordImportsApi,
  ...jobMailApi,
  ...referralsApi,
  ...resumeImportsApi,
  ...addedPeopleApi,
  ...guestApplicationsApi,
  ...applicantNotesApi,
  ...applicantViewsApi,
  ...savedReportsApi,
  ...messageThreadsApi,
  ...jobLifecycleApi,
  ...jobApprovalsApi,
  ...hiringTeamApi,
  ...employerSearchApi,
  ...reportsApi,
  ...scoreOutcomesApi,
  ...scorecardsApi,
  ...interviewsApi,
  ...interviewCalendarApi,
  ...availabilityApi,
  ...offersApi,
  ...humanReviewsApi,
  ...equalOpportunityApi,
  ...impactSummariesApi,
  ...applicantCopiesApi,
  ...retentionApi,
  ...applicantErasureApi,
  ...personalDataApi,
  ...poolApplicationsApi,
  ...talentApi,
  ...calendarFeedApi,
  ...pushApi,
  ...targetJobsApi,
  ...contactApi,
  ...notificationsApi,
  ...webhooksApi,
  ...liveApi,
  ...screensApi,
};
export type Api = typeof api;
