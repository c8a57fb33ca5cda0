import type { ToDo } from '../../../api/hiring/reports.ts';
import { countedApplicants } from '../../../api/hiring/applications.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope, liveTask } from '../../platform/db/sql-parts.ts';
import { needsAnswer } from '../messages/thread-queries.ts';
import { approvalsOf, isOpen, jobsToApprove, offersOf, offersToApprove } from './approval-queries.ts';
import { jobsWithin, type Whose } from './whose-queries.ts';

/** Work of a kind: how much, of how many jobs, since when the oldest waits, and which application that is, or which job. */
export type Waiting = {
  kind: ToDo['kind'];
  count: number;
  jobs: number;
  oldest: Date | null;
  first: string | null;
};

type Kind = ToDo['kind'];
const leads = 'exists (select 1 from interview_people p where p.interview_id = i.id and p.user_id = $2)';
const ofJobs = 'join jobs j on j.id = a.job_id';
const reached = inEmployerScope('a.job_id', '$5');

/** What applicants of the jobs in question wait for: rows of since when (`at`), the application and its job. */
const waitsOfApplicants: Partial<Record<Kind, string>> = {
  human_reviews: `select h.due_at as at, a.id, a.job_id from human_reviews h
     join applications a on a.id = h.application_id and a.stage <> 'withdrawn' ${ofJobs}
    where h.company_id = $1 and h.outcome is null`,
  to_review: `select a.created_at as at, a.id, a.job_id from applications a ${ofJobs}
    where a.company_id = $1 and a.stage = 'new'`,
  answers_overdue: `select a.created_at as at, a.id, a.job_id from applications a ${ofJobs}
    where a.company_id = $1 and ${isOpen} and a.answered_at is null
      and a.created_at < $4::timestamptz - j.answer_days * interval '1 day'`,
  decisions_due: `select a.stage_since as at, a.id, a.job_id from applications a ${ofJobs}
    where a.company_id = $1 and a.stage in ('screen','interview','offer')
      and a.stage_since < $4::timestamptz - interval '14 days'`,
};

/** The interviews of a condition, within reach. */
const interviews = (at: string, condition: string) => `select ${at} as at, a.id, a.job_id from interviews i
     join applications a on a.id = i.application_id and ${reached}
    where i.company_id = $1 and ${condition}`;
const places = { team: '$3', onTeam: '$5' };
const isPosted = '(j.created_by = $2 or p.asked_by = $2)';

/** What other work waits for a person or a team. */
const waitsOfEmployers: Partial<Record<Kind, string>> = {
  interviews_today: interviews(
    'i.starts_at',
    `i.status = 'booked' and i.ends_at > $4 and i.starts_at < $7 and ($3 or ${leads})`,
  ),
  interviews_waiting: interviews(
    'i.updated_at',
    `i.status = 'asked' and ($3 or i.created_by = $2 or ${leads})`,
  ),
  scorecards_due: interviews(
    'i.ends_at',
    `i.status = 'booked' and i.ends_at <= $4 and ${isOpen} and exists (
        select 1 from interview_people p join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
         where p.interview_id = i.id and ($3 or p.user_id = $2) and not exists (
           select 1 from scorecards s where s.application_id = i.application_id and s.author_id = p.user_id))`,
  ),
  unanswered: `select coalesce(t.waiting_since, t.follow_up_at) as at, a.id, a.job_id from message_threads t
     join applications a on a.id = t.application_id ${ofJobs}
    where t.company_id = $1 and ${needsAnswer}`,
  tasks_due: `select t.due_at as at, a.id, a.job_id from application_tasks t
     join applications a on a.id = t.application_id and ${reached}
    where t.company_id = $1 and t.due_at <= $4 and ($3 or t.user_id = $2) and ${liveTask}`,
  assigned: `select a.stage_since as at, a.id, a.job_id from applications a
    where a.assigned_to = $2 and a.company_id = $1 and ${reached} and ${isOpen}`,
  offers_to_approve: offersToApprove(places),
  offers_sent_back: offersOf(
    "o.status = 'draft' and o.returned_at is not null and ($3 or o.created_by = $2)",
    places.onTeam,
  ),
  offers_to_send: offersOf("o.status = 'approved' and ($3 or o.created_by = $2)", places.onTeam),
  offers_accepted: offersOf("o.status = 'accepted' and ($3 or o.created_by = $2)", places.onTeam),
  jobs_to_approve: jobsToApprove(places),
  jobs_sent_back: approvalsOf('changes_asked', isPosted, places),
  jobs_approved: approvalsOf('approved', isPosted, places),
  ats_decisions: `select x.pending_since as at, a.id, a.job_id from ats_applications x
     join applications a on a.id = x.application_id and a.stage not in ('rejected','withdrawn')
     join job_posting p on p.id = a.job_id and ($3 or p.created_by = $2)
    where x.company_id = $1 and x.pending is not null and ${reached}`,
};

/**
 * What waits: interviews until `dayEnds` that one leads, those whose candidates asked for other times, missing scorecards,
 * unread applications, answers and decisions that are due, messages, offers, approvals of jobs, tasks, what is assigned to oneself. For one job, only what
 * its list of applicants shows: reviews, answers and decisions. Counting stops beyond `countedApplicants`.
 */
export function countToDo(
  database: Database,
  { companyId, viewerId, onTeam, team, jobId }: Whose,
  now: Date,
  dayEnds: Date,
): Promise<Waiting[]> {
  const values = [companyId, viewerId, team, now, onTeam, jobId];
  const waits = jobId === null ? { ...waitsOfApplicants, ...waitsOfEmployers } : waitsOfApplicants;
  return database.planned(
    `with ${jobsWithin('$5', '$6')}
     ${Object.entries(waits).map(counted).join(' union all ')}`,
    jobId === null ? [...values, dayEnds] : values,
  );
}

function counted([kind, rows]: [string, string]): string {
  return `select '${kind}' as kind, count(*)::int as count, count(distinct job_id)::int as jobs, min(at) as oldest,
       (array_agg(id order by at, id))[1] as first
  from (select * from (${rows}) w order by at, id limit ${countedApplicants + 1}) w`;
}
