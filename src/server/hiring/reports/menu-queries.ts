import { countedInMenu, type EmployerMenu } from '../../../api/hiring/reports.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import { jobsToApprove, offersToApprove } from './approval-queries.ts';
import { needsAnswer } from '../messages/thread-queries.ts';

const newest = 6;
const places = { team: 'false', onTeam: '$3' };
/** Counts rows of a query as far as the menu goes, so that a large company costs no more than a small one. */
const counted = (rows: string) =>
  `(select count(*)::int from (select 1 ${rows} limit ${countedInMenu + 1}) counted)`;

/** What the menu of an employer shows: see `EmployerMenu`. */
export async function loadEmployerMenu(
  database: Database,
  { companyId, viewerId, onTeam }: EmployerScope,
  now: Date,
): Promise<EmployerMenu> {
  const [menu] = await database.planned<EmployerMenu>(
    `with mine as (
       select j.id, j.title, j.status, j.created_at from job_team t join job_posting j on j.id = t.job_id
        where t.user_id = $2 and t.company_id = $1 and not j.is_sample and ${inEmployerScope('j.id', '$3')}),
     newest as (
       select id, title, created_at from mine where status = 'open' order by created_at desc, id desc limit ${newest})
     select ${counted("from mine m join applications a on a.job_id = m.id and a.stage = 'new'")} as new_applicants,
            ${counted(
              `from interviews i join interview_people p on p.interview_id = i.id and p.user_id = $2
                 join applications a on a.id = i.application_id
                where i.company_id = $1 and i.status = 'booked' and i.ends_at > $4
                  and ${inEmployerScope('a.job_id', '$3')}`,
            )} as interviews_ahead,
            ${counted(
              `from message_threads t join applications a on a.id = t.application_id
                where t.company_id = $1 and ${needsAnswer} and a.job_id = any(array(select id from mine))`,
            )} as unanswered_messages,
            ${counted(`from (${offersToApprove(places)} union all ${jobsToApprove(places)}) w`)} as approvals_waiting,
            coalesce((select json_agg(json_build_object('id', n.id, 'title', n.title, 'new_applicants',
                ${counted("from applications a where a.job_id = n.id and a.stage = 'new'")}) order by n.created_at desc, n.id desc)
              from newest n), '[]'::json) as jobs`,
    [companyId, viewerId, onTeam, now],
  );
  if (!menu) throw new Error('The menu could not be counted.');
  return menu;
}
