import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { lockDeadTask } from './queries.ts';

type Ports = Pick<Services, 'database' | 'queue'>;
type Staff = Pick<Actor, 'id'>;

/** Has a task tried again that gave up. */
export function retryDeadTask(ports: Ports, staff: Staff, id: string): Promise<void> {
  return actOn(ports, staff, id, 'task.retried', (name) => ports.queue.retryDead(id, name));
}

/** Drops a task that gave up. */
export function dropDeadTask(ports: Ports, staff: Staff, id: string): Promise<void> {
  return actOn(ports, staff, id, 'task.dropped', () => ports.queue.dropDead(id));
}

function actOn(
  { database }: Ports,
  staff: Staff,
  id: string,
  action: string,
  act: (name: string) => Promise<void>,
): Promise<void> {
  return database.transact(async () => {
    const found = await lockDeadTask(database, id);
    if (!found) throw new ApiError('not_found');
    await act(found.name);
    const data = { task: found.name };
    await recordEvent(database, { actorId: staff.id, action, objectType: 'task', objectId: id, data });
  });
}
