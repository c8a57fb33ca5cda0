import type { ScoreBand } from '../../../engine/fit/job-families.ts';
import { familyOf, type Decided } from '../../../engine/fit/outcomes.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';

type Row = Omit<Decided, 'family'> & { title: string; band: ScoreBand };

const reached = (stages: string) => `exists (
  select 1 from events e
   where e.object_type = 'application' and e.object_id = a.id and e.action = 'application.moved' and e.data->>'to' in (${stages})
     and not exists (select 1 from events u where u.object_type = 'application' and u.object_id = a.id
                        and u.action = 'application.move_undone' and u.data->>'move' = e.id::text))`;

/**
 * Applications that were hired or rejected in months before $1, by month, company, job title and band: how many, and how many of
 * them came to an interview and to an offer. Samples, withdrawn and unscored applications, and jobs whose scores are held back do not count.
 */
const decided = (where: string) => `
  select a.month, a.company_id as company, a.title, a.band, count(*)::int as decided,
         (count(*) filter (where a.stage = 'hired' or ${reached("'interview', 'offer', 'hired'")}))::int as interview,
         (count(*) filter (where a.stage = 'hired' or ${reached("'offer', 'hired'")}))::int as offer
    from (
      select a.id, a.stage, a.company_id, j.title, to_char(a.stage_since at time zone 'UTC', 'YYYY-MM') as month,
             case when a.percent >= 80 then 'strong' when a.percent >= 60 then 'good' when a.percent >= 40 then 'partial' else 'low' end as band
        from applications a join job_posting j on j.id = a.job_id
       where a.stage in ('hired', 'rejected') and a.percent is not null and not j.is_sample and not j.scores_held
         and a.stage_since < ($1::date::timestamp at time zone 'UTC') and ${where}) a
   group by a.month, a.company_id, a.title, a.band`;

/** What was decided on jobs within the reach of an employer, before a day. */
export async function listDecided(
  database: Database,
  { companyId, onTeam }: EmployerScope,
  before: string,
): Promise<Decided[]> {
  const rows = await database.sql<Row>(
    decided(`a.company_id = $2 and ${inEmployerScope('a.job_id', '$3')}`),
    [before, companyId, onTeam],
  );
  return rows.map(inFamily);
}

/** What was decided at all companies, before a day. */
export async function listAllDecided(database: Database, before: string): Promise<Decided[]> {
  return (await database.sql<Row>(decided('true'), [before])).map(inFamily);
}

function inFamily({ title, ...row }: Row): Decided {
  return { ...row, family: familyOf(title) };
}
