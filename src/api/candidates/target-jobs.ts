import { z } from 'zod';
import { stages } from '../hiring/applications.ts';
import { endpoint } from '../platform/endpoint.ts';
import { date, id, idParams, text, version } from '../platform/fields.ts';
import { trackedContact, trackingFields } from './tracking.ts';
import { jobStatuses, locationTypes } from '../jobs/jobs.ts';

/** The columns of my list, in order. */
export const targetStages = ['saved', 'applied', 'interview', 'offer', 'closed'] as const;
export type TargetStage = (typeof targetStages)[number];

/** A job that I aim for or applied to, as only I see it. */
export const targetJob = z
  .object({
    job_id: id,
    title: z.string(),
    employer_name: z.string(),
    location_type: z.enum(locationTypes),
    job_status: z.enum(jobStatuses),
    stage: z.enum(targetStages),
    /** My application here, which sets the stage; null where I keep the stage by hand. */
    application: z.object({ id, stage: z.enum(stages), version: z.int() }).nullable(),
    notes: z.string(),
    deadline: z.string().nullable(),
    next_step: z.string(),
    /** The day of the next step, in my time zone, on which I am reminded by mail. */
    remind_on: z.string().nullable(),
    contacts: z.array(trackedContact),
    /** When I went on to the employer's own page; null when I did not. */
    visited_at: z.string().nullable(),
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'TargetJob' });
export type TargetJob = z.infer<typeof targetJob>;

/** My private list of target jobs. */
export const targetJobsApi = {
  listTargetJobs: endpoint({
    method: 'GET',
    path: '/api/target-jobs',
    access: ['candidate'],
    summary: 'The jobs I saved or applied to, the newest first, at most 500',
    scope: 'jobs:read',
    returns: z.object({ items: z.array(targetJob) }),
    errors: [],
  }),
  updateTargetJob: endpoint({
    method: 'PATCH',
    path: '/api/target-jobs/{id}',
    access: ['candidate'],
    summary: 'Move one of my target jobs, or change its notes, deadline, next step or contacts',
    scope: 'jobs:write',
    params: idParams,
    body: z.strictObject({
      version,
      stage: z.enum(targetStages).optional(),
      notes: text(5000).optional(),
      deadline: date.nullable().optional(),
      next_step: trackingFields.next_step.optional(),
      remind_on: trackingFields.remind_on.optional(),
      contacts: trackingFields.contacts.optional(),
    }),
    returns: targetJob,
    errors: ['not_found', 'invalid_input', 'stale_version', 'conflict'],
  }),
};
