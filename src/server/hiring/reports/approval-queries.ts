import { decidesSql, inEmployerScope, nextOfferApprover } from '../../platform/db/sql-parts.ts';

/** SQL that is true for an application `a` that goes on. */
export const isOpen = "a.stage in ('new','screen','interview','offer')";

/** The places of parameters; $1 is the company and $2 the viewer. `team` says whether the whole team's work is asked for. */
type Places = { team: string; onTeam: string };

/** The offers of a condition whose application goes on, within reach: since when they stand so, the application and its job. */
export function offersOf(condition: string, onTeam: string): string {
  return `select o.updated_at as at, a.id, a.job_id from offers o
     join applications a on a.id = o.application_id and ${isOpen} and ${inEmployerScope('a.job_id', onTeam)}
    where o.company_id = $1 and ${condition}`;
}

/** The offers that wait for approval: by the viewer, or by anyone of the team. */
export function offersToApprove({ team, onTeam }: Places): string {
  return offersOf(
    `o.status = 'draft' and o.returned_at is null and (${team} or coalesce(
          ${nextOfferApprover} = $2, o.created_by is distinct from $2 and exists (
          select 1 from company_members m join users u on u.id = m.user_id
           where m.company_id = $1 and m.user_id = $2 and (m.owner or u.role = 'admin'))))`,
    onTeam,
  );
}

/** The jobs whose approval stands so, within reach where a team's work is asked for; `mine` says which are the viewer's. */
export function approvalsOf(
  state: string,
  mine: string,
  { team, onTeam }: Places,
  at: 'asked_at' | 'decided_at' = 'decided_at',
): string {
  return `select p.${at} as at, p.job_id as id, p.job_id from job_approvals p
     join companies c on c.id = p.company_id and c.requires_job_approval
     join job_posting j on j.id = p.job_id and (j.status = 'draft' or j.published_at is null or j.status = 'closed' and p.state <> 'approved')
    where p.company_id = $1 and p.state = '${state}' and ((${team} and ${inEmployerScope('p.job_id', onTeam)}) or ${mine})`;
}

/** The jobs that wait for approval: by the viewer, or by anyone of the team. */
export function jobsToApprove(places: Places): string {
  return approvalsOf('waiting', decidesSql('$1', '$2'), places, 'asked_at');
}
