import { consentMonths, poolConsent } from '../../../api/talent/talent-pool.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';
import type { Periods } from './rules.ts';

/** What a company has set; at version 0 nothing is deleted by itself. */
export type StoredRetention = Periods & { version: number };

/** For how long a company keeps what it stores about applicants. */
export async function findRetention(database: Database, companyId: string): Promise<StoredRetention> {
  const [row] = await database.sql<StoredRetention>(
    'select months, countries, version from retention_rules where company_id = $1',
    [companyId],
  );
  return row ?? { months: null, countries: [], version: 0 };
}

/** Stores that over what a version says; false when there is a newer one. */
export async function storeRetention(
  database: Database,
  { companyId, version, now }: { companyId: string; version: number; now: Date },
  { months, countries }: Periods,
): Promise<boolean> {
  const rows = await database.sql(
    version === 0
      ? `insert into retention_rules (company_id, months, countries, updated_at, version) values ($1, $2, $3, $4, $5::int + 1)
         on conflict (company_id) do nothing returning 1`
      : `update retention_rules set months = $2, countries = $3, updated_at = $4, version = version + 1
          where company_id = $1 and version = $5 returning 1`,
    [companyId, months, JSON.stringify(countries), now, version],
  );
  return rows.length > 0;
}

/** The companies that have set something. */
export async function listRetaining(database: Database): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    'select company_id as id from retention_rules order by company_id',
  );
  return rows.map(({ id }) => id);
}

/** The owners of a company. */
export async function listOwners(database: Database, companyId: string): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    'select user_id as id from company_members where company_id = $1 and owner order by user_id',
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/** Where a company's jobs are, as these say it. */
export function listJobPlaces(
  database: Database,
  companyId: string,
): Promise<{ country: string; state: string }[]> {
  return database.sql(
    `select distinct l->>'country' as country, l->>'state' as state
       from job_posting j, jsonb_array_elements(j.locations) l where j.company_id = $1`,
    [companyId],
  );
}

/** Whose data is looked for: kept for how many months where the company's jobs are, and where they say no place; due until when, as of now. */
export type DueFilter = {
  companyId: string;
  places: { country: string; state: string; months: number | null }[];
  elsewhere: number | null;
  now: Date;
  until: Date;
};

/** The values of `dueSql`, `$1` to `$9`. */
function dueValues({ companyId, places, elsewhere, now, until }: DueFilter): unknown[] {
  const all = [elsewhere, ...places.map(({ months }) => months)].filter((one) => one !== null);
  return [
    companyId,
    places.map(({ country }) => country),
    places.map(({ state }) => state),
    places.map(({ months }) => months),
    elsewhere,
    all.length > 0 ? Math.min(...all) : null,
    until,
    poolConsent.version,
    now,
  ];
}

/** SQL for who somebody is at the company `$1`: another, where a colleague said that they are the same. */
const personOf = (candidate: string) =>
  `coalesce((select g.merged_into from added_people g where g.user_id = ${candidate} and g.company_id = $1), ${candidate})`;

/**
 * SQL for whose data is due until `$7`: each with the last of their applications. All of them are closed, and were so for as long as is set for the
 * jobs' places, with several the longest. Kept are those who were hired, who agreed to be kept in mind, who wait for a review or a notice,
 * and those on hold.
 */
const dueSql = `
  with periods as (select * from unnest($2::text[], $3::text[], $4::int[]) as p(country, state, months)),
  jobs as (
    select j.id, case when bool_or(x.months is null) then null else max(x.months) end as months
      from job_posting j
      cross join lateral (
        select p.months from jsonb_array_elements(j.locations) l
          left join periods p on p.country = l->>'country' and p.state = l->>'state'
        union all select $5::int where jsonb_array_length(j.locations) = 0) x
     where j.company_id = $1 group by j.id),
  closed as (
    select distinct ${personOf('a.candidate_id')} as person
      from applications a join users u on u.id = a.candidate_id and u.erased_at is null
     where a.company_id = $1 and a.stage in ('rejected','withdrawn')
       and a.stage_since <= $7::timestamptz - make_interval(months => $6::int)),
  people as (
    select c.person, u.user_id from closed c
     cross join lateral (select c.person as user_id
       union select g.user_id from added_people g where g.merged_into = c.person and g.company_id = $1) u),
  due as (
    select p.person, (array_agg(a.id order by a.stage_since desc, a.id))[1] as application_id,
           (array_agg(a.candidate_id order by a.stage_since desc, a.id))[1] as candidate_id,
           max(a.stage_since + make_interval(months => g.months)) as due_at
      from people p
      join applications a on a.candidate_id = p.user_id and a.company_id = $1
      join jobs g on g.id = a.job_id
     group by p.person
    having bool_and(a.stage in ('rejected','withdrawn')) and bool_and(g.months is not null)
       and max(a.stage_since + make_interval(months => g.months)) <= $7::timestamptz
       and not bool_or(exists (select 1 from human_reviews h where h.application_id = a.id and h.outcome is null))
       and not bool_or(exists (select 1 from rejections r
             where r.application_id = a.id and r.notice_sent_at is null and r.notice_due_at > $9::timestamptz)))
  select d.application_id, d.candidate_id, d.due_at from due d
   where not exists (select 1 from people p join applicant_holds h on h.candidate_id = p.user_id
                      where p.person = d.person and h.company_id = $1 and h.lifted_at is null)
     and not exists (select 1 from people p join consents c on c.user_id = p.user_id
                      where p.person = d.person and c.kind = 'kept_by_company' and c.company_id = $1 and c.text_version = $8
                        and c.withdrawn_at is null and c.given_at > $9::timestamptz - make_interval(months => ${consentMonths}))`;

