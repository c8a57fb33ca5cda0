import type { JobCard, Job } from '../../api/jobs.ts';
import type { Database } from '../db/connect.ts';
import { exactInstant, fitSummaryJson } from '../db/sql-parts.ts';
import { type JobColumns, jobColumns, jobFields } from './queries.ts';

/** What open jobs are looked for, for whom (`candidateId` null for everybody else), and how many. */
export type JobSearch = {
  q?: string | undefined;
  jobType?: Job['job_type'] | undefined;
  locationType?: Job['location_type'] | undefined;
  candidateId: string | null;
  now: Date;
  limit: number;
};

/** A place among jobs ordered newest first: the exact instant, and the id. */
export type NewestKey = ['newest', string, string];
/** A place among jobs ordered by fit: the rank, and the id. The unscored follow the scored, newest first. */
export type FitKey = ['fit', number, string];

/** A card with its place in the order that was asked for. */
export type PlacedCard = { item: JobCard; key: NewestKey | FitKey };

type CardRow = JobColumns & {
  summary: string;
  fit_summary: JobCard['fit'];
  rank: number | null;
  exact: string;
  saved: boolean | null;
  applied: boolean | null;
};

/** Open jobs, newest first, after the given place; up to `limit`. */
export function listNewestJobs(
  database: Database,
  search: JobSearch,
  after: NewestKey | null,
): Promise<PlacedCard[]> {
  return newest(database, search, after, '');
}

/** Open jobs for a candidate, best score first and the unscored after them, newest first; up to `limit`. */
export async function listFittingJobs(
  database: Database,
  search: JobSearch,
  after: NewestKey | FitKey | null,
): Promise<PlacedCard[]> {
  if (after?.[0] === 'newest') return newest(database, search, after, 'and f.job_id is null');
  const scored = await bestScored(database, search, after);
  const room = search.limit - scored.length;
  if (room <= 0) return scored;
  return [...scored, ...(await newest(database, { ...search, limit: room }, null, 'and f.job_id is null'))];
}

/** How many open jobs a search finds in all. */
export async function countJobs(database: Database, search: JobSearch): Promise<number> {
  const values: unknown[] = [];
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from job_posting j where ${isFound(search, values)}`,
    values,
  );
  return row?.count ?? 0;
}

/** Open jobs that ask for skills of this one, those that share most first, then the newest. */
export async function listSimilarJobs(
  database: Database,
  jobId: string,
  search: Pick<JobSearch, 'candidateId' | 'now' | 'limit'>,
): Promise<JobCard[]> {
  const values: unknown[] = [search.candidateId, jobId, search.limit];
  const rows = await database.sql<CardRow>(
    `with near as materialized (
       select j.id,
              (select count(*) from unnest(j.skill_ids) as shared(id) where shared.id = any(base.skill_ids)) as shared
         from job_posting j
         join job_posting base on base.id = $2 and j.skill_ids && base.skill_ids and j.id <> base.id
        where ${isFound(search, values)}
        order by shared desc, j.created_at desc, j.id desc
        limit $3)
     select ${cardColumns}
       from near
       join job_posting j on j.id = near.id
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      order by near.shared desc, j.created_at desc, j.id desc`,
    values,
  );
  return rows.map(toCard);
}

/** SQL for a card's columns; `$1` is the candidate who looks, or null. */
const cardColumns = `${jobColumns}, left(j.description, 400) as summary, f.rank, ${fitSummaryJson} as fit_summary,
  ${exactInstant('j.created_at')} as exact,
  case when $1::uuid is not null then exists (
    select 1 from target_jobs t where t.user_id = $1 and t.job_id = j.id) end as saved,
  case when $1::uuid is not null then exists (
    select 1 from applications a where a.candidate_id = $1 and a.job_id = j.id and a.stage <> 'withdrawn') end as applied`;

/** The order and the condition on the status are those of job_posting_open_idx. */
async function newest(
  database: Database,
  search: JobSearch,
  after: NewestKey | null,
  condition: string,
): Promise<PlacedCard[]> {
  const values: unknown[] = [search.candidateId, search.limit];
  const found = isFound(search, values);
  const later = after
    ? `and (j.created_at, j.id) < ($${values.push(after[1])}::timestamptz, $${values.push(after[2])}::uuid)`
    : '';
  const rows = await database.sql<CardRow>(
    `select ${cardColumns}
       from job_posting j
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      where ${found} ${condition} ${later}
      order by j.created_at desc, j.id desc
      limit $2`,
    values,
  );
  return rows.map((row) => ({ item: toCard(row), key: ['newest', row.exact, row.id] }));
}

async function bestScored(
  database: Database,
  search: JobSearch,
  after: FitKey | null,
): Promise<PlacedCard[]> {
  const values: unknown[] = [search.candidateId, search.limit];
  const found = isFound(search, values);
  const later = after
    ? `and (f.rank, j.id) < ($${values.push(after[1])}::float8, $${values.push(after[2])}::uuid)`
    : '';
  const rows = await database.sql<CardRow>(
    `select ${cardColumns}
       from fit_score f
       join job_posting j on j.id = f.job_id
      where f.candidate_id = $1::uuid and ${found} ${later}
      order by f.rank desc, j.id desc
      limit $2`,
    values,
  );
  return rows.map((row) => ({ item: toCard(row), key: ['fit', row.rank ?? 0, row.id] }));
}

/** Samples and expired jobs are never found. Odd syntax in `q` finds nothing rather than failing. */
function isFound(search: Pick<JobSearch, 'q' | 'jobType' | 'locationType' | 'now'>, values: unknown[]) {
  const parts = [
    "j.status = 'open'",
    'not j.is_sample',
    `(j.expires_at is null or j.expires_at > $${values.push(search.now)})`,
  ];
  if (search.q) parts.push(`j.search @@ ${tsquery(search.q, `$${values.push(search.q)}`)}`);
  if (search.jobType) parts.push(`j.job_type = $${values.push(search.jobType)}`);
  if (search.locationType) parts.push(`j.location_type = $${values.push(search.locationType)}`);
  return parts.join(' and ');
}

/** Place names are stored unstemmed, so words are also looked for as they are; not with an exclusion, which "or" would undo. */
function tsquery(q: string, parameter: string): string {
  const stemmed = `websearch_to_tsquery('english', ${parameter})`;
  return /(^|\s)-/.test(q) ? stemmed : `(${stemmed} || websearch_to_tsquery('simple', ${parameter}))`;
}

function toCard(row: CardRow): JobCard {
  return {
    ...jobFields(row),
    summary: row.summary,
    fit: row.fit_summary,
    saved: row.saved,
    applied: row.applied,
  };
}
