import { z } from 'zod';
import type { moderationApi } from '../../../api/operations/moderation.ts';
import { type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { notify } from '../../platform/notifications/commands.ts';
import {
  findReport,
  type HeldJob,
  hideJob,
  holdJob,
  listAnswerable,
  listReports,
  setResolved,
  showJob,
} from './queries.ts';

const place = z.tuple([cursorInstant, z.uuid()]);

/** What internal staff do about what people report and ask; each act is written down. */
export const moderationHandlers: Handlers<typeof moderationApi> = {
  listReports: async ({ query: { kind = null, state, cursor, limit } }, { database }) => {
    const after = readCursor(place, cursor);
    const filter = { kind, resolved: state === 'resolved', after, limit: limit + 1 };
    return pageOf(await listReports(database, filter), limit);
  },

  getReport: async ({ params }, { database }) => {
    const found = await findReport(database, params.id);
    if (!found) throw new ApiError('not_found');
    return found;
  },

  resolveReport: ({ params, body: { resolved, note } }, context) =>
    context.database.transact(async () => {
      const { actor, database } = context;
      const before = await findReport(database, params.id);
      if (!before) throw new ApiError('not_found');
      if (resolved === (before.resolved_at !== null))
        throw new ApiError('conflict', {
          detail: resolved ? 'It is resolved already.' : 'It is open already.',
        });
      await setResolved(database, before, resolved ? context.now() : null, note);
      await recordEvent(database, {
        actorId: actor.id,
        action: resolved ? 'report.resolved' : 'report.reopened',
        objectType: 'report',
        objectId: before.id,
        data: { kind: before.kind, topic: before.topic },
      });
      const after = await findReport(database, params.id);
      if (!after) throw new ApiError('not_found');
      return after;
    }),

  takeJobDown: ({ params, body: { reason } }, context) =>
    context.database.transact(async () => {
      const job = await holdJob(context.database, params.id);
      if (!job) throw new ApiError('not_found');
      if (job.takenDown) throw new ApiError('conflict', { detail: 'It is taken down already.' });
      await hideJob(context.database, job, reason, context.now());
      await record(context, job, 'job.taken_down', { reason });
      await tell(context, job, {
        title: `${job.title} was taken down by those who run this site`,
        text: `Reason: ${reason} Nobody outside your company sees it. Write to us when it is mended, and we put it back.`,
      });
    }),

  putJobBack: ({ params }, context) =>
    context.database.transact(async () => {
      const job = await holdJob(context.database, params.id);
      if (!job?.takenDown) throw new ApiError('not_found');
      const status = await showJob(context.database, job.id, context.now());
      await record(context, job, 'job.put_back', { status });
      await tell(context, job, { title: `${job.title} is back`, text: `It is ${status} again.` });
    }),
};

function record(
  { actor, database }: SignedIn,
  job: HeldJob,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  const { id: objectId, companyId } = job;
  return recordEvent(database, { actorId: actor.id, action, objectType: 'job', objectId, companyId, data });
}

async function tell(context: SignedIn, job: HeldJob, words: { title: string; text: string }): Promise<void> {
  const key = `takedown:${job.id}:${context.now().toISOString()}`;
  for (const userId of await listAnswerable(context.database, job.id)) {
    await notify(context, { userId, kind: 'job_moderated', key, path: `/jobs/${job.id}`, ...words });
  }
}
