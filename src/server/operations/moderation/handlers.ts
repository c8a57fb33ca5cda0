import { z } from 'zod';
import type { moderationApi } from '../../../api/operations/moderation.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { putJobBack, resolveReport, takeJobDown } from './commands.ts';
import { findReport, holdJob, listReports } from './queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

const place = z.tuple([cursorInstant, z.uuid()]);

/** What internal staff do about what people report and ask; each act is written down. */
export const moderationHandlers: Handlers<typeof moderationApi, Ports> = {
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
          detail: resolved
            ? message('operationErrors.alreadyResolved')
            : message('operationErrors.alreadyOpen'),
        });
      await resolveReport(context, actor.id, before, { resolved, note });
      const after = await findReport(database, params.id);
      if (!after) throw new ApiError('not_found');
      return after;
    }),

  takeJobDown: ({ params, body: { reason } }, context) =>
    context.database.transact(async () => {
      const job = await holdJob(context.database, params.id);
      if (!job) throw new ApiError('not_found');
      if (job.takenDown)
        throw new ApiError('conflict', { detail: message('operationErrors.alreadyTakenDown') });
      await takeJobDown(context, context.actor.id, job, reason);
    }),

  putJobBack: ({ params }, context) =>
    context.database.transact(async () => {
      const job = await holdJob(context.database, params.id);
      if (!job?.takenDown) throw new ApiError('not_found');
      await putJobBack(context, context.actor.id, job);
    }),
};
