import type { Database } from '../../platform/db/connect.ts';
import { databaseErrorCode } from '../../platform/db/error-codes.ts';

type DatabaseFacts = { version: number; words: string; checksums: boolean; now: number };

/**
 * The PostgreSQL that answers: its version as a number (150004 is 15.4), in words, whether pages carry checksums, and its clock in
 * milliseconds.
 */
export async function databaseFacts(database: Database): Promise<DatabaseFacts> {
  const [facts] = await database.sql<DatabaseFacts>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as words,
       current_setting('data_checksums')::boolean as checksums,
       (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  if (!facts) throw new Error('The database told nothing of itself.');
  return facts;
}

/** Background work: how much waits, for how long the oldest has been due, in seconds, and how much was set aside after failing. */
export async function queueFacts(
  database: Database,
): Promise<{ waiting: number; overdue_seconds: number; set_aside: number }> {
  const [made] = await database.sql<{ made: boolean }>(
    "select to_regclass('pgboss.job') is not null as made",
  );
  // Before the first start there is no queue yet.
  if (!made?.made) return { waiting: 0, overdue_seconds: 0, set_aside: 0 };
  const [facts] = await database.sql<{ waiting: number; overdue_seconds: number; set_aside: number }>(
    `select count(*) filter (where name <> 'dead-letters')::int as waiting,
       coalesce(extract(epoch from now() - min(start_after) filter (where name <> 'dead-letters')), 0)::float8 as overdue_seconds,
       count(*) filter (where name = 'dead-letters')::int as set_aside
     from pgboss.job where state in ('created', 'retry')`,
  );
  return facts ?? { waiting: 0, overdue_seconds: 0, set_aside: 0 };
}

/** The stored files that rows name, in the order of their keys, with the SHA-256 they had when they came. */
export async function namedFiles(
  database: Database,
  after: string,
): Promise<{ key: string; sha256: string }[]> {
  return database.sql(
    `select storage_path as key, sha256 from resume_metadata where storage_path > $1
     union all select file_path, file_sha256 from offers where file_path > $1
     union all select storage_path, sha256 from data_exports where storage_path > $1 and state = 'ready' and sha256 is not null
     order by 1 limit 500`,
    [after],
  );
}

/** How many accounts may see the internal area. */
export async function countStaff(database: Database): Promise<number> {
  const [found] = await database.sql<{ staff: number }>(
    "select count(*)::int as staff from users where role in ('admin', 'internal')",
  );
  return found?.staff ?? 0;
}

/** Why a database could not be opened: its SQLSTATE or the code of the connection's error; null where there is none. */
export function connectionErrorCode(error: unknown): string | null {
  return databaseErrorCode(error);
}
