import type { Database } from '../../platform/db/connect.ts';

/** A stored score: whose, for which job. */
export type ScoreKey = [candidateId: string, jobId: string];

/** Notes a version under a name; true when another one, or none, stood there before. */
export async function saveVersion(database: Database, name: string, value: string): Promise<boolean> {
  const rows = await database.sql(
    `insert into kept_versions (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value where kept_versions.value <> excluded.value
     returning name`,
    [name, value],
  );
  return rows.length > 0;
}

/** Marks the next scores by key as stale and answers the last key of the batch; null when there are no more. */
export async function markNextStale(
  database: Database,
  after: ScoreKey | null,
  limit: number,
): Promise<ScoreKey | null> {
  const rows = await database.sql<Place>(
    `with batch as (
       select candidate_id, job_id from fit_score where (candidate_id, job_id) > ($1, $2)
        order by candidate_id, job_id limit $3),
     marked as (
       update fit_score f set stale = true from batch b
        where f.candidate_id = b.candidate_id and f.job_id = b.job_id and not f.stale)
     select candidate_id, job_id from batch order by candidate_id desc, job_id desc limit 1`,
    [...(after ?? start), limit],
  );
  return rows[0] ? keyOf(rows[0]) : null;
}

/** The next stale scores by key; with `sentOnly` those of applications, which employers see. */
export async function listStale(
  database: Database,
  after: ScoreKey | null,
  limit: number,
  sentOnly: boolean,
): Promise<ScoreKey[]> {
  const from = sentOnly
    ? 'applications a join fit_score f on f.candidate_id = a.candidate_id and f.job_id = a.job_id'
    : 'fit_score f';
  const rows = await database.sql<Place>(
    `select f.candidate_id, f.job_id from ${from}
      where f.stale and (f.candidate_id, f.job_id) > ($1, $2)
      order by f.candidate_id, f.job_id limit $3`,
    [...(after ?? start), limit],
  );
  return rows.map(keyOf);
}

type Place = { candidate_id: string; job_id: string };

const start: ScoreKey = ['00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000'];

function keyOf({ candidate_id: candidate, job_id: job }: Place): ScoreKey {
  return [candidate, job];
}
