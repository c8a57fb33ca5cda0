import type { TeamMember, TeamPart } from '../../../api/jobs/hiring-team.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName, memberReaches } from '../../platform/db/sql-parts.ts';

/** The members of a company with their parts in a job's hiring: the team first, then by their addresses. */
export function listTeam(database: Database, companyId: string, jobId: string): Promise<TeamMember[]> {
  return database.planned<TeamMember>(
    `select u.id, u.email, ${colleagueName('u')} as name, u.role, t.part, ${memberReaches('$2')} as has_access
       from company_members m join users u on u.id = m.user_id
       left join job_team t on t.job_id = $2 and t.user_id = m.user_id
      where m.company_id = $1
      order by t.part is null, ${colleagueName('u')}`,
    [companyId, jobId],
  );
}

/** Gives a member of the company a part in a job's hiring, in place of the one they had; true when that is news. */
export async function setPart(
  database: Database,
  {
    companyId,
    jobId,
    personId,
    part,
  }: { companyId: string; jobId: string; personId: string; part: TeamPart },
): Promise<boolean> {
  const rows = await database.sql(
    `insert into job_team (job_id, user_id, company_id, part)
     select $1, m.user_id, m.company_id, $4 from company_members m where m.user_id = $2 and m.company_id = $3
     on conflict (job_id, user_id) do update set part = excluded.part where job_team.part <> excluded.part
     returning 1`,
    [jobId, personId, companyId, part],
  );
  return rows.length > 0;
}

/** Takes somebody off a job's team; false when they were not on it. */
export async function endPart(database: Database, jobId: string, personId: string): Promise<boolean> {
  const rows = await database.sql('delete from job_team where job_id = $1 and user_id = $2 returning 1', [
    jobId,
    personId,
  ]);
  return rows.length > 0;
}

/** Gives to nobody what a person looks after among a job's applications that they do not see any more. */
export async function unassign(database: Database, jobId: string, personId: string): Promise<void> {
  await database.sql('update applications set assigned_to = null where job_id = $1 and assigned_to = $2', [
    jobId,
    personId,
  ]);
}
