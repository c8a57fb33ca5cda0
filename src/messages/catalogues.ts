import { dashboard as dashboardInGerman } from './de/candidates/dashboard.ts';
import { candidateErrors as candidateErrorsInGerman } from './de/candidates/errors.ts';
import { experiences as experiencesInGerman } from './de/candidates/experiences.ts';
import { externalApplications as externalApplicationsInGerman } from './de/candidates/external-applications.ts';
import { profileFiles as profileFilesInGerman } from './de/candidates/profile-files.ts';
import { profiles as profilesInGerman } from './de/candidates/profiles.ts';
import { requiredActions as requiredActionsInGerman } from './de/candidates/required-actions.ts';
import { resumeFiles as resumeFilesInGerman } from './de/candidates/resume-files.ts';
import { resumes as resumesInGerman } from './de/candidates/resumes.ts';
import { tailoredResumes as tailoredResumesInGerman } from './de/candidates/tailored-resumes.ts';
import { targetJobs as targetJobsInGerman } from './de/candidates/target-jobs.ts';
import { accountMails as accountMailsInGerman } from './de/identity/account-mails.ts';
import { hiringMails as hiringMailsInGerman } from './de/hiring/hiring-mails.ts';
import { jobMails as jobMailsInGerman } from './de/jobs/job-mails.ts';
import { mails as mailsInGerman } from './de/platform/mails.ts';
import { talentMails as talentMailsInGerman } from './de/talent/talent-mails.ts';
import { equalOpportunity as equalOpportunityInGerman } from './de/fairness/equal-opportunity.ts';
import { humanReviews as humanReviewsInGerman } from './de/fairness/human-reviews.ts';
import { impactSummaries as impactSummariesInGerman } from './de/fairness/impact-summaries.ts';
import { applicantNotes as applicantNotesInGerman } from './de/hiring/applicant-notes.ts';
import { applicantViews as applicantViewsInGerman } from './de/hiring/applicant-views.ts';
import { applications as applicationsInGerman } from './de/hiring/applications.ts';
import { bulkActions as bulkActionsInGerman } from './de/hiring/bulk-actions.ts';
import { hiringErrors as hiringErrorsInGerman } from './de/hiring/errors.ts';
import { interviews as interviewsInGerman } from './de/hiring/interviews.ts';
import { jobStages as jobStagesInGerman } from './de/hiring/job-stages.ts';
import { messages as messagesInGerman } from './de/hiring/messages.ts';
import { myApplications as myApplicationsInGerman } from './de/hiring/my-applications.ts';
import { offers as offersInGerman } from './de/hiring/offers.ts';
import { recruiterDashboard as recruiterDashboardInGerman } from './de/hiring/recruiter-dashboard.ts';
import { reports as reportsInGerman } from './de/hiring/reports.ts';
import { scorecards as scorecardsInGerman } from './de/hiring/scorecards.ts';
import { timeline as timelineInGerman } from './de/hiring/timeline.ts';
import { auth as authInGerman } from './de/identity/auth.ts';
import { companies as companiesInGerman } from './de/identity/companies.ts';
import { identityErrors as identityErrorsInGerman } from './de/identity/errors.ts';
import { companySettings as companySettingsInGerman } from './de/identity/company-settings.ts';
import { security as securityInGerman } from './de/identity/security.ts';
import { settings as settingsInGerman } from './de/identity/settings.ts';
import { ats as atsInGerman } from './de/integrations/ats.ts';
import { integrationErrors as integrationErrorsInGerman } from './de/integrations/errors.ts';
import { mcp as mcpInGerman } from './de/integrations/mcp.ts';
import { webhooks as webhooksInGerman } from './de/integrations/webhooks.ts';
import { addedJobs as addedJobsInGerman } from './de/jobs/added-jobs.ts';
import { companyPages as companyPagesInGerman } from './de/jobs/company-pages.ts';
import { jobErrors as jobErrorsInGerman } from './de/jobs/errors.ts';
import { hiringTeam as hiringTeamInGerman } from './de/jobs/hiring-team.ts';
import { jobForm as jobFormInGerman } from './de/jobs/job-form.ts';
import { jobSearch as jobSearchInGerman } from './de/jobs/job-search.ts';
import { sampleJobs as sampleJobsInGerman } from './de/jobs/sample-jobs.ts';
import { jobs as jobsInGerman } from './de/jobs/jobs.ts';
import { fit as fitInGerman } from './de/matching/fit.ts';
import { skills as skillsInGerman } from './de/matching/skills.ts';
import { contact as contactInGerman } from './de/operations/contact.ts';
import { operationErrors as operationErrorsInGerman } from './de/operations/errors.ts';
import { internal as internalInGerman } from './de/operations/internal.ts';
import { internalPeople as internalPeopleInGerman } from './de/operations/internal-people.ts';
import { internalWork as internalWorkInGerman } from './de/operations/internal-work.ts';
import { platformErrors as platformErrorsInGerman } from './de/platform/error-details.ts';
import { errors as errorsInGerman } from './de/platform/errors.ts';
import { home as homeInGerman } from './de/platform/home.ts';
import { inputs as inputsInGerman } from './de/platform/inputs.ts';
import { legal as legalInGerman } from './de/platform/legal.ts';
import { notices as noticesInGerman } from './de/platform/notices.ts';
import { notifications as notificationsInGerman } from './de/platform/notifications.ts';
import { publicPages as publicPagesInGerman } from './de/platform/public-pages.ts';
import { shell as shellInGerman } from './de/platform/shell.ts';
import { ui as uiInGerman } from './de/platform/ui.ts';
import { personalData as personalDataInGerman } from './de/privacy/personal-data.ts';
import { talentErrors as talentErrorsInGerman } from './de/talent/errors.ts';
import { talentPool as talentPoolInGerman } from './de/talent/talent-pool.ts';
import { dashboard } from './en/candidates/dashboard.ts';
import { candidateErrors } from './en/candidates/errors.ts';
import { experiences } from './en/candidates/experiences.ts';
import { externalApplications } from './en/candidates/external-applications.ts';
import { profileFiles } from './en/candidates/profile-files.ts';
import { profiles } from './en/candidates/profiles.ts';
import { requiredActions } from './en/candidates/required-actions.ts';
import { resumeFiles } from './en/candidates/resume-files.ts';
import { resumes } from './en/candidates/resumes.ts';
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
import { applicantViews } from './en/hiring/applicant-views.ts';
import { applications } from './en/hiring/applications.ts';
import { bulkActions } from './en/hiring/bulk-actions.ts';
import { hiringErrors } from './en/hiring/errors.ts';
import { interviews } from './en/hiring/interviews.ts';
import { jobStages } from './en/hiring/job-stages.ts';
import { messages } from './en/hiring/messages.ts';
import { myApplications } from './en/hiring/my-applications.ts';
import { offers } from './en/hiring/offers.ts';
import { recruiterDashboard } from './en/hiring/recruiter-dashboard.ts';
import { reports } from './en/hiring/reports.ts';
import { scorecards } from './en/hiring/scorecards.ts';
import { timeline } from './en/hiring/timeline.ts';
import { auth } from './en/identity/auth.ts';
import { companies } from './en/identity/companies.ts';
import { identityErrors } from './en/identity/errors.ts';
import { companySettings } from './en/identity/company-settings.ts';
import { security } from './en/identity/security.ts';
import { settings } from './en/identity/settings.ts';
import { ats } from './en/integrations/ats.ts';
import { integrationErrors } from './en/integrations/errors.ts';
import { mcp } from './en/integrations/mcp.ts';
import { webhooks } from './en/integrations/webhooks.ts';
import { addedJobs } from './en/jobs/added-jobs.ts';
import { companyPages } from './en/jobs/company-pages.ts';
import { jobErrors } from './en/jobs/errors.ts';
import { hiringTeam } from './en/jobs/hiring-team.ts';
import { jobForm } from './en/jobs/job-form.ts';
import { jobSearch } from './en/jobs/job-search.ts';
import { sampleJobs } from './en/jobs/sample-jobs.ts';
import { jobs } from './en/jobs/jobs.ts';
import { fit } from './en/matching/fit.ts';
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
import { shell } from './en/platform/shell.ts';
import { ui } from './en/platform/ui.ts';
import { personalData } from './en/privacy/personal-data.ts';
import { talentErrors } from './en/talent/errors.ts';
import { talentPool } from './en/talent/talent-pool.ts';
import type { Language } from './languages.ts';

