import { z } from 'zod';
import { myApplication, stages } from './applications.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, pageQuery, version } from '../platform/fields.ts';
import { jobStatuses } from '../jobs/jobs.ts';
import { externalApplication } from '../candidates/external-applications.ts';

/** For so long after withdrawing, an application can be put back to where it was, in minutes. */
export const undoWithdrawalMinutes = 10;

/**
 * One line of my applications. here: sent through this site; target: one of my target jobs that I moved on by hand; outside:
 * one that I track with no posting here.
 */
export const trackedApplication = z
  .object({
    kind: z.enum(['here', 'target', 'outside']),
    /** Of the application, the target's job, or the outside application. */
    id,
    job_id: id.nullable(),
    title: z.string(),
    employer_name: z.string(),
    /** Those of an application here, or of my own list. */
    stage: z.enum([...stages, 'applied', 'closed']),
    stage_since: instant,
    /** When it was sent, or became one of mine. */
    applied_at: instant,
    /** Until when the employer said they answer; null where they said nothing, or have answered. */
    answer_by: instant.nullable(),
    version: z.int(),
    /** What I wrote down of an outside one. */
    outside: externalApplication.nullable(),
  })
  .meta({ id: 'TrackedApplication' });
export type TrackedApplication = z.infer<typeof trackedApplication>;

/** Something that happened to my application and that I may know. `stage` is where it went; null where nothing moved. */
export const applicationStep = z
  .object({
    at: instant,
    kind: z.enum([
      'submitted',
      'added',
      'viewed',
      'moved',
      'withdrawn',
      'restored',
      'interview_proposed',
      'interview_booked',
      'interview_changed',
      'interview_times_asked',
      'interview_cancelled',
      'interview_held',
      'offer_sent',
      'offer_accepted',
      'offer_declined',
      'offer_countersigned',
      'offer_withdrawn',
      'offer_expired',
      'human_review_asked',
      'human_review_answered',
    ]),
    stage: z.enum(stages).nullable(),
  })
  .meta({ id: 'ApplicationStep' });
export type ApplicationStep = z.infer<typeof applicationStep>;

/** One of my applications with all that happened to it. */
export const ownApplication = myApplication
  .extend({
    job_status: z.enum(jobStatuses),
    /** True where an employer reads it here, and can be written to. */
    has_employer: z.boolean(),
    /** Until when the employer said they answer; null where they said nothing, or have answered. */
    answer_by: instant.nullable(),
    /** The file that was sent, which is kept for as long as the application is. */
    resume_type: z.string(),
    /** What I was told of the part that the score had in a rejection; null while I was told nothing. */
    score_notice: z.object({ text: z.string(), sent_at: instant }).nullable(),
    steps: z.array(applicationStep),
    can_withdraw: z.boolean(),
    /** Until when a withdrawal can be undone; null when it cannot. */
    undo_until: instant.nullable(),
    as_of: instant,
  })
  .meta({ id: 'OwnApplication' });
export type OwnApplication = z.infer<typeof ownApplication>;

/** What I answered before to a question that a job asks in the same words: in which application, and when. */
export const earlierAnswer = z
  .object({ question_id: z.string(), answer: z.string(), employer_name: z.string(), answered_at: instant })
  .meta({ id: 'EarlierAnswer' });
export type EarlierAnswer = z.infer<typeof earlierAnswer>;

/** A candidate's own applications. */
export const myApplicationsApi = {
  listMyApplications: endpoint({
    method: 'GET',
    path: '/api/applications',
    access: ['candidate'],
    summary: 'My applications, here and elsewhere, that are open or have ended, newest first',
    scope: 'applications:read',
    query: z.object({ state: z.enum(['open', 'closed']).default('open'), ...pageQuery }),
    returns: z.object({
      items: z.array(trackedApplication),
      next_cursor: z.string().nullable(),
      open: z.int(),
      closed: z.int(),
      as_of: instant,
    }),
    errors: ['invalid_request'],
  }),
  getMyApplication: endpoint({
    method: 'GET',
    path: '/api/applications/{id}',
    access: ['candidate'],
    summary: 'One of my applications, what I sent, and what happened to it',
    scope: 'applications:read',
    params: idParams,
    returns: ownApplication,
    errors: ['not_found'],
  }),
  listEarlierAnswers: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}/earlier-answers',
    access: ['candidate'],
    summary: "My newest answers to a job's questions where other jobs asked me the same",
    scope: 'applications:read',
    params: idParams,
    returns: z.object({ items: z.array(earlierAnswer) }),
    errors: ['not_found'],
  }),
  withdrawApplication: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/withdraw',
    access: ['candidate'],
    summary: 'Withdraw one of my applications',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version }),
    returns: ownApplication,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
  undoWithdrawal: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/undo-withdrawal',
    access: ['candidate'],
    summary: 'Put an application that I withdrew minutes ago back to where it was',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version }),
    returns: ownApplication,
    errors: ['not_found', 'conflict', 'stale_version'],
  }),
};
