import { z } from 'zod';
import type { upkeepApi } from '../../../api/operations/database-operations.ts';
import { countOverdueNotices } from '../../hiring/applications/rejection-queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { countTasks, describeDatabase, holdDead, listDead } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now' | 'queue'>;

const place = z.tuple([cursorInstant, z.uuid()]);

/** The database as staff see it, and work that gave up. */
export const upkeepHandlers: Handlers<typeof upkeepApi, Ports> = {
  getDatabaseState: async (_input, { database, now }) => ({
    ...(await describeDatabase(database)),
    tasks: await countTasks(database),
    overdue_notices: await countOverdueNotices(database, now()),
  }),

  listDeadTasks: async ({ query: { cursor, limit } }, { database }) => {
    const rows = await listDead(database, readCursor(place, cursor), limit + 1);
    return pageOf(
      rows.map((item) => ({ item, key: [item.died_at, item.id] })),
      limit,
    );
  },

  retryDeadTask: ({ params: { id } }, context) =>
    actOn(context, id, 'task.retried', (name) => context.queue.retryDead(id, name)),

  dropDeadTask: ({ params: { id } }, context) =>
    actOn(context, id, 'task.dropped', () => context.queue.dropDead(id)),
};

function actOn(
  context: SignedIn<Ports>,
  id: string,
  action: string,
  act: (name: string) => Promise<void>,
): Promise<void> {
  const { actor, database } = context;
  return database.transact(async () => {
    const found = await holdDead(database, id);
    if (!found) throw new ApiError('not_found');
    await act(found.name);
    await recordEvent(database, {
      actorId: actor.id,
      action,
      objectType: 'task',
      objectId: id,
      data: { task: found.name },
    });
  });
}
