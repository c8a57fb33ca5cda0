import type { ToDo } from '../../../api/hiring/reports.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import type { Whose } from './queries.ts';

/**
 * The offers that somebody has to do something about: approve them, send them, settle what was accepted; with the application
 * that waits longest.
 */
export function countOffers(
  database: Database,
  { companyId, viewerId, team, onTeam }: Whose,
): Promise<{ kind: ToDo['kind']; count: number; oldest: Date | null; first: string }[]> {
  return database.sql(
    `select case o.status when 'draft' then 'offers_to_approve' when 'approved' then 'offers_to_send' else 'offers_accepted' end as kind,
            count(*)::int as count, min(o.updated_at) as oldest,
            (array_agg(o.application_id order by o.updated_at, o.id))[1] as first
       from offers o
       join applications a on a.id = o.application_id and a.stage in ('new','screen','interview','offer')
      where o.company_id = $1 and o.status in ('draft','approved','accepted') and ${inEmployerScope('a.job_id', '$4')}
        and ($3::boolean or case when o.status = 'draft'
          then o.created_by is distinct from $2 and exists (
            select 1 from company_members m join users u on u.id = m.user_id
             where m.company_id = $1 and m.user_id = $2 and (m.owner or u.role = 'admin'))
          else o.created_by = $2 end)
      group by o.status`,
    [companyId, viewerId, team, onTeam],
  );
}

/** The applications that stand elsewhere, or are rejected, in the applicant tracking system, with the one that waits longest. */
export function countAtsDecisions(
  database: Database,
  { companyId, viewerId, team, onTeam }: Whose,
): Promise<{ kind: ToDo['kind']; count: number; oldest: Date | null; first: string }[]> {
  return database.sql(
    `select 'ats_decisions' as kind, count(*)::int as count, min(x.pending_since) as oldest,
            (array_agg(x.application_id order by x.pending_since, x.application_id))[1] as first
       from ats_applications x
       join applications a on a.id = x.application_id and a.stage not in ('rejected','withdrawn')
       join job_posting j on j.id = a.job_id and ($3::boolean or j.created_by = $2)
      where x.company_id = $1 and x.pending is not null and ${inEmployerScope('a.job_id', '$4')}
     having count(*) > 0`,
    [companyId, viewerId, team, onTeam],
  );
}
