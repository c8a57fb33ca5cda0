import type { Job } from '../../../api/jobs/jobs.ts';
import type { LeftOut } from '../../../engine/search/job-question.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type CardRow, cardColumns, type StoredCard, toCard } from '../jobs/card-queries.ts';
import { isFound, isNear, isPaid, type JobSearch, keysOf } from './found-queries.ts';

/** A place among jobs ordered newest first: the exact instant, and the id. */
export type NewestKey = ['newest', string, string];
/** A place among jobs ordered by fit: the rank, and the id. The unscored follow the scored, newest first. */
export type FitKey = ['fit', number, string];
/** A place among jobs ordered by pay: the most a year (-1 when nothing is stated), then as among the newest. */
export type PayKey = ['pay', number, string, string];

/** A place among jobs ordered by nearness: the kilometres, then as among the newest. */
export type NearestKey = ['nearest', number, string, string];

/** Counts of jobs by kind and by country. */
export type FacetCounts = {
  isPart: boolean;
  kinds: { type: Job['job_type']; place: Job['location_type']; count: number }[];
  countries: { name: string; count: number }[];
};

const maxCounted = 10_000;

/** A card with its place in the order that was asked for. */
export type PlacedCard = { item: StoredCard; key: NewestKey | FitKey | PayKey | NearestKey };

/** Open jobs, newest first, after the given place; up to `limit`. */
export function listNewestJobs(
  database: Database,
  search: JobSearch,
  after: NewestKey | null,
): Promise<PlacedCard[]> {
  return newest(database, search, after, '');
}

/** Open jobs, best paid first, after the given place; up to `limit`. */
export async function listBestPaidJobs(
  database: Database,
  search: JobSearch,
  after: PayKey | null,
): Promise<PlacedCard[]> {
  const values: unknown[] = [search.candidateId, search.limit];
  const found = isFound(search, values);
  const pay = 'coalesce(j.annual_pay, -1)';
  const later = after
    ? `and (${pay}, j.created_at, j.id) < ($${values.push(after[1])}::bigint, $${values.push(after[2])}::timestamptz, $${values.push(after[3])}::uuid)`
    : '';
  const rows = await database.sql<CardRow & { pay: string }>(
    `select ${cardColumns}, ${pay} as pay
       from job_posting j
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      where ${found} ${later}
      order by ${pay} desc, j.created_at desc, j.id desc
      limit $2`,
    values,
  );
  return rows.map((row) => ({ item: toCard(row), key: ['pay', Number(row.pay), row.exact, row.id] }));
}

/** Open jobs within reach, nearest first, after the given place; up to `limit`. */
export async function listNearestJobs(
  database: Database,
  search: JobSearch,
  after: NearestKey | null,
): Promise<PlacedCard[]> {
  const values: unknown[] = [search.candidateId, search.limit];
  const found = isFound(search, values);
  const reach = Object.fromEntries((search.near ?? []).map(({ key, kilometres }) => [key, kilometres]));
  const distances = `$${values.push(JSON.stringify(reach))}`;
  const [away, instant, id] = (after?.slice(1) ?? []).map((part) => `$${values.push(part)}`);
  const later = after
    ? `and (away.km > ${away}::float8 or (away.km = ${away}::float8 and (j.created_at, j.id) < (${instant}::timestamptz, ${id}::uuid)))`
    : '';
  const rows = await database.sql<CardRow & { km: number }>(
    `select ${cardColumns}, away.km
       from job_posting j
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      cross join lateral (
        select min((${distances}::jsonb ->> key)::float8) as km from unnest(j.place_keys) as key) as away
      where ${found} ${later}
      order by away.km, j.created_at desc, j.id desc
      limit $2`,
    values,
  );
  return rows.map((row) => ({ item: toCard(row), key: ['nearest', row.km, row.exact, row.id] }));
}

/** Open jobs for a candidate, best score first and the unscored after them, newest first; up to `limit`. */
export async function listFittingJobs(
  database: Database,
  search: JobSearch,
  after: NewestKey | FitKey | null,
): Promise<PlacedCard[]> {
  if (after?.[0] === 'newest') return newest(database, search, after, 'and f.job_id is null');
  const scored = await listScoredJobs(database, search, after);
  const room = search.limit - scored.length;
  if (room <= 0) return scored;
  return [...scored, ...(await newest(database, { ...search, limit: room }, null, 'and f.job_id is null'))];
}

/**
 * How many open jobs each job type with place type and each country would leave, the other filters being as they are. Of more
 * than 10,000 only so many are looked at: then `isPart` is true, and every count is the least that there are.
 */
export async function countFacets(database: Database, search: JobSearch): Promise<FacetCounts> {
  const values: unknown[] = [];
  const { jobType, locationType, country, ...rest } = search;
  const next = (value: unknown) => `$${values.push(value)}`;
  const found = isFound(rest, values);
  const isThere =
    country === undefined ? 'true' : `locations @> ${next(JSON.stringify([{ country }]))}::jsonb`;
  const ofType = jobType === undefined ? 'true' : `job_type = ${next(jobType)}`;
  const ofPlace = locationType === undefined ? 'true' : `location_type = ${next(locationType)}`;
  const [row] = await database.sql<FacetCounts>(
    `with found as materialized (
       select j.id, j.job_type, j.location_type, j.locations from job_posting j where ${found} limit ${maxCounted + 1})
     select (select count(*) > ${maxCounted} from found) as "isPart",
            (select coalesce(jsonb_agg(kind), '[]') from (
               select job_type as type, location_type as place, count(*) from found where ${isThere} group by 1, 2) as kind) as kinds,
            (select coalesce(jsonb_agg(land), '[]') from (
               select place->>'country' as name, count(distinct id)
                 from found, jsonb_array_elements(locations) as place
                where ${ofType} and ${ofPlace} and place->>'country' <> '' group by 1) as land) as countries`,
    values,
  );
  return row ?? { isPart: false, kinds: [], countries: [] };
}

