import type { StoredMatch } from '../../../api/hiring/resume-imports.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isBlindJob } from '../../platform/db/sql-parts.ts';

/** By what an applicant of a company is recognised. `employers` are in lower case. */
export type Likeness = {
  companyId: string;
  /** True where it matters that they may be in the talent pool already. */
  intoPool: boolean;
  userId: string;
  sha256: string;
  name: string;
  email: string;
  phone: string;
  employers: string[];
};

const most = 5;
const firstLast = `trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name'))`;
const digits = `regexp_replace(p.personal_info->>'phone', '\\D', '', 'g')`;

/**
 * Up to five applications to a company, or records of its talent pool, of others who may be this person: with the same file, e-mail address
 * or phone, or the same name and an employer in common. None of jobs that are reviewed blind.
 */
export async function findMatches(database: Database, like: Likeness): Promise<StoredMatch[]> {
  return database.sql<StoredMatch>(
    `with found (turn, why, id, candidate_id, job_id, in_pool) as (
       select 0, 'file', a.id, a.candidate_id, a.job_id, false
         from resume_metadata r join applications a on a.resume_id = r.id where r.sha256 = $3 and a.company_id = $1
       union all
       select 0, 'file', a.id, a.candidate_id, a.job_id, false
         from resume_metadata r join resume_import_files f on f.resume_id = r.id and f.state = 'merged' join applications a on a.id = f.application_id
        where r.sha256 = $3 and a.company_id = $1
       union all
       select 1, 'email', a.id, a.candidate_id, a.job_id, false
         from added_people o join applications a on a.candidate_id in (o.user_id, o.merged_into) and a.company_id = $1
        where o.company_id = $1 and $4 <> '' and lower(o.email) = lower($4)
       union all
       select 1, 'email', a.id, a.candidate_id, a.job_id, false
         from users u join applications a on a.candidate_id = u.id
        where a.company_id = $1 and $4 <> '' and lower(u.email) = lower($4)
       union all
       select 2, 'phone', a.id, a.candidate_id, a.job_id, false
         from added_people o join applications a on a.candidate_id in (o.user_id, o.merged_into) and a.company_id = $1
        where o.company_id = $1 and $5 <> '' and o.phone = $5
       union all
       select case when $5 <> '' and ${digits} = $5 then 2 else 3 end, case when $5 <> '' and ${digits} = $5 then 'phone' else 'name' end,
              a.id, a.candidate_id, a.job_id, false
         from applications a join candidate_profile p on p.user_id = a.candidate_id
        where $6 <> '' and a.company_id = $1 and a.words @@ company_query($1, 'n', $6) and lower(${firstLast}) = lower($6)
          and ($5 <> '' and ${digits} = $5
               or exists (select 1 from jsonb_array_elements(p.parsed_meta->'experience') e where lower(e->>'company') = any($7::text[])))
       union all
       select k.turn, k.why, t.id, coalesce(t.person_id, t.id), null::uuid, true
         from talent_people t
         left join added_people o on o.user_id = t.person_id
         left join resume_metadata r on r.user_id = t.person_id and r.sha256 = $3 and r.deleted_at is null
         left join candidate_profile p on p.user_id = t.person_id
        cross join lateral (select case when r.id is not null then 0 when lower(t.email) = lower($4) and $4 <> '' then 1
                 when o.phone = $5 and $5 <> '' then 2
                 when lower(t.name) = lower($6) and exists (
                   select 1 from jsonb_array_elements(p.parsed_meta->'experience') e where lower(e->>'company') = any($7::text[])) then 3 end as turn) n
        cross join lateral (select n.turn, (array['file', 'email', 'phone', 'name'])[n.turn + 1] as why) k
        where $8 and k.turn is not null and t.user_id is null and t.merged_into is null and t.id in (
          select id from talent_people where company_id = $1 and user_id is null and email <> '' and lower(email) = lower($4)
          union select p1.id from talent_people p1 join resume_metadata r1 on r1.user_id = p1.person_id where p1.company_id = $1 and r1.sha256 = $3
          union select p2.id from talent_people p2 join added_people o2 on o2.user_id = p2.person_id
                 where p2.company_id = $1 and o2.company_id = $1 and $5 <> '' and o2.phone = $5
          union select id from talent_people where company_id = $1 and $6 <> '' and pool_words @@ pool_query('{n}', $6) and lower(name) = lower($6))),
     best as (select distinct on (id) turn, why, id, in_pool from found
               where candidate_id <> $2 and not ${isBlindJob('found.job_id')} order by id, turn)
     select why, case when in_pool then null else id end as application_id, case when in_pool then id end as talent_id from best order by turn, id desc limit ${most}`,
    [
      like.companyId,
      like.userId,
      like.sha256,
      like.email,
      like.phone,
      like.name,
      like.employers,
      like.intoPool,
    ],
  );
}
