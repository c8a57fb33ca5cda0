import { storedFileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { atsConnection } from './ats.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, plainText } from '../platform/fields.ts';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';

/** The kinds of stage here that a stage of another system can be; an end against the candidate is a person's to confirm. */
export const atsStageKinds = ['new', 'screen', 'interview', 'offer', 'hired'] as const;
/** One of them. */
export type AtsStageKind = (typeof atsStageKinds)[number];

/** A stage of the other system, and which kind of stage it is here; null for none. */
export const atsStage = z
  .object({ id: z.string(), name: z.string(), kind: z.enum(atsStageKinds).nullable() })
  .meta({ id: 'AtsStage' });
export type AtsStage = z.infer<typeof atsStage>;

/** How a company is in sync with its applicant tracking system, as its owners see it. */
export const atsStatus = z
  .object({
    connection: atsConnection.nullable(),
    running: z.boolean(),
    last_synced_at: z.string().nullable(),
    /** When it goes on by itself after a limit or a failure; null when it waits for nothing. */
    next_at: z.string().nullable(),
    /** Why the last sync ended early. */
    problem: z.string().nullable(),
    /** What the current run, or the last one, has read. */
    parts: z.array(
      z.object({ part: z.enum(['jobs', 'stages', 'applications']), records: z.int(), finished: z.boolean() }),
    ),
    counts: z.object({
      jobs: z.int(),
      open_jobs: z.int(),
      stages: z.int(),
      candidates: z.int(),
      applications: z.int(),
      waiting: z.int(),
      failed: z.int(),
    }),
    /** What was not taken over, not sent, not told or not forgotten there, and why; at most 100. */
    issues: z.array(
      z.object({
        kind: z.enum(['job', 'application', 'withdrawal', 'stage', 'erasure']),
        id,
        title: z.string(),
        problem: z.string(),
        path: z.string(),
        /** True when it is tried again only if somebody asks for it. */
        failed: z.boolean(),
      }),
    ),
    /** What a person has to settle: a rejection there, or another stage there than somebody chose here. */
    pending: z.array(
      z.object({
        application_id: id,
        job_title: z.string(),
        kind: z.enum(['rejected', 'conflict']),
        stage_here: z.string(),
        stage_there: z.string(),
        since: z.string(),
      }),
    ),
    stages: z.array(atsStage),
  })
  .meta({ id: 'AtsStatus' });
export type AtsStatus = z.infer<typeof atsStatus>;

const limits = [{ per: 'account', points: 120, seconds: hourSeconds }] as const;

/** Keeping a company in sync with its applicant tracking system. */
export const atsSyncApi = {
  getAtsStatus: endpoint({
    method: 'GET',
    path: '/api/ats/status',
    access: employerRoles,
    summary: 'How my company is in step with its applicant tracking system (owners only)',
    returns: atsStatus,
    errors: ['owner_only'],
  }),
  startAtsSync: endpoint({
    method: 'POST',
    path: '/api/ats/sync',
    access: employerRoles,
    summary: 'Begin a sync now, also what waits after a failure; not while the other side asks to wait',
    returns: atsStatus,
    errors: ['owner_only', 'not_found', 'conflict'],
    limits,
  }),
  retryAts: endpoint({
    method: 'POST',
    path: '/api/ats/retry',
    access: employerRoles,
    summary: 'Try everything again that could not be sent, told or forgotten there (owners only)',
    returns: atsStatus,
    errors: ['owner_only', 'not_found'],
    limits,
  }),
  mapAtsStage: endpoint({
    method: 'PUT',
    path: '/api/ats/stages',
    access: employerRoles,
    summary: 'Say which kind of stage a stage of the other system is here (owners only)',
    body: z.strictObject({ id: plainText(200).min(1), kind: z.enum(atsStageKinds).nullable() }),
    returns: atsStatus,
    errors: ['owner_only', 'not_found', 'invalid_input'],
  }),
  settleAtsDifference: endpoint({
    method: 'POST',
    path: '/api/ats/applications/{id}/settle',
    access: employerRoles,
    summary: 'Keep an application where it is here, or take over the stage of the other system (owners only)',
    params: idParams,
    body: z.strictObject({ choice: z.enum(['ours', 'theirs']) }),
    returns: atsStatus,
    errors: ['owner_only', 'not_found', 'conflict', 'invalid_input'],
  }),
  receiveAtsWebhook: endpoint({
    method: 'POST',
    path: '/api/ats/webhooks/{id}',
    access: 'public',
    summary:
      'Told by Merge that something changed: begins a sync when the raw body is signed with the secret of the connection, once for each signature, and not when the newest time in it is more than three days old',
    params: idParams,
    body: 'file',
    returns: null,
    errors: ['bad_signature', 'body_too_big'],
    limits: [{ per: 'address', points: 6000, seconds: hourSeconds }],
  }),
  openAtsResume: endpoint({
    method: 'GET',
    path: '/api/ats/files/{id}',
    access: 'public',
    summary:
      'The resume of an application, behind a signed link that only the applicant tracking system was given',
    params: idParams,
    query: z.object({ expires: z.coerce.number().int(), signature: z.string().max(100) }),
    returns: 'file',
    files: storedFileTypes,
    errors: ['not_found'],
    limits: [{ per: 'address', points: 600, seconds: hourSeconds }],
  }),
};
