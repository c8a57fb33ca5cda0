import { resumeSheets } from './de/candidates/resume-sheets.ts';
import { applicantFiles } from './de/hiring/applicant-files.ts';
import { impactFiles } from './de/fairness/impact-files.ts';
import { dataCopy } from './de/privacy/data-copy.ts';
import { consents } from './de/privacy/consents.ts';
import { deliveryProblems } from './de/integrations/delivery-problems.ts';
import { stoppedMails } from './de/platform/stopped-mails.ts';
import { dashboard } from './de/candidates/dashboard.ts';
import { candidateErrors } from './de/candidates/errors.ts';
import { experiences } from './de/candidates/experiences.ts';
import { externalApplications } from './de/candidates/external-applications.ts';
import { offline } from './de/platform/offline.ts';
import { calendarFeed } from './de/hiring/calendar-feed.ts';
import { profileFiles } from './de/candidates/profile-files.ts';
import { profiles } from './de/candidates/profiles.ts';
import { requiredActions } from './de/candidates/required-actions.ts';
import { resumeFiles } from './de/candidates/resume-files.ts';
import { resumes } from './de/candidates/resumes.ts';
import { resumeBuilder } from './de/candidates/resume-builder.ts';
import { tailoredResumes } from './de/candidates/tailored-resumes.ts';
import { targetJobs } from './de/candidates/target-jobs.ts';
import { accountMails } from './de/identity/account-mails.ts';
import { hiringMails } from './de/hiring/hiring-mails.ts';
import { jobMails } from './de/jobs/job-mails.ts';
import { mails } from './de/platform/mails.ts';
import { talentMails } from './de/talent/talent-mails.ts';
import { equalOpportunity } from './de/fairness/equal-opportunity.ts';
import { humanReviews } from './de/fairness/human-reviews.ts';
import { impactSummaries } from './de/fairness/impact-summaries.ts';
import { applicantNotes } from './de/hiring/applicant-notes.ts';
import { savedReports } from './de/hiring/saved-reports.ts';
import { availability } from './de/hiring/availability.ts';
import { applicantViews } from './de/hiring/applicant-views.ts';
import { applications } from './de/hiring/applications.ts';
import { auditLog } from './de/hiring/audit-log.ts';
import { bulkActions } from './de/hiring/bulk-actions.ts';
import { recordImports } from './de/hiring/record-imports.ts';
import { jobMail } from './de/hiring/job-mail.ts';
import { referrals } from './de/hiring/referrals.ts';
import { resumeImports } from './de/hiring/resume-imports.ts';
import { addedPeople } from './de/identity/added-people.ts';
import { guestApplications } from './de/identity/guest-applications.ts';
import { hiringErrors } from './de/hiring/errors.ts';
import { interviewKit } from './de/hiring/interview-kit.ts';
import { interviews } from './de/hiring/interviews.ts';
import { jobStages } from './de/hiring/job-stages.ts';
import { messages } from './de/hiring/messages.ts';
import { myApplications } from './de/hiring/my-applications.ts';
import { offers } from './de/hiring/offers.ts';
import { signedOffers } from './de/hiring/signed-offers.ts';
import { recruiterDashboard } from './de/hiring/recruiter-dashboard.ts';
import { reports } from './de/hiring/reports.ts';
import { scorecards } from './de/hiring/scorecards.ts';
import { auth } from './de/identity/auth.ts';
import { companies } from './de/identity/companies.ts';
import { identityErrors } from './de/identity/errors.ts';
import { companyLists } from './de/identity/company-lists.ts';
import { companySettings } from './de/identity/company-settings.ts';
import { security } from './de/identity/security.ts';
import { settings } from './de/identity/settings.ts';
import { ats } from './de/integrations/ats.ts';
import { integrationErrors } from './de/integrations/errors.ts';
import { webhooks } from './de/integrations/webhooks.ts';
import { addedJobs } from './de/jobs/added-jobs.ts';
import { jobBoards } from './de/jobs/job-boards.ts';
import { careerDomains } from './de/jobs/career-domains.ts';
import { careerPages } from './de/jobs/career-pages.ts';
import { companyPages } from './de/jobs/company-pages.ts';
import { customFields } from './de/hiring/custom-fields.ts';
import { stageRules } from './de/hiring/stage-rules.ts';
import { jobApprovals } from './de/jobs/job-approvals.ts';
import { jobErrors } from './de/jobs/errors.ts';
import { hiringTeam } from './de/jobs/hiring-team.ts';
import { jobForm } from './de/jobs/job-form.ts';
import { jobProposals } from './de/jobs/job-proposals.ts';
import { jobRemarks } from './de/jobs/job-remarks.ts';
import { jobSearch } from './de/jobs/job-search.ts';
import { jobs } from './de/jobs/jobs.ts';
import { bulletReasons } from './de/matching/bullet-reasons.ts';
import { fit } from './de/matching/fit.ts';
import { scoreOutcomes } from './de/matching/score-outcomes.ts';
import { ledger } from './de/matching/ledger.ts';
import { skills } from './de/matching/skills.ts';
import { contact } from './de/operations/contact.ts';
import { operationErrors } from './de/operations/errors.ts';
import { internal } from './de/operations/internal.ts';
import { internalPeople } from './de/operations/internal-people.ts';
import { internalWork } from './de/operations/internal-work.ts';
import { platformErrors } from './de/platform/error-details.ts';
import { errors } from './de/platform/errors.ts';
import { home } from './de/platform/home.ts';
import { inputs } from './de/platform/inputs.ts';
import { legal } from './de/platform/legal.ts';
import { notices } from './de/platform/notices.ts';
import { notifications } from './de/platform/notifications.ts';
import { publicPages } from './de/platform/public-pages.ts';
import { search } from './de/platform/search.ts';
import { shell } from './de/platform/shell.ts';
import { ui } from './de/platform/ui.ts';
import { applicantCopy } from './de/privacy/applicant-copy.ts';
import { applicantErasure } from './de/privacy/applicant-erasure.ts';
import { retention } from './de/privacy/retention.ts';
import { personalData } from './de/privacy/personal-data.ts';
import { talentErrors } from './de/talent/errors.ts';
import { talentPool } from './de/talent/talent-pool.ts';
import { timeline } from './de/hiring/timeline.ts';
import { mcp } from './de/integrations/mcp.ts';
import { sampleJobs } from './de/jobs/sample-jobs.ts';
import type { Catalogue } from './english.ts';

