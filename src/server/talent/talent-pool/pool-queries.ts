import type { TalentDuplicate } from '../../../api/talent/talent-duplicates.ts';
import type { z } from 'zod';
import { discoverableConsent } from '../../../api/candidates/profiles.ts';
import { poolConsent, type TalentPerson, type talentQuery } from '../../../api/talent/talent-pool.ts';
import type { Database } from '../../platform/db/connect.ts';
import {
  contactEmail,
  fitSummaryJson,
  isBlindJob,
  poolScore,
  type WithStoredFit,
} from '../../platform/db/sql-parts.ts';

/** Whose pool, as it is now: consents to a company given before `keptAfter` have ended. */
export type Pool = { companyId: string; keptAfter: Date };
/** Which people of it. */
export type TalentFilter = z.output<typeof talentQuery>;
/** A place in a list: by the exact instant, or by fit (-1 for the unscored, who come last), and the id. */
export type TalentKey = ['newest', string, string] | ['fit', number, string];
/** Somebody in the pool, with their account if they have one, and the company's record of them if it made one. */
export type PoolPerson = WithStoredFit<TalentPerson> & {
  userId: string | null;
  recordId: string | null;
  /** Whose score for a job counts: their account, or the person without one whose resume the company added. */
  scoreOf: string | null;
};

/** SQL of the name in the profile `p`. */
export const profileName = `trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name'))`;

/**
 * SQL of the pool of the company $1: people whose consent to the present wording stands ($2 to be found, $3 to be kept, given
 * after $4), and those that it added itself; without records merged into others. An address stands only where it may be
 * seen, and nobody is told by a duplicate whose it is.
 */
const pool = `standing as (
    select c.user_id, max(c.given_at) as since, bool_or(c.kind = 'kept_by_company') as kept
      from consents c
     where c.withdrawn_at is null
       and ((c.kind = 'discoverable' and c.text_version = $2)
         or (c.kind = 'kept_by_company' and c.company_id = $1 and c.text_version = $3 and c.given_at > $4))
     group by c.user_id),
  pool as (
    select u.id, u.id as user_id, t.id as record_id, u.id as score_of, case when s.kept then 'kept' else 'found' end as way,
           coalesce(nullif(${profileName}, ''), 'A candidate') as name,
           case when s.kept then u.email else '' end as email, '' as phone,
           coalesce(p.personal_info->>'location', '') as location,
           coalesce(p.parsed_meta->'experience'->0->>'title', '') as headline,
           array(select distinct x from (
             select jsonb_array_elements_text(coalesce(p.parsed_meta->'skills', '[]'::jsonb)) as x
             union select k.name from candidate_skills k where k.user_id = u.id and k.stated) named order by x) as skills,
           coalesce(t.tags, '{}') as tags, s.since, '' as source, t.refused_at is not null as refuses,
           case when s.kept then lower(u.email) else '' end as match_email,
           case when s.kept then coalesce(p.personal_info->>'phone', '') else '' end as match_phone
      from standing s
      join users u on u.id = s.user_id and u.role = 'candidate' and u.suspended_at is null and u.erased_at is null
      join candidate_profile p on p.user_id = u.id
      left join talent_people t on t.company_id = $1 and t.user_id = u.id
     where t.merged_into is null and not exists (select 1 from account_deletions d where d.user_id = u.id)
    union all
    select t.id, null, t.id, t.person_id, 'added', t.name, t.email, t.phone, t.location,
           coalesce(p.parsed_meta->'experience'->0->>'title', ''), t.skills, t.tags, t.created_at, t.source,
           t.refused_at is not null, lower(t.email), t.phone
      from talent_people t left join candidate_profile p on p.user_id = t.person_id
     where t.company_id = $1 and t.user_id is null and t.merged_into is null)`;

/** SQL of what is shown of a person `p` of the pool. */
export const personColumns =
  'p.id, p.user_id, p.record_id, p.score_of, p.way, p.name, p.email, p.phone, p.location, p.headline, p.skills, p.tags, p.since, p.source, p.refuses';

/** One person of the pool; null for everybody else. */
export async function findInPool(
  database: Database,
  whose: Pool,
  id: string,
  job: string | undefined,
): Promise<PoolPerson | null> {
  const [row] = await database.sql<PoolRow>(
    `with ${pool}
     select ${personColumns}, '' as exact, 0::float8 as rank, ${fitSummaryJson} as fit,
            exists (select 1 from applications a where a.job_id = $6 and a.candidate_id = p.score_of) and not ${isBlindJob('$6')} as applied,
            exists (select 1 from talent_invitations i where i.person_id = p.record_id and i.job_id = $6) as invited
       from pool p left join fit_score f on ${poolScore('p.score_of', '$6::uuid')}
      where p.id = $5`,
    [...poolValues(whose), id, job ?? null],
  );
  return row ? toPerson(row) : null;
}

