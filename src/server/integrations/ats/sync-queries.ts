import type { Database } from '../../platform/db/connect.ts';
import { isReadySql } from './queries.ts';

/** The parts of a sync, in the order in which they run. */
export const syncParts = ['jobs', 'stages', 'applications'] as const;
/** A part of a sync. */
export type SyncPart = (typeof syncParts)[number];

/** How far one part has come; it is finished while `finishedAt` is not null. */
export type PartState = {
  part: SyncPart;
  cursor: string | null;
  since: Date | null;
  records: number;
  finishedAt: Date | null;
};

/** A job that is known on both sides. */
export type JobLink = {
  remoteId: string;
  externalId: string;
  jobId: string | null;
  importedVersion: number;
};

/** The connections whose sync is due: ready, not asked to wait, and not synced for half an hour. */
export async function listDueConnections(database: Database, now: Date): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select id from ats_connections c
      where ${isReadySql} and (next_at is null or next_at <= $1)
        and (last_synced_at is null or last_synced_at < $1::timestamptz - interval '30 minutes' or problem is not null)
      order by id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** Notes that a sync runs. */
export async function beginSync(database: Database, id: string, now: Date): Promise<void> {
  await database.sql('update ats_connections set running_since = $2 where id = $1', [id, now]);
}

/** Notes how a sync ended: whole, or early with a sentence why and when to go on; `limited` is no failure of the connection. */
export async function endSync(
  database: Database,
  id: string,
  end: { now: Date; problem: string | null; nextAt: Date | null; failed: boolean },
): Promise<void> {
  await database.sql(
    `update ats_connections
        set running_since = null, problem = $3, next_at = $4,
            last_synced_at = case when $3::text is null then $2 else last_synced_at end,
            failures = case when $5 then failures + 1 else 0 end
      where id = $1`,
    [id, end.now, end.problem, end.nextAt, end.failed],
  );
}

/** Lets a sync that waits after a failure begin at once. */
export async function forgetWait(database: Database, id: string): Promise<void> {
  await database.sql('update ats_connections set next_at = null where id = $1 and failures > 0', [id]);
}

/**
 * Where a part goes on, or begins: a run asks for what changed since five minutes before the last run began, as the clocks of both
 * sides may differ.
 */
export async function beginPart(
  database: Database,
  connectionId: string,
  part: SyncPart,
  now: Date,
): Promise<Pick<PartState, 'cursor' | 'since'>> {
  const [row] = await database.sql<Pick<PartState, 'cursor' | 'since'>>(
    `insert into ats_parts (connection_id, part, next_since) values ($1, $2, $3::timestamptz - interval '5 minutes')
     on conflict (connection_id, part) do update
       set since = case when ats_parts.finished_at is null then ats_parts.since else ats_parts.next_since end,
           next_since = case when ats_parts.finished_at is null then ats_parts.next_since else excluded.next_since end,
           cursor = case when ats_parts.finished_at is null then ats_parts.cursor end,
           records = case when ats_parts.finished_at is null then ats_parts.records else 0 end,
           finished_at = null
     returning cursor, since`,
    [connectionId, part, now],
  );
  return row ?? { cursor: null, since: null };
}

/**
 * Moves a part on from one page to the next, with the rows of that page in the caller's transaction; false when it was somewhere
 * else, as another process works on it.
 */
export async function advancePart(
  database: Database,
  connectionId: string,
  part: SyncPart,
  step: { from: string | null; to: string | null; records: number; now: Date },
): Promise<boolean> {
  const rows = await database.sql(
    `update ats_parts
        set cursor = $4, records = records + $5, finished_at = case when $4::text is null then $6::timestamptz end
      where connection_id = $1 and part = $2 and cursor is not distinct from $3 and finished_at is null
      returning part`,
    [connectionId, part, step.from, step.to, step.records, step.now],
  );
  return rows.length > 0;
}

/** Begins a part's run again, where the other side does not know the place any more. */
export async function restartPart(database: Database, connectionId: string, part: SyncPart): Promise<void> {
  await database.sql('update ats_parts set cursor = null where connection_id = $1 and part = $2', [
    connectionId,
    part,
  ]);
}

/** How far the parts of a connection have come, in their order. */
export function listParts(database: Database, connectionId: string): Promise<PartState[]> {
  return database.sql<PartState>(
    `select part, cursor, since, records, finished_at as "finishedAt" from ats_parts where connection_id = $1
      order by case part when 'jobs' then 1 when 'stages' then 2 else 3 end`,
    [connectionId],
  );
}

/** The job here behind one there; nobody else can link it until the caller's transaction ends. */
export async function lockJobLink(
  database: Database,
  companyId: string,
  remoteId: string,
): Promise<JobLink | null> {
  const [row] = await database.sql<JobLink>(
    `select remote_id as "remoteId", outside_id as "externalId", job_id as "jobId", imported_version as "importedVersion"
       from ats_jobs where company_id = $1 and remote_id = $2 for update`,
    [companyId, remoteId],
  );
  return row ?? null;
}

/** Stores which job here is which there, over what was stored before; `importedVersion` of null leaves that as it is. */
export async function saveJobLink(
  database: Database,
  companyId: string,
  link: {
    remoteId: string;
    externalId: string;
    jobId: string | null;
    title: string;
    importedVersion: number | null;
    remoteUpdatedAt: Date | null;
    problem: string | null;
    now: Date;
  },
): Promise<void> {
  await database.sql(
    `insert into ats_jobs (company_id, remote_id, outside_id, job_id, title, imported_version, remote_updated_at, problem, updated_at)
     values ($1, $2, $3, $4, $5, coalesce($6, 1), $7, $8, $9)
     on conflict (company_id, remote_id) do update
       set outside_id = excluded.outside_id, job_id = excluded.job_id, title = excluded.title,
           imported_version = coalesce($6, ats_jobs.imported_version), remote_updated_at = excluded.remote_updated_at,
           problem = excluded.problem, updated_at = excluded.updated_at`,
    [
      companyId,
      link.remoteId,
      link.externalId,
      link.jobId,
      link.title,
      link.importedVersion,
      link.remoteUpdatedAt,
      link.problem,
      link.now,
    ],
  );
}

/** Whose the jobs are that come in: whoever set the connection up, or else the first owner; null when there is none. */
export async function findKeeper(
  database: Database,
  companyId: string,
  createdBy: string | null,
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    `select user_id as id from company_members where company_id = $1 and (owner or user_id = $2)
      order by user_id is not distinct from $2 desc, user_id limit 1`,
    [companyId, createdBy],
  );
  return row?.id ?? null;
}

/** The owners of a company. */
export async function ownerIds(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    'select user_id as id from company_members where company_id = $1 and owner',
    [companyId],
  );
  return rows.map(({ id }) => id);
}
