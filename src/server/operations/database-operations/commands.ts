import { dayMs, hourMs } from '../../../api/platform/durations.ts';
import { purgeDeletedExperiences } from '../../candidates/experiences/queries.ts';
import type { Services } from '../../context.ts';
import type { Actor } from '../../identity/actor.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { dropOldChanges } from '../../jobs/job-search/index-queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { purgeErrors } from '../error-log/queries.ts';
import { lockDeadTask, tidyTables } from './queries.ts';

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

/**
 * Deletes changes of jobs that all indexes have taken in, experiences that were deleted an hour ago and errors that are old enough, and
 * does what a PostgreSQL server does by itself and the embedded one never does: vacuum and analyze.
 */
export async function tidyDatabase({
  config,
  database,
  now,
}: Pick<Services, 'config' | 'database' | 'now'>): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await dropOldChanges(database, before(dayMs));
  await purgeDeletedExperiences(database, before(hourMs));
  await purgeErrors(database, before(config.errorLogDays * dayMs));
  if (database.kind === 'embedded') await tidyTables(database);
}
