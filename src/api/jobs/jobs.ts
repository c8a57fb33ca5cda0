import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { fitSummary } from '../matching/fit.ts';
import { date, id, idParams, pageQuery, text, version, webAddress } from '../platform/fields.ts';
import { externalBoardKinds } from './external-board-kinds.ts';
import { approvalStates, jobApproval } from './job-approval.ts';
import { jobChange } from './job-changes.ts';
import { askedQuestion, screeningQuestion, screeningQuestions } from './screening-questions.ts';
import { skillNames } from './skill-names.ts';
import { hourSeconds } from '../platform/durations.ts';
import { payComparison } from './pay-comparison.ts';
import { messageText } from '../platform/message-text.ts';

/** How one is employed. */
export const jobTypes = ['full_time', 'part_time', 'temporary', 'contract', 'internship'] as const;
/** Where the work is done, in one word. */
export const locationTypes = ['on_site', 'hybrid', 'remote'] as const;
/** The life of a job. */
export const jobStatuses = ['draft', 'open', 'paused', 'closed'] as const;
/** What a salary is paid for. */
export const salaryIntervals = ['year', 'month', 'week', 'day', 'hour'] as const;

/** Where the work is done. */
export const jobLocation = z
  .strictObject({ city: text(120), state: text(120), country: text(120) })
  .meta({ id: 'JobLocation' });

/** Pay in whole units of `currency` for each `interval`. `display` is how it is shown; null when nothing is stated. */
export const salaryRange = z
  .object({
    min: z.int().nullable(),
    max: z.int().nullable(),
    currency: z.string(),
    interval: z.enum(salaryIntervals),
    display: z.string(),
  })
  .meta({ id: 'SalaryRange' });

const whole = z.int(messageText('inputs.wholeNumber'));
const amount = whole
  .min(0, messageText('inputs.notNegative'))
  .max(1_000_000_000, messageText('inputs.tooLarge'));

/** What an employer enters about a job. Salary is in whole units; null means not stated. The description is Markdown. */
export const jobInput = z
  .strictObject({
    title: text(160, messageText('jobs.titleRequired')),
    description: text(20_000, messageText('jobs.descriptionRequired')),
    skills: skillNames.pipe(z.array(z.string()).min(1, messageText('jobs.skillRequired'))),
    desired_skills: skillNames,
    job_type: z.enum(jobTypes),
    location_type: z.enum(locationTypes),
    locations: z.array(jobLocation).max(20, messageText('inputs.mostLocations')),
    salary_min: amount.nullable(),
    salary_max: amount.nullable(),
    salary_currency: z.string().regex(/^[A-Z]{3}$/, messageText('inputs.currency')),
    salary_interval: z.enum(salaryIntervals),
    years: whole.min(0, messageText('inputs.notNegative')).max(50, messageText('inputs.most50')).nullable(),
    education: text(120),
    languages: z.array(text(60)).max(10, messageText('inputs.mostLanguages')),
    apply_url: webAddress.nullable(),
    status: z.enum(jobStatuses),
    openings: whole.min(1, messageText('inputs.leastOne')).max(1000, messageText('inputs.most1000')),
    questions: screeningQuestions.default([]),
    /** The last day to apply, in UTC. */
    expires_on: date.nullable().default(null),
    /** Of my company's own lists; left out, they stay as they are. */
    department_id: id.nullable().optional(),
    location_id: id.nullable().optional(),
  })
  .refine((job) => !(Number(job.salary_min) > Number(job.salary_max) && job.salary_max !== null), {
    path: ['salary_min'],
    error: messageText('jobs.salaryOrder'),
    when: hasPlaces,
  })
  .refine(
    (job) => job.location_type !== 'on_site' || job.locations.some((place) => place.city || place.state),
    {
      path: ['locations'],
      error: messageText('jobs.locationRequired'),
      when: hasPlaces,
    },
  );
export type JobInput = z.output<typeof jobInput>;

const jobFields = {
  id,
  title: z.string(),
  employer_name: z.string(),
  skills: z.array(z.string()),
  location_type: z.enum(locationTypes),
  job_type: z.enum(jobTypes),
  locations: z.array(jobLocation),
  salary_range: salaryRange.nullable(),
  status: z.enum(jobStatuses),
  is_sample: z.boolean(),
  created_at: z.string(),
  published_at: z.string().nullable(),
};

/** A job as a card shows it. `summary` is its first 400 characters. `fit`, `saved` and the skills that they show are the caller's own, null or none for visitors and employers. */
export const jobCard = z
  .object({
    ...jobFields,
    summary: z.string(),
    /** The kind of the employer's board elsewhere where it stands; null for other jobs. */
    board: z.enum(externalBoardKinds).nullable(),
    fit: fitSummary.nullable(),
    shown_skills: z.array(z.string()),
    saved: z.boolean().nullable(),
    applied: z.boolean().nullable(),
  })
  .meta({ id: 'JobCard' });
export type JobCard = z.infer<typeof jobCard>;

