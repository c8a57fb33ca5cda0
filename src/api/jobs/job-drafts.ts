import { z } from 'zod';
import { companyLists } from '../identity/company-lists.ts';
import { endpoint } from '../platform/endpoint.ts';
import { instant, plainText, versionOrNone } from '../platform/fields.ts';
import { jobStatuses, jobTypes, locationTypes, salaryIntervals } from './jobs.ts';
import { questionTypes } from './screening-questions.ts';
import { hourSeconds } from '../platform/durations.ts';

const typed = plainText(2000);
const list = z.array(plainText(200)).max(100);

/** What the job form holds while it is typed: numbers stay text, so that nothing typed is lost or guessed at. */
export const jobFormValues = z
  .strictObject({
    title: typed,
    description: plainText(40_000),
    skills: list,
    desired_skills: list,
    job_type: z.enum(jobTypes),
    location_type: z.enum(locationTypes),
    locations: z
      .array(z.strictObject({ city: typed, state: typed, country: typed }))
      .min(1)
      .max(50),
    /** Where people may live who do remote work; none for anywhere. */
    countries: list.default([]),
    salary_min: typed,
    salary_max: typed,
    salary_currency: typed,
    salary_interval: z.enum(salaryIntervals),
    years: typed,
    education: typed,
    languages: list,
    apply_url: typed,
    status: z.enum(jobStatuses),
    openings: typed,
    questions: z
      .array(
        z.strictObject({
          id: typed,
          prompt: typed,
          type: z.enum(questionTypes),
          options: list,
          required: z.boolean(),
          accepts: list,
          at_least: typed,
        }),
      )
      .max(50),
    expires_on: typed,
    department_id: typed.default(''),
    location_id: typed.default(''),
  })
  .meta({ id: 'JobFormValues' });
export type JobFormValues = z.infer<typeof jobFormValues>;

/** Which form a draft is of: that of a new job, of a copy of a job, or of a job by its id. */
const name = z.string().regex(/^(new|(copy-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/);

/** An unsent job form, and the version of the job that it was typed over (0 for a new job). */
export const jobDraft = z
  .object({ version: versionOrNone, values: jobFormValues, saved_at: instant })
  .meta({ id: 'JobDraft' });
export type JobDraft = z.infer<typeof jobDraft>;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** Unsent job forms, kept for the person who types them and for nobody else. */
export const jobDraftsApi = {
  getJobDraft: endpoint({
    method: 'GET',
    path: '/api/recruiter/job-draft',
    access: employers,
    summary:
      'My unsent job form of this name, or null, the lists of my company that the form chooses from, and whether its jobs need approval',
    query: z.object({ name }),
    returns: z.object({ draft: jobDraft.nullable(), lists: companyLists, needs_approval: z.boolean() }),
    errors: ['invalid_request'],
  }),
  saveJobDraft: endpoint({
    method: 'PUT',
    path: '/api/recruiter/job-draft',
    access: employers,
    summary: 'Keep my unsent job form; of more than 50 the oldest goes',
    body: z.strictObject({ name, version: versionOrNone, values: jobFormValues }),
    returns: z.object({ saved_at: instant }),
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 7200, seconds: hourSeconds }],
  }),
  dropJobDraft: endpoint({
    method: 'DELETE',
    path: '/api/recruiter/job-draft',
    access: employers,
    summary: 'Forget my unsent job form',
    query: z.object({ name }),
    returns: null,
    errors: ['invalid_request'],
  }),
};
