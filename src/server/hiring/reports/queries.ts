import type { HiringReport, ToDo } from '../../../api/hiring/reports.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import { needsAnswer } from '../messages/thread-queries.ts';
import { daySeconds } from '../../../api/platform/durations.ts';

/** Whose work: one's own jobs, all within reach, or one job within reach. */
export type Whose = EmployerScope & { team: boolean; jobId: string | null };
/** Whose figures, from when to when. */
export type Span = Whose & { from: Date; to: Date };

/**
 * The jobs in question, samples left out unless one is asked for; $1 company, $2 person, $3 whether the whole team's; `onTeam` and
 * `one` are parameters.
 */
const jobsWithin = (onTeam: string, one: string) => `jobs as (
  select id, coalesce(p.answer_days, 14) as answer_days from job_posting j left join job_pipelines p on p.job_id = j.id
   where j.company_id = $1 and ${inEmployerScope('j.id', onTeam)}
     and case when ${one}::uuid is null then not j.is_sample and ($3::boolean or j.created_by = $2) else j.id = ${one} end)`;
const jobs = jobsWithin('$6', '$7');

const leads = 'exists (select 1 from interview_people p where p.interview_id = i.id and p.user_id = $2)';
const isReached = `exists (select 1 from applications a where a.id = i.application_id and ${inEmployerScope('a.job_id', '$5')})`;

/**
 * Moves that were not taken back, of the applications to those jobs: when, and to which kind of stage. Needs $5, the end of
 * the span.
 */
const moves = `moves as (
  select e.object_id as application_id, e.at, e.data->>'to' as stage
    from events e
   where e.company_id = $1 and e.action = 'application.moved' and e.at <= $5
     and not exists (select 1 from events u where u.object_type = 'application' and u.object_id = e.object_id
                        and u.action = 'application.move_undone' and u.data->>'move' = e.id::text))`;

/** The kinds of work that are counted here. */
export type WaitingKind = Exclude<ToDo['kind'], `offers_${string}` | 'ats_decisions'>;
type Waiting = {
  kind: WaitingKind;
  count: number;
  oldest: Date | null;
};

/** What applicants of the jobs in question wait for. */
const waitsOfApplicants = [
  `select 'human_reviews' as kind, count(*)::int as count, min(h.due_at) as oldest from human_reviews h
     join applications a on a.id = h.application_id and a.stage <> 'withdrawn' join jobs j on j.id = a.job_id
    where h.company_id = $1 and h.outcome is null`,
  "select 'to_review', count(*)::int, min(created_at) from open where stage = 'new'",
  `select 'answers_overdue', count(*)::int, min(created_at) from open
    where answered_at is null and created_at < $4::timestamptz - answer_days * interval '1 day'`,
  `select 'decisions_due', count(*)::int, min(stage_since) from open
    where stage <> 'new' and stage_since < $4::timestamptz - interval '14 days'`,
];

/** What other work waits for a person or a team. */
const waitsOfEmployers = [
  `select 'interviews_today', count(*)::int, min(i.starts_at) from interviews i
    where i.company_id = $1 and i.status = 'booked' and i.ends_at > $4 and i.starts_at < $7 and ($3 or ${leads}) and ${isReached}`,
  `select 'interviews_waiting', count(*)::int, min(i.updated_at) from interviews i
    where i.company_id = $1 and i.status = 'asked' and ($3 or i.created_by = $2 or ${leads}) and ${isReached}`,
  `select 'scorecards_due', count(*)::int, min(i.ends_at) from interviews i
    where i.company_id = $1 and i.status = 'booked' and i.ends_at <= $4
      and exists (select 1 from applications a where a.id = i.application_id and a.stage in ('new','screen','interview','offer') and ${inEmployerScope('a.job_id', '$5')})
      and exists (
        select 1 from interview_people p join company_members m on m.user_id = p.user_id and m.company_id = i.company_id
         where p.interview_id = i.id and ($3 or p.user_id = $2) and not exists (
           select 1 from scorecards s where s.application_id = i.application_id and s.author_id = p.user_id))`,
  `select 'unanswered', count(*)::int, min(coalesce(t.waiting_since, t.follow_up_at)) from message_threads t
     join applications a on a.id = t.application_id join jobs j on j.id = a.job_id
    where t.company_id = $1 and ${needsAnswer}`,
  `select 'assigned', count(*)::int, min(a.stage_since) from applications a
    where a.assigned_to = $2 and a.company_id = $1 and ${inEmployerScope('a.job_id', '$5')} and a.stage in ('new','screen','interview','offer')`,
];