/** Every message in English, by area. A page carries only those that it shows. */
export const english = {
  accountMails,
  addedJobs,
  applicantNotes,
  applicantViews,
  applications,
  ats,
  auth,
  bulkActions,
  candidateErrors,
  companies,
  companyPages,
  companySettings,
  contact,
  dashboard,
  equalOpportunity,
  errors,
  experiences,
  externalApplications,
  fit,
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
  interviews,
  jobErrors,
  jobForm,
  jobMails,
  jobSearch,
  jobStages,
  jobs,
  sampleJobs,
  legal,
  mails,
  messages,
  myApplications,
  notices,
  notifications,
  offers,
  operationErrors,
  personalData,
  platformErrors,
  profileFiles,
  profiles,
  publicPages,
  recruiterDashboard,
  reports,
  requiredActions,
  resumeFiles,
  resumes,
  scorecards,
  timeline,
  security,
  settings,
  shell,
  skills,
  tailoredResumes,
  talentErrors,
  talentMails,
  talentPool,
  targetJobs,
  ui,
  mcp,
  webhooks,
} as const;

type Catalogue = { [Area in keyof typeof english]: Record<keyof (typeof english)[Area], string> };

const german: Catalogue = {
  accountMails: accountMailsInGerman,
  addedJobs: addedJobsInGerman,
  applicantNotes: applicantNotesInGerman,
  applicantViews: applicantViewsInGerman,
  applications: applicationsInGerman,
  ats: atsInGerman,
  auth: authInGerman,
  bulkActions: bulkActionsInGerman,
  candidateErrors: candidateErrorsInGerman,
  companies: companiesInGerman,
  companyPages: companyPagesInGerman,
  companySettings: companySettingsInGerman,
  contact: contactInGerman,
  dashboard: dashboardInGerman,
  equalOpportunity: equalOpportunityInGerman,
  errors: errorsInGerman,
  experiences: experiencesInGerman,
  externalApplications: externalApplicationsInGerman,
  fit: fitInGerman,
  hiringErrors: hiringErrorsInGerman,
  hiringMails: hiringMailsInGerman,
  hiringTeam: hiringTeamInGerman,
  home: homeInGerman,
  humanReviews: humanReviewsInGerman,
  identityErrors: identityErrorsInGerman,
  impactSummaries: impactSummariesInGerman,
  inputs: inputsInGerman,
  integrationErrors: integrationErrorsInGerman,
  internal: internalInGerman,
  internalPeople: internalPeopleInGerman,
  internalWork: internalWorkInGerman,
  interviews: interviewsInGerman,
  jobErrors: jobErrorsInGerman,
  jobForm: jobFormInGerman,
  jobMails: jobMailsInGerman,
  jobSearch: jobSearchInGerman,
  jobStages: jobStagesInGerman,
  jobs: jobsInGerman,
  sampleJobs: sampleJobsInGerman,
  legal: legalInGerman,
  mails: mailsInGerman,
  messages: messagesInGerman,
  myApplications: myApplicationsInGerman,
  notices: noticesInGerman,
  notifications: notificationsInGerman,
  offers: offersInGerman,
  operationErrors: operationErrorsInGerman,
  personalData: personalDataInGerman,
  platformErrors: platformErrorsInGerman,
  profileFiles: profileFilesInGerman,
  profiles: profilesInGerman,
  publicPages: publicPagesInGerman,
  recruiterDashboard: recruiterDashboardInGerman,
  reports: reportsInGerman,
  requiredActions: requiredActionsInGerman,
  resumeFiles: resumeFilesInGerman,
  resumes: resumesInGerman,
  scorecards: scorecardsInGerman,
  timeline: timelineInGerman,
  security: securityInGerman,
  settings: settingsInGerman,
  shell: shellInGerman,
  skills: skillsInGerman,
  tailoredResumes: tailoredResumesInGerman,
  talentErrors: talentErrorsInGerman,
  talentMails: talentMailsInGerman,
  talentPool: talentPoolInGerman,
  targetJobs: targetJobsInGerman,
  ui: uiInGerman,
  mcp: mcpInGerman,
  webhooks: webhooksInGerman,
};

/** Every message in every language. */
export const catalogues: Record<Language, Catalogue> = { en: english, de: german };
