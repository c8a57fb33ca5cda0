import { z } from 'zod';
import { humanReviewsApi } from './fairness/human-reviews.ts';
import { applicantNotesApi } from './hiring/applicant-notes.ts';
import { applicantViewsApi } from './hiring/applicant-views.ts';
import { aheadQuery, applicationsApi } from './hiring/applications.ts';
import { bulkActionsApi } from './hiring/bulk-actions.ts';
import { customFieldsApi } from './hiring/custom-fields.ts';
import { interviewsApi } from './hiring/interviews.ts';
import { jobStagesApi } from './hiring/job-stages.ts';
import { messageThreadsApi } from './hiring/messages.ts';
import { myApplicationsApi } from './hiring/my-applications.ts';
import { offersApi } from './hiring/offers.ts';
import { reportsApi } from './hiring/reports.ts';
import { scorecardsApi } from './hiring/scorecards.ts';
import { accountSettingsApi } from './identity/account-settings.ts';
import { companiesApi } from './identity/companies.ts';
import { employerRoles } from './identity/roles.ts';
import { hiringTeamApi } from './jobs/hiring-team.ts';
import { jobLifecycleApi } from './jobs/job-lifecycle.ts';
import { jobsApi } from './jobs/jobs.ts';
import { fitApi } from './matching/fit.ts';
import { endpoint } from './platform/endpoint.ts';
import { id, idParams } from './platform/fields.ts';
import { talentApi } from './talent/talent-pool.ts';

/**
 * What a screen of many parts reads first, in one request: its record, and each part as the part's own endpoint answers it. A part
 * is null where that endpoint refuses, and for those whom it is not for.
 */
export const screensApi = {
  getApplicantScreen: endpoint({
    method: 'GET',
    path: '/api/screens/applicants/{id}',
    access: employerRoles,
    summary: 'Everything that the page of an applicant shows first',
    params: idParams,
    query: aheadQuery,
    returns: z.object({
      applicant: applicationsApi.getApplicant.returns,
      pipeline: jobStagesApi.getJobPipeline.returns.nullable(),
      team: hiringTeamApi.getHiringTeam.returns.nullable(),
      human_reviews: humanReviewsApi.listApplicantHumanReviews.returns.nullable(),
      messages: messageThreadsApi.listApplicantMessages.returns.nullable(),
      message_templates: messageThreadsApi.listMessageTemplates.returns.nullable(),
      interviews: interviewsApi.listApplicantInterviews.returns.nullable(),
      offers: offersApi.listApplicantOffers.returns.nullable(),
      scorecards: scorecardsApi.getScorecards.returns.nullable(),
      notes: applicantNotesApi.listApplicantNotes.returns.nullable(),
    }),
    errors: ['not_found'],
  }),
  getApplicantsScreen: endpoint({
    method: 'GET',
    path: '/api/screens/applicants',
    access: employerRoles,
    summary: 'What stands around a list of applicants: views, tags, work under way, the stages of its job',
    query: z.object({ job_id: id.optional() }),
    returns: z.object({
      views: applicantViewsApi.listApplicantViews.returns,
      tags: applicantNotesApi.listApplicantTags.returns.nullable(),
      bulk_actions: bulkActionsApi.listBulkActions.returns.nullable(),
      pipeline: jobStagesApi.getJobPipeline.returns.nullable(),
      stages: jobStagesApi.countApplicantsByStage.returns.nullable(),
    }),
    errors: ['not_found', 'invalid_request'],
  }),
  getApplicationScreen: endpoint({
    method: 'GET',
    path: '/api/screens/applications/{id}',
    access: ['candidate'],
    summary: 'Everything that the page of one of my applications shows first',
    params: idParams,
    returns: z.object({
      application: myApplicationsApi.getMyApplication.returns,
      offers: offersApi.listMyOffers.returns.nullable(),
      interviews: interviewsApi.listMyInterviews.returns.nullable(),
      human_reviews: humanReviewsApi.listMyHumanReviews.returns.nullable(),
      kept: talentApi.getKeptState.returns.nullable(),
      messages: messageThreadsApi.listApplicationMessages.returns.nullable(),
    }),
    errors: ['not_found'],
  }),
  getJobScreen: endpoint({
    method: 'GET',
    path: '/api/screens/jobs/{id}',
    access: 'public',
    summary: 'Everything that the page of a job shows first',
    params: idParams,
    returns: z.object({
      job: jobsApi.getJob.returns,
      similar: jobsApi.listSimilarJobs.returns.nullable(),
      answer_time: jobLifecycleApi.getAnswerTime.returns.nullable(),
      fit: fitApi.getJobFit.returns.nullable(),
      /** For the people who hire for it. */
      pipeline: jobStagesApi.getJobPipeline.returns.nullable(),
      stages: jobStagesApi.countApplicantsByStage.returns.nullable(),
      fields: customFieldsApi.getJobFields.returns.nullable(),
    }),
    errors: ['not_found'],
    limits: [{ per: 'address', eachProcess: true, points: 3000, seconds: 600 }],
  }),
  getRecruiterScreen: endpoint({
    method: 'GET',
    path: '/api/screens/recruiter',
    access: employerRoles,
    summary:
      'What the dashboard of an employer shows first: figures, what waits, the next interviews, features of the company',
    query: companiesApi.getRecruiterDashboard.query.extend(reportsApi.getToDo.query.shape),
    returns: z.object({
      dashboard: companiesApi.getRecruiterDashboard.returns,
      to_do: reportsApi.getToDo.returns.nullable(),
      /** The next five. */
      interviews: interviewsApi.listInterviews.returns.nullable(),
      features: accountSettingsApi.getCompanyFeatures.returns.nullable(),
    }),
    errors: ['invalid_request'],
  }),
};
