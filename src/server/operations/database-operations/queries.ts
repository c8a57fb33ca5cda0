import type { DatabaseState, DeadTask } from '../../../api/operations/database-operations.ts';
import type { Database } from '../../platform/db/connect.ts';

/** Frees the space of old row versions and counts the tables for the planner: table by table, so that others have their turn in between. */
export async function tidyTables(database: Database): Promise<void> {
  const tables = await database.sql<{ name: string }>(
    "select oid::regclass::text as name from pg_class where relkind = 'r' and not relisshared",
  );
  for (const { name } of tables) {
    await database.sql(`vacuum ${name}`);
    await database.sql(`analyze ${name}`);
  }
}

/** The database's version, sizes and migrations. Sizes are on disk, with indexes; rows are the planner's estimate. */
export async function describeDatabase(
  database: Database,
): Promise<Omit<DatabaseState, 'tasks' | 'overdue_notices'>> {
  const tables = await database.sql<{ name: string; rows: string; bytes: string }>(
    `select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name,
            c.reltuples::bigint as rows, pg_total_relation_size(c.oid) as bytes
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
      order by 3 desc, 1`,
  );
  const [server] = await database.sql<{ version: string; bytes: string }>(
    "select current_setting('server_version') as version, pg_database_size(current_database()) as bytes",
  );
  const [migrations] = await database.sql<{ applied: number; last: string | null }>(
    'select count(*)::int as applied, max(created_at)::text as last from drizzle.__drizzle_migrations',
  );
  const last = migrations?.last ?? null;
  return {
    kind: database.kind,
    version: server?.version.split(' ')[0] ?? '',
    bytes: Number(server?.bytes ?? 0),
    migrations: {
      applied: migrations?.applied ?? 0,
      last_written_at: last === null ? null : new Date(Number(last)).toISOString(),
    },
    tables: tables.map(({ name, rows, bytes }) => ({
      name,
      rows: Number(rows) < 0 ? null : Number(rows),
      bytes: Number(bytes),
    })),
  };
}

/** Work that is not done, by the name of its task. */
export async function countTasks(database: Database): Promise<DatabaseState['tasks']> {
  return database.sql<DatabaseState['tasks'][number]>(
    `select case name when 'dead-letters' then coalesce(source_name, name) else name end as name,
            (count(*) filter (where state = 'created' and name <> 'dead-letters'))::int as waiting,
            (count(*) filter (where state = 'retry'))::int as retrying,
            (count(*) filter (where state = 'active'))::int as running,
            (count(*) filter (where name = 'dead-letters'))::int as dead
       from pgboss.job
      where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%'
      group by 1 order by 1`,
  );
}

/** The names of all kinds of tasks, whether one waits or not. */
export async function listTaskNames(database: Database): Promise<string[]> {
  const rows = await database.sql<{ name: string }>(
    `select name from pgboss.queue where name <> 'dead-letters' and name not like '\\_\\_pgboss\\_\\_%'`,
  );
  return rows.map(({ name }) => name);
}

const dead = `select id, coalesce(source_name, name) as name, created_on as died_at, coalesce(source_retry_count, 0) + 1 as tries,
  coalesce(source_output->>'message', '') as error from pgboss.job where name = 'dead-letters' and state < 'completed'`;

type DeadRow = Omit<DeadTask, 'died_at'> & { died_at: Date };

/** Tasks that gave up, the newest first, after the given one. */
export async function listDead(
  database: Database,
  after: [string, string] | null,
  limit: number,
): Promise<DeadTask[]> {
  const rows = await database.sql<DeadRow>(
    `${dead} and ($1::timestamptz is null or (date_trunc('milliseconds', created_on), id) < ($1, $2::uuid))
      order by date_trunc('milliseconds', created_on) desc, id desc limit $3`,
    [after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(toDeadTask);
}

/** One task that gave up, held until the caller's transaction ends. */
export async function lockDeadTask(database: Database, id: string): Promise<DeadTask | null> {
  const [row] = await database.sql<DeadRow>(`${dead} and id = $1 for update`, [id]);
  return row ? toDeadTask(row) : null;
}

function toDeadTask(row: DeadRow): DeadTask {
  return { ...row, died_at: row.died_at.toISOString() };
}
