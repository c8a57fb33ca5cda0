import { resumeSheets } from './en/candidates/resume-sheets.ts';
import { applicantFiles } from './en/hiring/applicant-files.ts';
import { impactFiles } from './en/fairness/impact-files.ts';
import { dataCopy } from './en/privacy/data-copy.ts';
import { consents } from './en/privacy/consents.ts';
import { deliveryProblems } from './en/integrations/delivery-problems.ts';
import { stoppedMails } from './en/platform/stopped-mails.ts';
import { dashboard } from './en/candidates/dashboard.ts';
import { candidateErrors } from './en/candidates/errors.ts';
import { experiences } from './en/candidates/experiences.ts';
import { externalApplications } from './en/candidates/external-applications.ts';
import { offline } from './en/platform/offline.ts';
import { calendarFeed } from './en/hiring/calendar-feed.ts';
import { profileFiles } from './en/candidates/profile-files.ts';
import { profiles } from './en/candidates/profiles.ts';
import { requiredActions } from './en/candidates/required-actions.ts';
import { resumeFiles } from './en/candidates/resume-files.ts';
import { resumes } from './en/candidates/resumes.ts';
import { resumeBuilder } from './en/candidates/resume-builder.ts';
import { tailoredResumes } from './en/candidates/tailored-resumes.ts';
import { targetJobs } from './en/candidates/target-jobs.ts';
import { accountMails } from './en/identity/account-mails.ts';
import { hiringMails } from './en/hiring/hiring-mails.ts';
import { jobMails } from './en/jobs/job-mails.ts';
import { mails } from './en/platform/mails.ts';
import { talentMails } from './en/talent/talent-mails.ts';
import { equalOpportunity } from './en/fairness/equal-opportunity.ts';
import { humanReviews } from './en/fairness/human-reviews.ts';
import { impactSummaries } from './en/fairness/impact-summaries.ts';
import { applicantNotes } from './en/hiring/applicant-notes.ts';
import { savedReports } from './en/hiring/saved-reports.ts';
import { availability } from './en/hiring/availability.ts';
import { applicantViews } from './en/hiring/applicant-views.ts';
import { applications } from './en/hiring/applications.ts';
import { auditLog } from './en/hiring/audit-log.ts';
import { bulkActions } from './en/hiring/bulk-actions.ts';
import { recordImports } from './en/hiring/record-imports.ts';
import { jobMail } from './en/hiring/job-mail.ts';
import { referrals } from './en/hiring/referrals.ts';
import { resumeImports } from './en/hiring/resume-imports.ts';
import { addedPeople } from './en/identity/added-people.ts';
import { guestApplications } from './en/identity/guest-applications.ts';
import { hiringErrors } from './en/hiring/errors.ts';
import { interviewKit } from './en/hiring/interview-kit.ts';
import { interviews } from './en/hiring/interviews.ts';
import { jobStages } from './en/hiring/job-stages.ts';
import { messages } from './en/hiring/messages.ts';
import { myApplications } from './en/hiring/my-applications.ts';
import { offers } from './en/hiring/offers.ts';
import { signedOffers } from './en/hiring/signed-offers.ts';
import { recruiterDashboard } from './en/hiring/recruiter-dashboard.ts';
import { reports } from './en/hiring/reports.ts';
import { scorecards } from './en/hiring/scorecards.ts';
import { auth } from './en/identity/auth.ts';
import { companies } from './en/identity/companies.ts';
import { identityErrors } from './en/identity/errors.ts';
import { companyLists } from './en/identity/company-lists.ts';
import { companySettings } from './en/identity/company-settings.ts';
import { security } from './en/identity/security.ts';
import { settings } from './en/identity/settings.ts';
import { ats } from './en/integrations/ats.ts';
import { integrationErrors } from './en/integrations/errors.ts';
import { webhooks } from './en/integrations/webhooks.ts';
import { addedJobs } from './en/jobs/added-jobs.ts';
import { jobBoards } from './en/jobs/job-boards.ts';
import { careerDomains } from './en/jobs/career-domains.ts';
import { careerPages } from './en/jobs/career-pages.ts';
import { companyPages } from './en/jobs/company-pages.ts';
import { customFields } from './en/hiring/custom-fields.ts';
import { stageRules } from './en/hiring/stage-rules.ts';
import { jobApprovals } from './en/jobs/job-approvals.ts';
import { jobErrors } from './en/jobs/errors.ts';
import { hiringTeam } from './en/jobs/hiring-team.ts';
import { jobForm } from './en/jobs/job-form.ts';
import { jobProposals } from './en/jobs/job-proposals.ts';
import { jobRemarks } from './en/jobs/job-remarks.ts';
import { jobSearch } from './en/jobs/job-search.ts';
import { jobs } from './en/jobs/jobs.ts';
import { bulletReasons } from './en/matching/bullet-reasons.ts';
import { fit } from './en/matching/fit.ts';
import { scoreOutcomes } from './en/matching/score-outcomes.ts';
import { ledger } from './en/matching/ledger.ts';
import { skills } from './en/matching/skills.ts';
import { contact } from './en/operations/contact.ts';
import { operationErrors } from './en/operations/errors.ts';
import { internal } from './en/operations/internal.ts';
import { internalPeople } from './en/operations/internal-people.ts';
import { internalWork } from './en/operations/internal-work.ts';
import { platformErrors } from './en/platform/error-details.ts';
import { errors } from './en/platform/errors.ts';
import { home } from './en/platform/home.ts';
import { inputs } from './en/platform/inputs.ts';
import { legal } from './en/platform/legal.ts';
import { notices } from './en/platform/notices.ts';
import { notifications } from './en/platform/notifications.ts';
import { publicPages } from './en/platform/public-pages.ts';
import { search } from './en/platform/search.ts';
import { shell } from './en/platform/shell.ts';
import { ui } from './en/platform/ui.ts';
import { applicantCopy } from './en/privacy/applicant-copy.ts';
import { applicantErasure } from './en/privacy/applicant-erasure.ts';
import { retention } from './en/privacy/retention.ts';
import { personalData } from './en/privacy/personal-data.ts';
import { talentErrors } from './en/talent/errors.ts';
import { talentPool } from './en/talent/talent-pool.ts';
import { timeline } from './en/hiring/timeline.ts';
import { mcp } from './en/integrations/mcp.ts';
import { sampleJobs } from './en/jobs/sample-jobs.ts';

/** Every message in English, by area. A page carries only those that it shows. */
export const english = {
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
} as const;

/** The same messages in a language. */
export type Catalogue = { [Area in keyof typeof english]: Record<keyof (typeof english)[Area], string> };
