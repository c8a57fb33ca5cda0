import type { AtsStage, AtsStageKind, AtsStatus } from '../../../api/integrations/ats-sync.ts';
import type { Database } from '../../platform/db/connect.ts';

/** What a company has in common with its applicant tracking system, counted. */
export async function countShared(database: Database, companyId: string): Promise<AtsStatus['counts']> {
  const [row] = await database.sql<AtsStatus['counts']>(
    `select (select count(*)::int from ats_jobs where company_id = $1 and job_id is not null) as jobs,
            (select count(*)::int from ats_jobs l join job_posting j on j.id = l.job_id
              where l.company_id = $1 and j.status = 'open') as open_jobs,
            (select count(*)::int from ats_stages where company_id = $1 and listed) as stages,
            count(distinct candidate_outside_id)::int as candidates,
            (count(*) filter (where state = 'sent'))::int as applications,
            (count(*) filter (where state = 'waiting'))::int as waiting,
            (count(*) filter (where state = 'failed'))::int as failed
       from ats_applications where company_id = $1`,
    [companyId],
  );
  return row ?? { jobs: 0, open_jobs: 0, stages: 0, candidates: 0, applications: 0, waiting: 0, failed: 0 };
}

const isUnforgotten = `e.company_id = $1 and e.action = 'company.ats_forget_failed'
            and not exists (select 1 from events d where d.company_id = $1 and d.action = 'company.ats_forgotten'
                              and d.data->>'outside_id' = e.data->>'outside_id' and d.id > e.id)`;

/** What the other side calls those who were erased here and whom it did not forget yet; all, or only one. */
export async function findUnforgotten(
  database: Database,
  companyId: string,
  externalId: string | null,
): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select distinct e.data->>'outside_id' as id from events e
      where ${isUnforgotten} and ($2::text is null or e.data->>'outside_id' = $2)`,
    [companyId, externalId],
  );
  return rows.map(({ id }) => id);
}

/** What was not taken over, and not sent, with the reason; erasures, which have no title, first, then applications, at most 100. */
export function listIssues(database: Database, companyId: string): Promise<AtsStatus['issues']> {
  return database.sql<AtsStatus['issues'][number]>(
    `select kind, id, title, problem, path, failed from (
       select 1 as place, x.updated_at as at, 'application' as kind, x.application_id as id, j.title, x.problem,
              '/applicants/' || x.application_id as path, x.state = 'failed' as failed
         from ats_applications x join applications a on a.id = x.application_id join job_posting j on j.id = a.job_id
        where x.company_id = $1 and x.state <> 'sent' and x.problem is not null
       union all
       select 1, a.stage_since, 'withdrawal', x.application_id, j.title, x.withdrawal_problem,
              '/applicants/' || x.application_id, x.withdrawal is not null
         from ats_applications x join applications a on a.id = x.application_id join job_posting j on j.id = a.job_id
        where x.company_id = $1 and x.withdrawal_problem is not null and a.stage = 'withdrawn'
       union all
       select 1, a.stage_since, 'stage', x.application_id, j.title, x.stage_update_problem,
              '/applicants/' || x.application_id, x.stage_update = 'failed'
         from ats_applications x join applications a on a.id = x.application_id join job_posting j on j.id = a.job_id
        where x.company_id = $1 and x.stage_update_problem is not null and x.stage_update is not null
       union all
       select 2, l.updated_at, 'job', l.job_id, j.title, l.problem, '/jobs/' || l.job_id || '/edit', false
         from ats_jobs l join job_posting j on j.id = l.job_id where l.company_id = $1 and l.problem is not null
       union all
       select 0, e.at, 'erasure', e.id, '', e.data->>'problem', '/recruiter/ats',
              (e.data->>'failed')::boolean
         from events e where ${isUnforgotten}) issues
      order by place, at desc, id limit 100`,
    [companyId],
  );
}

/** What waits for a person, the oldest first, at most 100. */
export async function listPending(database: Database, companyId: string): Promise<AtsStatus['pending']> {
  const rows = await database.sql<Omit<AtsStatus['pending'][number], 'since'> & { since: Date }>(
    `select x.application_id, j.title as job_title, x.pending as kind, a.stage as stage_here,
            coalesce(nullif(x.pending_name, ''), s.name, '') as stage_there, x.pending_since as since
       from ats_applications x
       join applications a on a.id = x.application_id and a.stage not in ('rejected','withdrawn')
       join job_posting j on j.id = a.job_id
       left join ats_stages s on s.company_id = x.company_id and s.outside_id = x.stage_outside_id
      where x.company_id = $1 and x.pending is not null
      order by x.pending_since, x.application_id limit 100`,
    [companyId],
  );
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** The stages that the other system has, in its order. */
export function listStages(database: Database, companyId: string): Promise<AtsStage[]> {
  return database.sql<AtsStage>(
    'select outside_id as id, name, kind from ats_stages where company_id = $1 and listed order by position, name, outside_id limit 500',
    [companyId],
  );
}

/** Keeps which kind of stage a person says that one is; false when there is no such stage. */
export async function chooseStage(
  database: Database,
  companyId: string,
  externalId: string,
  kind: AtsStageKind | null,
): Promise<boolean> {
  const rows = await database.sql(
    'update ats_stages set kind = $3, chosen = true where company_id = $1 and outside_id = $2 returning outside_id',
    [companyId, externalId, kind],
  );
  return rows.length > 0;
}
