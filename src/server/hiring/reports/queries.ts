import type { HiringReport } from '../../../api/hiring/reports.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isKeptMove } from '../applications/figure-part-queries.ts';
import { jobsWithin, type Whose } from './whose-queries.ts';
import { namedSources } from '../../../api/hiring/application-sources.ts';
import { daySeconds } from '../../../api/platform/durations.ts';

/** Whose figures, from when to when; `isNow` where it ends now, so that the present stages count as well. */
export type Span = Whose & { from: Date; to: Date; isNow: boolean };

const jobs = jobsWithin('$6', '$7', '$9', '$10');

/** The applications that came in within a span, each with the furthest step that it reached by the end of it. */
const furthest = `steps(stage, step) as (values ('new', 0), ('screen', 1), ('interview', 2), ('offer', 3), ('hired', 4)),
     received as (
       select a.id, a.job_id, a.source, a.stage, a.stage_since from applications a join jobs j on j.id = a.job_id
        where a.company_id = $1 and a.created_at > $4 and a.created_at <= $5),
     was as (
       select id, 'new' as stage from received union all select id, stage from received where $8 or stage_since <= $5
       union all
       select r.id, e.data->>'to' from received r join events e on e.object_id = r.id and e.at <= $5 and ${isKeptMove}),
     reached as (select w.id, max(s.step) as step from was w join steps s on s.stage = w.stage group by w.id)`;

/**
 * How far the applications came that came in within a span, by its end: each counts for every stage up to the furthest it
 * reached.
 */
export function loadFunnel(database: Database, span: Span): Promise<HiringReport['funnel']> {
  return database.sql(
    `with ${jobs}, ${furthest}
     select s.stage, (count(*) filter (where r.step >= s.step))::int as count
       from steps s left join reached r on true group by s.stage, s.step order by s.step`,
    values(span),
  );
}

/** How long applications stayed in each kind of stage, for stays that ended within a span; and how long the others wait. */
export function listStays(database: Database, span: Span): Promise<HiringReport['time_in_stage']> {
  return database.sql(
    `with ${jobs}, changed as (
       select distinct a.id, a.created_at from events e
         join applications a on a.id = e.object_id join jobs j on j.id = a.job_id
        where e.at > $4 and e.at <= $5 and ${isKeptMove}),
     entered as (
       select id, created_at as at, 'new' as stage from changed
       union all
       select c.id, e.at, e.data->>'to' from changed c join events e on e.object_id = c.id and e.at <= $5 and ${isKeptMove}),
     stays as (
       select id, stage, at, lead(at) over (partition by id order by at) as left_at from entered),
     ended as (
       select stage, count(distinct id)::int as ended,
              percentile_cont(0.5) within group (order by extract(epoch from left_at - at) / ${daySeconds}) as median
         from stays where left_at > $4 and left_at <= $5 group by stage),
     waiting as (
       select a.stage, count(*)::int as waiting, max(extract(epoch from $5 - a.stage_since) / ${daySeconds}) as oldest
         from applications a join jobs j on j.id = a.job_id
        where a.company_id = $1 and $8 and a.stage in ('new','screen','interview','offer') group by a.stage)
     select s.stage, coalesce(e.ended, 0) as ended, round(e.median::numeric, 1)::float8 as median_days,
            case when $8 then coalesce(w.waiting, 0) end as waiting, round(w.oldest::numeric, 1)::float8 as oldest_days
       from (values ('new', 0), ('screen', 1), ('interview', 2), ('offer', 3)) s(stage, step)
       left join ended e on e.stage = s.stage
       left join waiting w on w.stage = s.stage
      order by s.step`,
    values(span),
  );
}

/** Where `a` came from; of a job that is reviewed blind only what has a name of its own, since a link can be made for one person. */
const publishableSource = `case when a.source = any($11::text[]) or not exists (
    select 1 from job_pipelines b where b.job_id = a.job_id and b.blind) then a.source else 'other' end`;

/** Where the applications of a span came from and how far they got by its end, the most first, at most twenty. */
export function listSources(database: Database, span: Span): Promise<HiringReport['sources']> {
  return database.sql(
    `with ${jobs}, ${furthest}
     select ${publishableSource} as source, count(*)::int as applications,
            (count(*) filter (where r.step >= 2))::int as interviews, (count(*) filter (where r.step >= 4))::int as hired
       from received a join reached r on r.id = a.id
      group by 1 order by applications desc, source limit 20`,
    [...values(span), namedSources],
  );
}

function values(span: Span): unknown[] {
  const {
    companyId,
    viewerId,
    team,
    from,
    to,
    onTeam,
    jobId,
    isNow,
    memberId = null,
    departmentId = null,
  } = span;
  return [companyId, viewerId, team, from, to, onTeam, jobId, isNow, memberId, departmentId];
}
