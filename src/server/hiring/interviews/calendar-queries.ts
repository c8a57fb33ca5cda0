import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';

/** The most interviews that one look at the calendar shows. */
export const mostInCalendar = 300;

/** The interviews of a company that are booked in a span or proposed for a time in it, one's own or the whole team's, the earliest first. */
export async function listCalendarIds(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  span: { from: Date; until: Date; team: boolean },
): Promise<string[]> {
  const isMine = 'exists (select 1 from interview_people p where p.interview_id = i.id and p.user_id = $2)';
  const rows = await database.sql<{ id: string }>(
    `select id from (
       select i.id, i.application_id, i.created_by, i.starts_at as at from interviews i
        where i.company_id = $1 and i.status = 'booked' and i.starts_at < $4 and i.starts_at > $3::timestamptz - interval '8 hours'
          and i.ends_at > $3
       union all
       select i.id, i.application_id, i.created_by, (select min(t) from unnest(i.times) t where t >= $3 and t < $4) as at
         from interviews i
        where i.company_id = $1 and i.status = 'proposed'
          and exists (select 1 from unnest(i.times) t where t >= $3 and t < $4)) i
      where ($5::boolean or i.created_by = $2 or ${isMine})
        and exists (select 1 from applications a where a.id = i.application_id and ${inEmployerScope('a.job_id', '$6')})
      order by i.at, i.id limit ${mostInCalendar}`,
    [companyId, viewerId, span.from, span.until, span.team, onTeam],
  );
  return rows.map((row) => row.id);
}
