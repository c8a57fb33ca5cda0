import type { reportReasons, SavedSearch } from '../../../api/jobs/job-search.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';

type SavedRow = Omit<SavedSearch, 'created_at'> & { created_at: Date };

/** What is stored of a report about a job. */
export type NewReport = {
  id: string;
  jobId: string;
  reporterId: string | null;
  reason: (typeof reportReasons)[number];
  details: string;
};

/** Leaves a job out of this person's lists; twice is as once. */
export async function insertHidden(database: Database, userId: string, jobId: string): Promise<void> {
  await database.sql('insert into hidden_jobs (user_id, job_id) values ($1, $2) on conflict do nothing', [
    userId,
    jobId,
  ]);
}

/** Shows a job in this person's lists again. */
export async function deleteHidden(database: Database, userId: string, jobId: string): Promise<void> {
  await database.sql('delete from hidden_jobs where user_id = $1 and job_id = $2', [userId, jobId]);
}

/** The jobs that a person has hidden, the last hidden first, at most 200. */
export function listHidden(database: Database, userId: string) {
  return database.sql<{ id: string; title: string; employer_name: string }>(
    `select j.id, j.title, j.employer_name from hidden_jobs h join job_posting j on j.id = h.job_id
      where h.user_id = $1 order by h.created_at desc, j.id limit 200`,
    [userId],
  );
}

/** The searches that a person keeps, newest first. */
export async function listSaved(database: Database, userId: string): Promise<SavedSearch[]> {
  const rows = await database.sql<SavedRow>(
    `select id, name, query, cadence, created_at from saved_searches where user_id = $1 order by created_at desc, id desc`,
    [userId],
  );
  return rows.map(toSaved);
}

/** Keeps a search; null when this person keeps `most` already. */
export async function insertSaved(
  database: Database,
  userId: string,
  search: Pick<SavedSearch, 'id' | 'name' | 'query' | 'cadence'>,
  most: number,
): Promise<SavedSearch | null> {
  await lockPersonForCount(database, userId);
  const [row] = await database.sql<SavedRow>(
    `insert into saved_searches (id, user_id, name, query, cadence)
     select $1, $2, $3, $4::jsonb, $5 where (select count(*) from saved_searches where user_id = $2) < $6
     returning id, name, query, cadence, created_at`,
    [search.id, userId, search.name, JSON.stringify(search.query), search.cadence, most],
  );
  return row ? toSaved(row) : null;
}

/** Changes a search of this person; null when it is not theirs. News counts from now on when mails were off before. */
export async function changeSaved(
  database: Database,
  userId: string,
  id: string,
  change: { name?: string | undefined; cadence?: SavedSearch['cadence'] | undefined },
): Promise<SavedSearch | null> {
  const [row] = await database.sql<SavedRow>(
    `update saved_searches set name = coalesce($3, name), cadence = coalesce($4, cadence),
            last_sent_at = case when cadence = 'none' and $4 <> 'none' then now() else last_sent_at end
      where id = $1 and user_id = $2 returning id, name, query, cadence, created_at`,
    [id, userId, change.name ?? null, change.cadence ?? null],
  );
  return row ? toSaved(row) : null;
}

/** Forgets a search of this person; false when it is not theirs. */
export async function deleteSaved(database: Database, userId: string, id: string): Promise<boolean> {
  const gone = await database.sql('delete from saved_searches where id = $1 and user_id = $2 returning id', [
    id,
    userId,
  ]);
  return gone.length > 0;
}

/** Stores a report about a job. */
export async function insertReport(database: Database, report: NewReport): Promise<void> {
  await database.sql(
    'insert into job_reports (id, job_id, reporter_id, reason, details) values ($1, $2, $3, $4, $5)',
    [report.id, report.jobId, report.reporterId, report.reason, report.details],
  );
}

/** Notes that a person went on to a job's own application page; false when that was noted before. */
export async function insertVisit(database: Database, userId: string, jobId: string): Promise<boolean> {
  const added = await database.sql(
    'insert into outside_visits (user_id, job_id) values ($1, $2) on conflict do nothing returning job_id',
    [userId, jobId],
  );
  return added.length > 0;
}

function toSaved(row: SavedRow): SavedSearch {
  return { ...row, created_at: row.created_at.toISOString() };
}