/** Somebody whose data is due, and how many they are with those who are due as well: now, or later. */
export type DuePerson = { applicationId: string; dueAt: Date; isNow: boolean; count: number };

/** The first people whose data is due: of those now, and of those later, as many as `most`. */
export async function listDuePeople(
  database: Database,
  filter: DueFilter,
  most: number,
): Promise<DuePerson[]> {
  return database.sql<DuePerson>(
    `select application_id as "applicationId", due_at as "dueAt", is_now as "isNow", count from (
       select d.*, count(*) over (partition by is_now)::int as count,
              row_number() over (partition by is_now order by due_at, application_id) as nth
         from (select x.*, x.due_at <= $9::timestamptz as is_now from (${dueSql}) x) d) n
      where nth <= $10 order by due_at, application_id`,
    [...dueValues(filter), most],
  );
}

/**
 * Notes whose data is due, to be deleted at `deleteAt` at the earliest, and forgets those who are not due any more. Returns how many are new, and
 * when the first of them go.
 */
export async function noteDuePeople(
  database: Database,
  filter: DueFilter,
  deleteAt: Date,
): Promise<{ count: number; first: Date | null }> {
  const [row] = await database.sql<{ count: number; first: Date | null }>(
    `with found as materialized (${dueSql}),
     forgotten as (
       delete from retention_notices n where n.company_id = $1 and n.candidate_id not in (select f.candidate_id from found f)),
     noted as (
       insert into retention_notices (company_id, candidate_id, delete_at, created_at)
       select $1::uuid, f.candidate_id, greatest(f.due_at, $10::timestamptz), $9::timestamptz from found f
       on conflict (company_id, candidate_id) do nothing returning delete_at)
     select count(*)::int as count, min(delete_at) as first from noted`,
    [...dueValues(filter), deleteAt],
  );
  return row ?? { count: 0, first: null };
}

/** Forgets whom a company was told of. */
export async function forgetNotices(database: Database, companyId: string): Promise<void> {
  await database.sql('delete from retention_notices where company_id = $1', [companyId]);
}

/** Those whose time has come, as the company's owners were told before, the first `limit`, but for some. */
export async function listNoticed(
  database: Database,
  { companyId, now, limit, but }: { companyId: string; now: Date; limit: number; but: string[] },
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select candidate_id as id from retention_notices
      where company_id = $1 and delete_at <= $2 and not candidate_id = any($4::uuid[]) order by delete_at, candidate_id limit $3`,
    [companyId, now, limit, but],
  );
  return rows.map(({ id }) => id);
}

/** A hold as it is stored, with an application of whom it is about. */
export type StoredHold = {
  applicationId: string;
  reason: string;
  by: string | null;
  at: Date;
  liftedBy: string | null;
  liftedAt: Date | null;
};

/** Holds of a company: those of the people given, also lifted ones, or all that hold; the newest first. */
export function listStoredHolds(
  database: Database,
  companyId: string,
  candidateIds: string[] | null,
): Promise<StoredHold[]> {
  return database.sql<StoredHold>(
    `select (select a.id from applications a where a.candidate_id = h.candidate_id and a.company_id = $1
              order by a.created_at desc, a.id limit 1) as "applicationId",
            h.reason, ${colleagueName('s')} as by, h.created_at as at, ${colleagueName('l')} as "liftedBy", h.lifted_at as "liftedAt"
       from applicant_holds h left join users s on s.id = h.held_by left join users l on l.id = h.lifted_by
      where h.company_id = $1 and case when $2::uuid[] is null then h.lifted_at is null else h.candidate_id = any($2::uuid[]) end
        and exists (select 1 from applications a where a.candidate_id = h.candidate_id and a.company_id = $1)
      order by h.created_at desc, h.id limit 200`,
    [companyId, candidateIds],
  );
}

/** How many people a company has on hold. */
export async function countHeld(database: Database, companyId: string): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    'select count(*)::int as count from applicant_holds where company_id = $1 and lifted_at is null',
    [companyId],
  );
  return row?.count ?? 0;
}

/** Puts what a company stores about somebody on hold, or changes why it is; true when it was not before. */
export async function storeHold(
  database: Database,
  hold: { id: string; companyId: string; candidateId: string; reason: string; by: string; now: Date },
): Promise<boolean> {
  const { companyId, candidateId, reason } = hold;
  const changed = await database.sql(
    `update applicant_holds set reason = $3 where company_id = $1 and candidate_id = $2 and lifted_at is null returning 1`,
    [companyId, candidateId, reason],
  );
  if (changed.length > 0) return false;
  const made = await database.sql(
    `insert into applicant_holds (id, company_id, candidate_id, reason, held_by, created_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, candidate_id) where lifted_at is null do update set reason = excluded.reason returning 1`,
    [hold.id, companyId, candidateId, reason, hold.by, hold.now],
  );
  return made.length > 0;
}

/** Ends the holds on what a company stores about somebody; false where there is none. */
export async function endHolds(
  database: Database,
  ended: { companyId: string; candidateIds: string[]; by: string; now: Date },
): Promise<boolean> {
  const rows = await database.sql(
    `update applicant_holds set lifted_by = $3, lifted_at = $4
      where company_id = $1 and candidate_id = any($2::uuid[]) and lifted_at is null returning 1`,
    [ended.companyId, ended.candidateIds, ended.by, ended.now],
  );
  return rows.length > 0;
}
