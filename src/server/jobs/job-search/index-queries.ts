import { type ListedJob, wordsOfParts } from '../../../engine/search/listed-job.ts';
import type { PlacedLexemes } from '../../../engine/search/search-terms.ts';
import { jobTypes, locationTypes } from '../../../api/jobs/jobs.ts';
import type { Database } from '../../platform/db/connect.ts';

/** A place among open jobs, newest first: microseconds of the epoch, and the id. */
export type LoadKey = { created: number; id: string };

type IndexRow = {
  id: string;
  created: number;
  expires_at: Date | null;
  job_type: (typeof jobTypes)[number];
  location_type: (typeof locationTypes)[number];
  annual_pay: string | null;
  salary_currency: string;
  locations: { city: string; state: string; country: string }[];
  skill_ids: string[];
  place_keys: string[] | null;
  said: string;
  title: string;
  employer_name: string;
  skills: string;
  places: string;
};

/** SQL for the row `j` of job_posting as the index takes it. */
const indexColumns = `j.id, (extract(epoch from j.created_at) * 1000000)::float8 as created, j.expires_at, j.job_type, j.location_type,
  j.annual_pay, j.salary_currency, j.locations, j.skill_ids, j.place_keys, j.search::text as said,
  j.title, j.employer_name, joined_words(j.skills) as skills, place_words(j.locations) as places`;

/** How many jobs the index has to make room for. */
export async function countListedJobs(database: Database): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    "select count(*)::int as count from job_posting where status = 'open' and not is_sample",
  );
  return row?.count ?? 0;
}

/** Jobs for the index, newest first, after the given place. */
export async function loadJobs(
  database: Database,
  after: LoadKey | null,
  limit: number,
): Promise<ListedJob[]> {
  const values: unknown[] = [limit];
  const later = after
    ? `and (j.created_at, j.id) < ('epoch'::timestamptz + $${values.push(after.created)}::float8 * interval '1 microsecond', $${values.push(after.id)}::uuid)`
    : '';
  const rows = await database.sql<IndexRow>(
    `select ${indexColumns} from job_posting j
      where j.status = 'open' and not j.is_sample ${later}
      order by j.created_at desc, j.id desc limit $1`,
    values,
  );
  return rows.map(toListedJob);
}

/** Those of these jobs that belong in the index now; the others do not. */
export async function loadChangedJobs(database: Database, ids: string[]): Promise<ListedJob[]> {
  const rows = await database.sql<IndexRow>(
    `select ${indexColumns} from job_posting j where j.id = any($1::uuid[]) and j.status = 'open' and not j.is_sample`,
    [ids],
  );
  return rows.map(toListedJob);
}

/** The place up to which all changes are committed and can be seen: every older transaction has ended. */
export async function currentChange(database: Database): Promise<string> {
  const [row] = await database.sql<{ at: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as at',
  );
  return row?.at ?? '0';
}

/**
 * Jobs changed since a place, and the place from which to go on: behind it lie only transactions that have ended, so that a
 * change committed late is not passed over. While an older one is open, what was committed since is told each time again.
 */
export async function listChangedJobs(
  database: Database,
  since: string,
): Promise<{ ids: string[]; at: string }> {
  const rows = await database.sql<{ job_id: string | null; at: string }>(
    `with place as (select pg_snapshot_xmin(pg_current_snapshot()) as at)
     select distinct c.job_id, place.at::text as at
       from place left join job_changes c on c.transaction >= $1::text::xid8`,
    [since],
  );
  return { ids: rows.flatMap((row) => (row.job_id === null ? [] : [row.job_id])), at: rows[0]?.at ?? since };
}

/** Forgets changes that every index has long taken in. */
export async function dropOldChanges(database: Database, before: Date): Promise<void> {
  await database.sql('delete from job_changes where created_at < $1', [before]);
}

function toListedJob(row: IndexRow): ListedJob {
  return {
    id: row.id,
    created: row.created,
    expires: row.expires_at?.getTime() ?? Infinity,
    jobType: jobTypes.indexOf(row.job_type),
    placeType: locationTypes.indexOf(row.location_type),
    pay: row.annual_pay === null ? -1 : Number(row.annual_pay),
    currency: row.salary_currency,
    countries: [...new Set(row.locations.map(({ country }) => country).filter((country) => country !== ''))],
    text: readTsvector(row.said),
    ...wordsOfParts({ ...row, employer: row.employer_name }),
    skillIds: row.skill_ids,
    places: row.place_keys ?? [],
  };
}

/** A tsvector as the database writes it, such as `'cook':2A,7C 'night':1A`; its lexemes are letters and digits. */
function readTsvector(said: string): PlacedLexemes {
  const placed = new Map<string, number[]>();
  for (const entry of said.split(' ')) {
    const end = entry.lastIndexOf("'");
    if (end > 0)
      placed.set(
        entry.slice(1, end),
        entry
          .slice(end + 2)
          .split(',')
          .map(Number.parseFloat),
      );
  }
  return placed;
}
