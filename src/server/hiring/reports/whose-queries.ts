import type { EmployerScope } from '../../identity/employer-scope.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';

/** Whose work: one's own jobs, all within reach, or one job within reach; with `memberId` only those on whose team they are, with `departmentId` only those of it. */
export type Whose = EmployerScope & {
  team: boolean;
  jobId: string | null;
  memberId?: string | null;
  departmentId?: string | null;
};

/**
 * The jobs in question with the days within which an answer is due, samples left out unless one is asked for; $1 company, $2 person,
 * $3 whether the whole team's; `onTeam`, `one`, `member` and `department` are parameters. Whoever sees only the jobs of their teams has those for their own.
 */
export function jobsWithin(onTeam: string, one: string, member = 'null', department = 'null'): string {
  return `jobs as (
  select id, coalesce(p.answer_days, 14) as answer_days from job_posting j left join job_pipelines p on p.job_id = j.id
   where j.company_id = $1 and ${inEmployerScope('j.id', onTeam)}
     and (${member}::uuid is null or exists (
       select 1 from job_team t where t.job_id = j.id and t.company_id = $1 and t.user_id = ${member}))
     and (${department}::uuid is null or j.department_id = ${department})
     and case when ${one}::uuid is null
       then not j.is_sample and ($3::boolean or ${onTeam}::uuid is not null or j.created_by = $2) else j.id = ${one} end)`;
}