/** A job in full. */
export const job = z
  .object({
    ...jobFields,
    description: z.string(),
    desired_skills: z.array(z.string()),
    years: z.int().nullable(),
    education: z.string(),
    languages: z.array(z.string()),
    openings: z.int(),
    apply_url: z.string().nullable(),
    job_url: z.string().nullable(),
    source: z.enum(['employer', 'candidate', 'ats', 'board']),
    /** The employer's board elsewhere where it stands, and when that was read last; null for other jobs. */
    board: z.object({ kind: z.enum(externalBoardKinds), read_at: z.string().nullable() }).nullable(),
    expires_at: z.string().nullable(),
    questions: z.array(askedQuestion),
    /** Where in the company it is, by the company's own lists. */
    department: z.object({ id, name: z.string() }).nullable(),
    company_location: z.object({ id, name: z.string() }).nullable(),
    /** How applications go on to the employer's applicant tracking system: sent, or in a file that the employer takes; null for not. */
    goes_to_ats: z.enum(['sent', 'file']).nullable(),
    company: z
      .object({
        id,
        name: z.string(),
        website: z.string().nullable(),
        description: z.string(),
        logo_url: z.string().nullable(),
        open_jobs: z.int(),
      })
      .nullable(),
    /** The caller's own relation to it: null for visitors. */
    mine: z
      .object({
        can_edit: z.boolean(),
        saved: z.boolean(),
        application: z.object({ id, stage: z.string(), created_at: z.string() }).nullable(),
        /** The questions with what marks an answer for review; null for all but the job's own company. */
        questions: z.array(screeningQuestion).nullable(),
        /** What it needs before it can be published, for its company; null where nothing is needed. */
        approval: jobApproval.nullable(),
      })
      .nullable(),
    version: z.int(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

/** A job as its company's table lists it. */
export const postingRow = z
  .object({
    id,
    title: z.string(),
    job_type: z.enum(jobTypes),
    location_type: z.enum(locationTypes),
    locations: z.array(jobLocation),
    status: z.enum(jobStatuses),
    /** Where its approval stands, while it needs one to be published. */
    approval: z.enum(approvalStates).nullable(),
    is_sample: z.boolean(),
    /** The name of its department; empty without one. */
    department: z.string(),
    applicants: z.int(),
    new_applicants: z.int(),
    /** How many of them are in each kind of stage now; who was rejected or withdrew is in none. */
    pipeline: z.object({ new: z.int(), screen: z.int(), interview: z.int(), offer: z.int(), hired: z.int() }),
    /** How many of them wait for an answer longer than was promised, or than 14 days. */
    overdue: z.int(),
    created_at: z.string(),
    created_by_me: z.boolean(),
    version,
  })
  .meta({ id: 'PostingRow' });
export type PostingRow = z.infer<typeof postingRow>;

/** Jobs, and posting them. */
export const jobsApi = {
  getJob: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}',
    access: 'public',
    summary: 'One job; drafts only for their own company',
    scope: 'jobs:read',
    params: idParams,
    returns: job,
    errors: ['not_found'],
  }),
  listSimilarJobs: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/similar',
    access: 'public',
    summary:
      'Up to five open jobs that ask for the same skills, and how the pay compares with that of such jobs',
    scope: 'jobs:read',
    params: idParams,
    returns: z.object({ items: z.array(jobCard), pay: payComparison.nullable() }),
    mayLag: true,
    errors: ['not_found'],
    limits: [{ per: 'address', eachProcess: true, points: 3000, seconds: 600 }],
  }),
  createJob: endpoint({
    method: 'POST',
    path: '/api/jobs',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'Post a job for my company',
    scope: 'jobs:write',
    body: jobInput,
    returns: job,
    errors: ['invalid_input', 'idempotency_mismatch', 'email_unverified'],
    creates: true,
    limits: [{ per: 'account', points: 600, seconds: hourSeconds }],
  }),
  updateJob: endpoint({
    method: 'PUT',
    path: '/api/jobs/{id}',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "Change one of my company's jobs; scores follow",
    scope: 'jobs:write',
    params: idParams,
    body: z.strictObject({ version, value: jobInput }),
    returns: job,
    errors: ['not_found', 'invalid_input', 'stale_version', 'email_unverified'],
  }),
  listJobChanges: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/changes',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "The history of one of my company's jobs, newest first",
    scope: 'jobs:read',
    params: idParams,
    returns: z.object({ items: z.array(jobChange) }),
    errors: ['not_found'],
  }),
  listPostings: endpoint({
    method: 'GET',
    path: '/api/recruiter/jobs',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "My postings, or my company's, newest first",
    scope: 'jobs:read',
    query: z.object({
      scope: z.enum(['mine', 'team']).default('mine'),
      status: z.enum(jobStatuses).optional(),
      q: text(100).optional(),
      type: z.enum(jobTypes).optional(),
      sample: z.enum(['yes', 'no']).optional(),
      /** Only those of this department of my company. */
      department: id.optional(),
      /** Only those whose approval stands so. */
      approval: z.enum(approvalStates).optional(),
      ...pageQuery,
    }),
    returns: z.object({ items: z.array(postingRow), next_cursor: z.string().nullable(), total: z.int() }),
    errors: ['invalid_request'],
  }),
  createSampleJobs: endpoint({
    method: 'POST',
    path: '/api/recruiter/sample-jobs',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'Create three labelled sample jobs for my company',
    returns: z.object({ items: z.array(postingRow) }),
    errors: ['idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  deleteSampleJobs: endpoint({
    method: 'DELETE',
    path: '/api/recruiter/sample-jobs',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "Remove my company's sample jobs",
    returns: null,
    errors: [],
  }),
};

/** Rules over two fields are told together with the mistakes of other fields, as soon as the value can be looked at. */
function hasPlaces({ value }: { value: unknown }): boolean {
  if (typeof value !== 'object' || value === null || !('locations' in value)) return false;
  return (
    Array.isArray(value.locations) && value.locations.every((place) => typeof place === 'object' && place)
  );
}
