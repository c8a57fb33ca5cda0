import type { RecruiterStats } from '../../../api/identity/companies.ts';
import type { Colleague } from '../../../api/identity/members.ts';
import { employerRoles } from '../../../api/identity/roles.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query } from '../../platform/db/query-batch.ts';
import { colleagueName, memberReaches, presentScore, inEmployerScope } from '../../platform/db/sql-parts.ts';
import type { EmployerScope } from '../employer-scope.ts';

type StatsRow = {
  jobs: number;
  active: number;
  applicants: number;
  active_applications: number;
  mean: number | null;
  scored: number;
  unscored: number;
  judged: number;
  interviewed: number;
};

/** Everybody who works for a company in an employer's role and with that job of its. */
export async function memberIds(database: Database, companyId: string, jobId: string): Promise<string[]> {
  const rows = await database.planned<{ user_id: string }>(
    `select m.user_id from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and u.role = any($2) and ${memberReaches('$3')}`,
    [companyId, employerRoles, jobId],
  );
  return rows.map((row) => row.user_id);
}

const colleagueColumns = `u.id, u.email, ${colleagueName('u')} as name`;

/** Those of these people who work for the company, by id. */
export async function findColleagues(
  database: Database,
  companyId: string,
  personIds: string[],
): Promise<Map<string, Colleague>> {
  const rows = await database.planned<Colleague>(
    `select ${colleagueColumns} from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and u.id = any($2::uuid[])`,
    [companyId, personIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The names of those colleagues at the company who acted on a thing, by id. */
export function actingColleagues(
  companyId: string,
  objectType: string,
  objectId: string,
): Query<Map<string, string>> {
  return query<Colleague, Map<string, string>>(
    `select ${colleagueColumns} from company_members m join users u on u.id = m.user_id
      where m.company_id = $1
        and u.id in (select actor_id from events where object_type = $2 and object_id = $3)`,
    [companyId, objectType, objectId],
    namesOf,
  );
}

/** What colleagues are called, by id. */
export function namesOf(colleagues: Iterable<Colleague>): Map<string, string> {
  return new Map([...colleagues].map(({ id, name }) => [id, name]));
}

/** Those of these people who work with that job of the company, by id. */
export async function findTeammates(
  database: Database,
  companyId: string,
  jobId: string,
  personIds: string[],
): Promise<Map<string, Colleague>> {
  const rows = await database.sql<Colleague>(
    `select ${colleagueColumns} from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and u.id = any($2::uuid[]) and ${memberReaches('$3')}`,
    [companyId, personIds, jobId],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Who somebody is at a company now, as `EmployerScope.onTeam` says it; null when they do not work there. */
export async function findEmployerScope(
  database: Database,
  companyId: string,
  personId: string,
): Promise<{ onTeam: string | null } | null> {
  const [row] = await database.sql<{ onTeam: string | null }>(
    `select case when u.role = 'hiring_manager' and not m.owner then u.id end as "onTeam"
       from company_members m join users u on u.id = m.user_id where m.company_id = $1 and m.user_id = $2`,
    [companyId, personId],
  );
  return row ?? null;
}

/**
 * The figures over one person's own jobs, which are those of their teams for whoever sees no others; samples left out. Counts are always known; a mean or a rate over nothing is null.
 * Decided means hired or rejected; 14 days count from the application.
 */
export async function loadRecruiterStats(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  now: Date,
): Promise<RecruiterStats> {
  const [row] = await database.planned<StatsRow>(
    `with mine as (
       select id, status = 'open' and (expires_at is null or expires_at > $3) as active
         from job_posting where company_id = $1 and (created_by = $2 or $4::uuid is not null) and not is_sample
          and ${inEmployerScope('id', '$4')}),
     received as (
       select a.candidate_id, a.stage, m.active, a.interviewed_at, f.skill_overlap,
              a.stage in ('hired', 'rejected') or a.created_at < $3::timestamptz - interval '14 days' as judged
         from applications a
         join mine m on m.id = a.job_id
         left join fit_score f on ${presentScore}
        where a.company_id = $1)
     select (select count(*) from mine)::int as jobs,
            (select count(*) from mine where active)::int as active,
            (count(distinct candidate_id) filter (where active))::int as applicants,
            (count(*) filter (where active))::int as active_applications,
            round(avg(skill_overlap), 1)::float8 as mean,
            count(skill_overlap)::int as scored,
            (count(*) filter (where skill_overlap is null and stage <> 'withdrawn'))::int as unscored,
            (count(*) filter (where judged))::int as judged,
            (count(*) filter (where judged and interviewed_at is not null))::int as interviewed
       from received`,
    [companyId, viewerId, now, onTeam],
  );
  if (!row) throw new Error('The figures were not counted.');
  return {
    active_jobs: { value: row.active, of: row.jobs },
    total_applicants: { value: row.applicants, of: row.active_applications },
    average_fit: { value: row.mean, of: row.scored, unscored: row.unscored },
    interview_rate: {
      value: row.judged === 0 ? null : Math.round((row.interviewed / row.judged) * 1000) / 10,
      of: row.judged,
    },
  };
}