/** Every message in German. */
export const german: Catalogue = {
  resumeSheets,
  applicantFiles,
  impactFiles,
  dataCopy,
  consents,
  deliveryProblems,
  stoppedMails,
  accountMails,
  addedJobs,
  jobBoards,
  applicantNotes,
  applicantViews,
  savedReports,
  availability,
  applications,
  auditLog,
  ats,
  auth,
  bulkActions,
  recordImports,
  jobMail,
  referrals,
  resumeImports,
  addedPeople,
  guestApplications,
  bulletReasons,
  candidateErrors,
  companies,
  careerDomains,
  careerPages,
  companyPages,
  companyLists,
  companySettings,
  contact,
  dashboard,
  equalOpportunity,
  errors,
  experiences,
  externalApplications,
  fit,
  scoreOutcomes,
  hiringErrors,
  hiringMails,
  hiringTeam,
  home,
  humanReviews,
  identityErrors,
  impactSummaries,
  inputs,
  integrationErrors,
  internal,
  internalPeople,
  internalWork,
  interviewKit,
  interviews,
  customFields,
  stageRules,
  jobApprovals,
  jobErrors,
  jobForm,
  jobMails,
  jobProposals,
  jobRemarks,
  jobs,
  jobSearch,
  jobStages,
  ledger,
  legal,
  mails,
  messages,
  myApplications,
  notices,
  notifications,
  offers,
  signedOffers,
  operationErrors,
  applicantCopy,
  applicantErasure,
  retention,
  personalData,
  platformErrors,
  calendarFeed,
  offline,
  profileFiles,
  profiles,
  publicPages,
  recruiterDashboard,
  reports,
  requiredActions,
  resumeFiles,
  resumes,
  scorecards,
  security,
  settings,
  search,
  shell,
  skills,
  resumeBuilder,
  tailoredResumes,
  talentErrors,
  talentMails,
  talentPool,
  targetJobs,
  ui,
  timeline,
  mcp,
  sampleJobs,
  webhooks,
};