/**
 * How many jobs pass all filters of a search but one, because they name no known place, no pay, or pay in another currency; of more
 * than 10,000 only so many are looked at.
 */
export async function countLeftOut(database: Database, search: JobSearch): Promise<LeftOut> {
  const { near, pay, ...rest } = search;
  const values: unknown[] = [];
  const next = (value: unknown) => `$${values.push(value)}`;
  const found = isFound(rest, values);
  const isThere = near ? isNear(next(keysOf(near))) : 'true';
  const isEnough = pay ? isPaid(next(pay.least), next(pay.currency)) : 'true';
  const other = pay ? `j.salary_currency <> ${next(pay.currency)}` : 'false';
  const [row] = await database.sql<LeftOut>(
    `with j as materialized (
       select j.place_keys, j.annual_pay, j.salary_currency from job_posting j where ${found} limit ${maxCounted + 1})
     select (count(*) filter (where ${near ? 'true' : 'false'} and coalesce(place_keys, '{}') = '{}' and ${isEnough}))::int as place,
            (count(*) filter (where ${pay ? 'true' : 'false'} and annual_pay is null and ${isThere}))::int as pay,
            (count(*) filter (where annual_pay is not null and ${other} and ${isThere}))::int as currency
       from j`,
    values,
  );
  return row ?? { place: 0, pay: 0, currency: 0 };
}

/** The keys of places of these jobs. */
export async function listPlaceKeys(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await database.sql<{ id: string; place_keys: string[] | null }>(
    'select id, place_keys from job_posting where id = any($1::uuid[])',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.place_keys ?? []]));
}

/** The cards of these jobs as far as they are still open, in the order given. */
export async function listCards(
  database: Database,
  ids: string[],
  search: Pick<JobSearch, 'candidateId' | 'now'>,
): Promise<StoredCard[]> {
  const values: unknown[] = [search.candidateId, ids];
  const rows = await database.planned<CardRow>(
    `select ${cardColumns}
       from unnest($2::uuid[]) with ordinality as wanted(id, place)
       join job_posting j on j.id = wanted.id
       left join fit_score f on f.job_id = j.id and f.candidate_id = $1::uuid
      where ${isFound(search, values)}
      order by wanted.place`,
    values,
  );
  return rows.map(toCard);
}

/** Those of these lexemes that an open job says. */
export async function listKnownLexemes(database: Database, lexemes: string[], now: Date): Promise<string[]> {
  const values: unknown[] = [lexemes];
  const open = isFound({ candidateId: null, now }, values);
  const rows = await database.sql<{ lexeme: string }>(
    `select lexeme from unnest($1::text[]) as lexeme
      where exists (select 1 from job_posting j where j.search @@ quote_literal(lexeme)::tsquery and ${open})`,
    values,
  );
  return rows.map(({ lexeme }) => lexeme);
}

/** The texts of titles, employers, skills and places of open jobs, or null when there are more jobs than `most`. */
export async function listJobTerms(database: Database, now: Date, most: number): Promise<string[] | null> {
  const values: unknown[] = [most + 1];
  const rows = await database.sql<{ words: string }>(
    `select j.title || ' ' || j.employer_name || ' ' || joined_words(j.skills) || ' ' || place_words(j.locations) as words
       from job_posting j where ${isFound({ candidateId: null, now }, values)} limit $1`,
    values,
  );
  return rows.length > most ? null : rows.map(({ words }) => words);
}

/** Ids of the jobs that a person has hidden. */
export async function listHiddenIds(database: Database, personId: string): Promise<string[]> {
  const rows = await database.planned<{ job_id: string }>(
    'select job_id from hidden_jobs where user_id = $1',
    [personId],
  );
  return rows.map((row) => row.job_id);
}

/** Ids of the jobs that a candidate has a score for. */
export async function listScoredIds(database: Database, candidateId: string): Promise<string[]> {
  const rows = await database.planned<{ job_id: string }>(
    'select job_id from fit_score where candidate_id = $1',
    [candidateId],
  );
  return rows.map((row) => row.job_id);
}

/** True when a candidate's current resume was read, so that there is something to score jobs by. */
export async function hasReadResume(database: Database, candidateId: string): Promise<boolean> {
  const rows = await database.planned(
    "select 1 from resume_metadata where user_id = $1 and is_current and deleted_at is null and parse_status = 'done'",
    [candidateId],
  );
  return rows.length > 0;
}

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

/** Open jobs that the candidate has a score for, best first, after the given place; up to `limit`. */
export async function listScoredJobs(
  database: Database,
  search: JobSearch,
  after: FitKey | null,
): Promise<PlacedCard[]> {
  const values: unknown[] = [search.candidateId, search.limit];
  const found = isFound(search, values);
  const later = after
    ? `and (f.fit, j.id) < ($${values.push(after[1])}::float8, $${values.push(after[2])}::uuid)`
    : '';
  // Each text is another statement.
  const run = search.text ? database.sql : database.planned;
  const rows = await run<CardRow>(
    `select ${cardColumns}
       from fit_score f
       join job_posting j on j.id = f.job_id
      where f.candidate_id = $1::uuid and ${found} ${later}
      order by f.fit desc, j.id desc
      limit $2`,
    values,
  );
  return rows.map((row) => ({ item: toCard(row), key: ['fit', row.rank ?? 0, row.id] }));
}