/** People with a resume in the pool who have no score for a job, or an old one, at most `limit`; and how many there are. */
export async function listUnscored(
  database: Database,
  whose: Pool,
  jobId: string,
  limit: number,
): Promise<{ ids: string[]; count: number }> {
  const rows = await database.sql<{ id: string; count: number }>(
    `with ${pool}
     select p.score_of as id, (count(*) over ())::int as count
       from pool p left join fit_score f on f.candidate_id = p.score_of and f.job_id = $5
      where p.score_of is not null and (f.job_id is null or f.stale)
        and exists (select 1 from resume_metadata r where r.user_id = p.score_of and r.is_current and r.deleted_at is null
                       and r.parse_status = 'done')
      order by p.since desc, p.id limit $6`,
    [...poolValues(whose), jobId, limit],
  );
  return { ids: rows.map((row) => row.id), count: rows[0]?.count ?? 0 };
}

/**
 * Pairs of the pool and of the company's newest 5,000 applicants that share an address, a phone number, or name and place.
 * Applicants to jobs reviewed blind are left out: a pair would name them.
 */
export async function listDuplicates(database: Database, whose: Pool): Promise<TalentDuplicate[]> {
  const rows = await database.sql<{
    why: TalentDuplicate['why'];
    first: TalentDuplicate['people'][number];
    second: TalentDuplicate['people'][number];
  }>(
    `with ${pool},
     recent as (
       select a.candidate_id, max(a.created_at) as at from applications a left join job_pipelines b on b.job_id = a.job_id and b.blind
        where a.company_id = $1 group by a.candidate_id having count(b.job_id) = 0
        order by max(a.created_at) desc limit 5000),
     known as (
       select p.id, p.name, p.email, p.location, true as in_pool, p.match_email, p.match_phone from pool p
       union all
       select u.id, coalesce(nullif(${profileName}, ''), ${contactEmail('u')}), ${contactEmail('u')}, '', false, lower(${contactEmail('u')}),
              case when p.visibility <> 'private' then coalesce(p.personal_info->>'phone', '') else '' end
         from recent a join users u on u.id = a.candidate_id and u.erased_at is null
         left join candidate_profile p on p.user_id = u.id
         left join talent_people t on t.company_id = $1 and t.user_id = u.id
        where t.merged_into is null and not exists (select 1 from pool q where q.id = u.id)),
     keyed as (
       select k.*, right(regexp_replace(k.match_phone, '[^0-9]', '', 'g'), 9) as phone_key,
              lower(regexp_replace(k.name, '\\s+', ' ', 'g')) as name_key, lower(split_part(k.location, ',', 1)) as place_key
         from known k),
     pairs as (
       select a.id as one, b.id as two, 1 as nr, 'email' as why from keyed a join keyed b on a.match_email = b.match_email and a.id < b.id
        where a.match_email <> ''
       union all
       select a.id, b.id, 2, 'phone' from keyed a join keyed b on a.phone_key = b.phone_key and a.id < b.id
        where length(a.phone_key) >= 7
       union all
       select a.id, b.id, 3, 'name' from keyed a join keyed b on a.name_key = b.name_key and a.id < b.id
        where a.name_key like '% %' and (a.place_key = b.place_key or a.place_key = '' or b.place_key = '')),
     best as (select one, two, min(nr) as nr from pairs group by one, two order by min(nr), one, two limit 50)
     select case b.nr when 1 then 'email' when 2 then 'phone' else 'name' end as why,
            jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email, 'location', a.location, 'in_pool', a.in_pool) as first,
            jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email, 'location', c.location, 'in_pool', c.in_pool) as second
       from best b join known a on a.id = b.one join known c on c.id = b.two
      order by b.nr, b.one, b.two`,
    poolValues(whose),
  );
  return rows.map(({ why, first, second }) => ({ why, people: [first, second] }));
}

/** A person of the pool as the database answers. */
export type PoolRow = Omit<WithStoredFit<TalentPerson>, 'since'> & {
  since: Date;
  user_id: string | null;
  record_id: string | null;
  score_of: string | null;
  exact: string;
  rank: number;
};

/** The first four parameters of the pool's SQL. */
export function poolValues({ companyId, keptAfter }: Pool): unknown[] {
  return [companyId, discoverableConsent.version, poolConsent.version, keptAfter];
}

/** A person of the pool out of a row. */
export function toPerson(row: PoolRow): PoolPerson {
  const {
    user_id: userId,
    record_id: recordId,
    score_of: scoreOf,
    exact: _exact,
    rank: _rank,
    since,
    ...person
  } = row;
  return { ...person, since: since.toISOString(), userId, recordId, scoreOf };
}
