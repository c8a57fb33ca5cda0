import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fitScore, fitSummary } from './fit.ts';
import { id, idParams, pageQuery, text, version } from './fields.ts';
import { givenAnswer, keptAnswer, reviewedAnswer } from './screening.ts';

/** The stages of an application, in order; the last three end it. */
export const stages = ['new', 'screen', 'interview', 'offer', 'hired', 'rejected', 'withdrawn'] as const;
export type Stage = (typeof stages)[number];

/** A candidate's own application as they see it. */
export const myApplication = z
  .object({
    id,
    job_id: id,
    job_title: z.string(),
    employer_name: z.string(),
    stage: z.enum(stages),
    stage_since: z.string(),
    resume_id: id,
    resume_name: z.string(),
    cover_note: z.string(),
    answers: z.array(keptAnswer),
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'MyApplication' });
export type MyApplication = z.infer<typeof myApplication>;

/** An applicant as the employer's list shows them. */
export const applicantRow = z
  .object({
    id,
    job_id: id,
    job_title: z.string(),
    candidate: z.object({ name: z.string(), email: z.string(), location: z.string() }),
    stage: z.enum(stages),
    resume_id: id,
    created_at: z.string(),
    /** Null while it was not scored. */
    fit: fitSummary.nullable(),
    version: z.int(),
  })
  .meta({ id: 'ApplicantRow' });
export type ApplicantRow = z.infer<typeof applicantRow>;

/** One thing that happened, in the order it happened. */
export const timelineEvent = z
  .object({ at: z.string(), action: z.string(), actor: z.string(), detail: z.string() })
  .meta({ id: 'TimelineEvent' });

/** An application as the employer reads it, with the same ledger that the candidate sees. */
export const applicant = applicantRow
  .extend({
    phone: z.string(),
    links: z.array(z.string()),
    cover_note: z.string(),
    answers: z.array(reviewedAnswer),
    resume: z.object({
      id,
      file_name: z.string(),
      file_type: z.string(),
      lines: z.array(
        z.object({ page: z.number(), line: z.number(), text: z.string(), section: z.string().nullable() }),
      ),
      /** Text in the file that a person cannot see; it counts for nothing. */
      hidden: z.array(z.object({ text: z.string(), page: z.number(), reason: z.string() })),
      parse_message: z.string().nullable(),
    }),
    score: fitScore.nullable(),
    timeline: z.array(timelineEvent),
  })
  .meta({ id: 'Applicant' });
export type Applicant = z.infer<typeof applicant>;

const applicantQuery = z.object({
  sort: z.enum(['newest', 'fit']).default('newest'),
  stage: z.enum(stages).optional(),
  ...pageQuery,
});
const applicantPage = z.object({
  items: z.array(applicantRow),
  next_cursor: z.string().nullable(),
  total: z.int(),
  unscored: z.int(),
});

/** Applying, and what an employer does with applications. */
export const applicationsApi = {
  applyToJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/applications',
    access: ['candidate'],
    summary: 'Apply to a job with one of my resumes; a second call answers the first application',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      resume_id: id,
      cover_note: text(5000),
      answers: z.array(givenAnswer).max(20).default([]),
    }),
    returns: myApplication,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: 3600 }],
  }),
  listMyApplications: endpoint({
    method: 'GET',
    path: '/api/applications',
    access: ['candidate'],
    summary: 'My applications, newest first',
    scope: 'applications:read',
    returns: z.object({ items: z.array(myApplication) }),
    errors: [],
  }),
  withdrawApplication: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/withdraw',
    access: ['candidate'],
    summary: 'Withdraw one of my applications',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version }),
    returns: myApplication,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
  listJobApplicants: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/applicants',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "Who applied to one of my company's jobs: newest first, or ranked by fit on request",
    scope: 'applications:read',
    params: idParams,
    query: applicantQuery,
    returns: applicantPage.extend({ job: z.object({ id, title: z.string(), status: z.string() }) }),
    errors: ['not_found', 'invalid_request'],
  }),
  listApplicants: endpoint({
    method: 'GET',
    path: '/api/applicants',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "Who applied to any of my company's jobs",
    scope: 'applications:read',
    query: applicantQuery,
    returns: applicantPage,
    errors: ['invalid_request'],
  }),
  getApplicant: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "One application to my company's jobs, with ledger, resume text and timeline",
    scope: 'applications:read',
    params: idParams,
    returns: applicant,
    errors: ['not_found'],
  }),
  moveApplicant: endpoint({
    method: 'POST',
    path: '/api/applicants/{id}/stage',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'Move an application to another stage',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({
      version,
      stage: z.enum(['new', 'screen', 'interview', 'offer', 'hired', 'rejected']),
    }),
    returns: applicantRow,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
};
