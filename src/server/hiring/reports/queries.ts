import type { HiringReport } from '../../../api/hiring/reports.ts';
import type { Database } from '../../platform/db/connect.ts';
import { isKeptMove } from '../applications/figure-part-queries.ts';
import { jobsWithin, type Whose } from './whose-queries.ts';
import { namedSources } from '../../../api/hiring/application-sources.ts';
import { daySeconds } from '../../../api/platform/durations.ts';

/** Whose figures, from when until before when; `isNow` where it ends now, so that the present stages count as well. */
export type Span = Whose & { from: Date; to: Date; isNow: boolean };

/** The most sources that are told. */
const mostSources = 20;
const jobs = jobsWithin('$6', '$7', '$8', '$9');
const steps = ['new', 'screen', 'interview', 'offer', 'hired'] as const;
const stepOf = (stage: string) => `array_position(array['screen','interview','offer','hired'], ${stage})`;
const days = (until: string, since: string) => `extract(epoch from ${until} - ${since}) / ${daySeconds}`;
const inSpan = (at: string) => `${at} >= $4 and ${at} < $5`;

/** Where `a` came from; of a job that is reviewed blind only what has a name of its own, since a link can be made for one person. */
const publishableSource = `case when a.source = any($10::text[]) or a.job_id not in (
    select b.job_id from job_pipelines b where b.company_id = $1 and b.blind) then a.source else 'other' end`;

/** How far applications of a span came, and where they came from. */
export type Received = Pick<HiringReport, 'funnel' | 'sources'>;

/**
 * How far the applications came that came in within a span, by its end: each counts for every stage up to the furthest it
 * reached. And where they came from, the most first, at most twenty.
 */
export async function countReceived(database: Database, span: Span): Promise<Received> {
  const rows = await database.sql<{ source: string; step: number; people: number }>(
    `with ${jobs}, went as (
       select m.id, max(${stepOf('m.stage')}) as step
         from (select e.object_id as id, e.data->>'to' as stage from events e where ${inSpan('e.at')} and ${isKeptMove} offset 0) m
        group by m.id)
     select ${publishableSource} as source, count(*)::int as people,
            coalesce(greatest(w.step, case when a.stage_since < $5 then ${stepOf('a.stage')} end), 0) as step
       from applications a join jobs j on j.id = a.job_id left join went w on w.id = a.id
      where a.company_id = $1 and ${inSpan('a.created_at')} group by 1, 3`,
    [...values(span), namedSources],
  );
  const reaching = (step: number, of = rows) =>
    of.filter((row) => row.step >= step).reduce((sum, { people }) => sum + people, 0);
  const bySource = Map.groupBy(rows, ({ source }) => source);
  const sources = [...bySource].map(([source, of]) => ({
    source,
    applications: reaching(0, of),
    interviews: reaching(2, of),
    hired: reaching(4, of),
  }));
  return {
    funnel: steps.map((stage, step) => ({ stage, count: reaching(step) })),
    sources: sources
      .toSorted((a, b) => b.applications - a.applications || (a.source < b.source ? -1 : 1))
      .slice(0, mostSources),
  };
}

/**
 * How long applications stayed in each kind of stage, for stays that ended within a span; and how long the others wait. A stay began with the
 * move before, which is looked for only where the application is older than the span.
 */
export function listStays(database: Database, span: Span): Promise<HiringReport['time_in_stage']> {
  return database.sql(
    `with ${jobs}, moves as materialized (
       select e.object_id as id, e.at, e.data->>'from' as stage, lag(e.at) over (partition by e.object_id order by e.at) as before
         from events e where ${inSpan('e.at')} and ${isKeptMove}),
     stays as (
       select m.id, m.stage, m.at as left_at, coalesce(m.before, case when a.created_at < $4 then (
                select max(e.at) from events e where e.object_id = m.id and e.at < $4 and ${isKeptMove}) end, a.created_at) as since
         from moves m join applications a on a.id = m.id and a.company_id = $1 join jobs j on j.id = a.job_id),
     ended as (
       select stage, count(distinct id)::int as ended, percentile_cont(0.5) within group (order by ${days('left_at', 'since')}) as median
         from stays group by stage),
     waiting as (
       select a.stage, count(*)::int as waiting, max(${days('$5', 'a.stage_since')}) as oldest
         from applications a join jobs j on j.id = a.job_id
        where a.company_id = $1 and $10 and a.stage in ('new','screen','interview','offer') group by a.stage)
     select s.stage, coalesce(e.ended, 0) as ended, round(e.median::numeric, 1)::float8 as median_days,
            case when $10 then coalesce(w.waiting, 0) end as waiting, round(w.oldest::numeric, 1)::float8 as oldest_days
       from (values ('new', 0), ('screen', 1), ('interview', 2), ('offer', 3)) s(stage, step)
       left join ended e on e.stage = s.stage
       left join waiting w on w.stage = s.stage
      order by s.step`,
    [...values(span), span.isNow],
  );
}

function values(span: Span): unknown[] {
  const { companyId, viewerId, team, from, to, onTeam, jobId, memberId = null, departmentId = null } = span;
  return [companyId, viewerId, team, from, to, onTeam, jobId, memberId, departmentId];
}
