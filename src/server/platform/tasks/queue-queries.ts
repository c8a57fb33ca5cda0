import type { Database } from '../db/connect.ts';

/** So often a task may be cut off before that counts as a failed try: it may be what ends the process. */
const maxCutOffs = 20;
/** So often a task that failed is tried again. */
export const maxRetries = 4;

/** The names of the queues in which something may be started now: to ask each of them for it costs far more. */
export async function findDue(database: Database, tasks: readonly { name: string }[]): Promise<Set<string>> {
  const queues = await database.sql<{ name: string }>(
    `select q.name from unnest($1::text[]) as q(name) where exists (
       select 1 from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`,
    [tasks.map(({ name }) => name)],
  );
  return new Set(queues.map(({ name }) => name));
}

/**
 * Keeps the task of this key that waits from being started before the caller's transaction ends, so that it sees what the
 * caller did. False when it was started a moment ago.
 */
export async function lockWaiting(database: Database, name: string, key: string): Promise<boolean> {
  const waiting = await database.sql(
    "select 1 from pgboss.job where name = $1 and singleton_key = $2 and state = 'created' for share",
    [name, key],
  );
  return waiting.length > 0;
}

/**
 * Has tasks done again whose process has been silent for so long. To be cut off is no failed try, so each has one more; one that was cut
 * off too often is left to expire, which is one.
 */
export async function resumeCutOffTasks(database: Database, silentFor: number): Promise<void> {
  await database.sql(
    `update pgboss.job set state = 'retry', start_after = now(), retry_limit = retry_limit + 1
      where state = 'active' and retry_limit < $1
        and coalesce(heartbeat_on, started_on) <= now() - $2 * interval '1 second'`,
    [maxRetries + maxCutOffs, silentFor],
  );
}
