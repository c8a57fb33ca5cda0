import { z } from 'zod';
import type { databaseOperationsApi } from '../../../api/operations/database-operations.ts';
import { countOverdueNotices } from '../../hiring/applications/rejection-queries.ts';
import type { Handlers, Services } from '../../context.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { dropDeadTask, retryDeadTask } from './commands.ts';
import { countTasks, describeDatabase, listDead } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

const place = z.tuple([cursorInstant, z.uuid()]);

/** The database as staff see it, and work that gave up. */
export const databaseOperationsHandlers: Handlers<typeof databaseOperationsApi, Ports> = {
  getDatabaseState: async (_input, { database, ...services }) => ({
    ...(await describeDatabase(database)),
    tasks: await countTasks(database),
    overdue_notices: await countOverdueNotices(database, services.now()),
  }),

  listDeadTasks: async ({ query: { cursor, limit } }, { database }) => {
    const rows = await listDead(database, readCursor(place, cursor), limit + 1);
    return pageOf(
      rows.map((item) => ({ item, key: [item.died_at, item.id] })),
      limit,
    );
  },

  retryDeadTask: ({ params: { id } }, context) => retryDeadTask(context, context.actor, id),

  dropDeadTask: ({ params: { id } }, context) => dropDeadTask(context, context.actor, id),
};
