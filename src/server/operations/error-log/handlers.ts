import { z } from 'zod';
import type { errorLogApi } from '../../../api/operations/error-log.ts';
import type { Handlers, Services } from '../../context.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { listErrors } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'errors'>;

const place = z.tuple([cursorInstant, z.uuid()]);

/** The error log as internal staff see it. */
export const errorLogHandlers: Handlers<typeof errorLogApi, Ports> = {
  listErrors: async ({ query }, { database, config, errors }) => {
    // Whoever quotes an id has just seen it: what is still on its way is waited for.
    await errors.flush();
    const { q = '', request_id: requestId = null, from = null, to = null, cursor, limit } = query;
    const after = readCursor(place, cursor);
    const rows = await listErrors(database, { q, requestId, from, to, after, limit: limit + 1 });
    return { ...pageOf(rows, limit), kept_days: config.errorLogDays };
  },
};