/**
 * What waits: interviews until `dayEnds` that one leads, those whose candidates asked for other times, missing scorecards,
 * unread applications, answers and decisions that are due, messages, what is assigned to oneself. For one job, only what its list of
 * applicants shows: reviews, answers and decisions.
 */
export function countToDo(
  database: Database,
  { companyId, viewerId, onTeam, team, jobId }: Whose,
  now: Date,
  dayEnds: Date,
): Promise<Waiting[]> {
  const values = [companyId, viewerId, team, now, onTeam, jobId];
  const waits = jobId === null ? [...waitsOfApplicants, ...waitsOfEmployers] : waitsOfApplicants;
  return database.sql(
    `with ${jobsWithin('$5', '$6')}, open as (
       select a.stage, a.created_at, a.stage_since, a.answered_at, j.answer_days
         from applications a join jobs j on j.id = a.job_id
        where a.company_id = $1 and a.stage in ('new','screen','interview','offer'))
     ${waits.join(' union all ')}`,
    jobId === null ? [...values, dayEnds] : values,
  );
}

/** How far the applications came that came in within a span: each counts for every stage up to the furthest it reached. */
export async function loadFunnel(database: Database, span: Span): Promise<HiringReport['funnel']> {
  const rows = await database.sql<HiringReport['funnel'][number]>(
    `with ${jobs}, ${moves}, received as (
       select a.id, a.stage from applications a join jobs j on j.id = a.job_id
        where a.company_id = $1 and a.created_at > $4 and a.created_at <= $5),
     steps(stage, step) as (values ('new', 0), ('screen', 1), ('interview', 2), ('offer', 3), ('hired', 4)),
     reached as (
       select r.id, max(s.step) as step from received r
         cross join lateral (
           select 'new' as stage union all select r.stage
           union all select m.stage from moves m where m.application_id = r.id) was
         join steps s on s.stage = was.stage
        group by r.id)
     select s.stage, (count(*) filter (where r.step >= s.step))::int as count
       from steps s left join reached r on true group by s.stage, s.step order by s.step`,
    values(span),
  );
  return rows;
}

/** How long applications stayed in each kind of stage, for stays that ended within a span; and how long the others wait. */
export function listStays(database: Database, span: Span): Promise<HiringReport['time_in_stage']> {
  return database.sql(
    `with ${jobs}, ${moves}, entered as (
       select a.id, a.created_at as at, 'new' as stage from applications a join jobs j on j.id = a.job_id where a.company_id = $1
       union all
       select m.application_id, m.at, m.stage from moves m
         join applications a on a.id = m.application_id join jobs j on j.id = a.job_id),
     stays as (
       select stage, at, lead(at) over (partition by id order by at) as left_at from entered),
     ended as (
       select stage, count(*)::int as ended,
              percentile_cont(0.5) within group (order by extract(epoch from left_at - at) / ${daySeconds}) as median
         from stays where left_at > $4 and left_at <= $5 group by stage),
     waiting as (
       select a.stage, count(*)::int as waiting, max(extract(epoch from $5 - a.stage_since) / ${daySeconds}) as oldest
         from applications a join jobs j on j.id = a.job_id where a.company_id = $1 group by a.stage)
     select s.stage, coalesce(e.ended, 0) as ended, round(e.median::numeric, 1)::float8 as median_days,
            coalesce(w.waiting, 0) as waiting, round(w.oldest::numeric, 1)::float8 as oldest_days
       from (values ('new', 0), ('screen', 1), ('interview', 2), ('offer', 3)) s(stage, step)
       left join ended e on e.stage = s.stage
       left join waiting w on w.stage = s.stage
      order by s.step`,
    values(span),
  );
}

/** Where the applications of a span came from, the most first, at most twenty. */
export function listSources(database: Database, span: Span): Promise<HiringReport['sources']> {
  return database.sql(
    `with ${jobs}
     select a.source, count(*)::int as applications, (count(a.interviewed_at))::int as interviews,
            (count(*) filter (where a.stage = 'hired'))::int as hired
       from applications a join jobs j on j.id = a.job_id
      where a.company_id = $1 and a.created_at > $4 and a.created_at <= $5
      group by a.source order by applications desc, a.source limit 20`,
    values(span),
  );
}

function values(span: Span): unknown[] {
  return [span.companyId, span.viewerId, span.team, span.from, span.to, span.onTeam, span.jobId];
}
