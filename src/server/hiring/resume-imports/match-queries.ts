import type { StoredMatch } from '../../../api/hiring/resume-imports.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isBlindJob } from '../../platform/db/sql-parts.ts';

/** By what an applicant of a company is recognised. `employers` are in lower case. */
export type Likeness = {
  companyId: string;
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
 * Up to five applications to a company by others who may be this person: with the same file, e-mail address or phone, or the same name
 * and an employer in common. None of jobs that are reviewed blind.
 */
export async function findMatches(database: Database, like: Likeness): Promise<StoredMatch[]> {
  return database.sql<StoredMatch>(
    `with found (turn, why, id, candidate_id, job_id) as (
       select 0, 'file', a.id, a.candidate_id, a.job_id
         from resume_metadata r join applications a on a.resume_id = r.id where r.sha256 = $3 and a.company_id = $1
       union all
       select 1, 'email', a.id, a.candidate_id, a.job_id
         from added_people o join applications a on a.candidate_id = o.user_id
        where o.company_id = $1 and $4 <> '' and lower(o.email) = lower($4)
       union all
       select 1, 'email', a.id, a.candidate_id, a.job_id
         from users u join applications a on a.candidate_id = u.id
        where a.company_id = $1 and $4 <> '' and lower(u.email) = lower($4)
       union all
       select 2, 'phone', a.id, a.candidate_id, a.job_id
         from added_people o join applications a on a.candidate_id = o.user_id
        where o.company_id = $1 and $5 <> '' and o.phone = $5
       union all
       select case when $5 <> '' and ${digits} = $5 then 2 else 3 end, case when $5 <> '' and ${digits} = $5 then 'phone' else 'name' end,
              a.id, a.candidate_id, a.job_id
         from applications a join candidate_profile p on p.user_id = a.candidate_id
        where $6 <> '' and a.company_id = $1 and a.words @@ company_query($1, 'n', $6) and lower(${firstLast}) = lower($6)
          and ($5 <> '' and ${digits} = $5
               or exists (select 1 from jsonb_array_elements(p.parsed_meta->'experience') e where lower(e->>'company') = any($7::text[])))),
     best as (select distinct on (id) turn, why, id from found
               where candidate_id <> $2 and not ${isBlindJob('found.job_id')} order by id, turn)
     select why, id as application_id from best order by turn, id desc limit ${most}`,
    [like.companyId, like.userId, like.sha256, like.email, like.phone, like.name, like.employers],
  );
}
