import { type FigureName, figureNames } from '../../../api/hiring/figures.ts';
import type { HiringFigures } from '../../../api/hiring/reports.ts';
import type { Database } from '../../platform/db/connect.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';
import { figureRows } from '../applications/figure-part-queries.ts';
import { figureCounts } from './figure-counts.ts';
import { jobsWithin, type Whose } from './whose-queries.ts';

/**
 * Whose figures, from when until before when, and the same of the span that it is compared with; `isNow` where it ends now, so that
 * the present stages count as well. `calendar` has its dates where it is a period of the calendar.
 */
export type ComparedSpan = Whose & {
  from: Date;
  to: Date;
  before: Date;
  beforeTo: Date;
  isNow: boolean;
  compare: HiringFigures['compare'];
  calendar: HiringFigures['calendar'];
};

/** A figure of a span: how many people, and the median of the days it took where it is a time. */
export type CountedFigure = { figure: FigureName; count: number; median: number | null };

/** The figures that are reported for a whole span. */
const reportedFigures = figureNames.filter(
  (figure) => figure !== 'interviewed_by' && figure !== 'scorecards_missing',
);
/** So many jobs and colleagues at most. */
const most = 50;

const median = 'round((percentile_cont(0.5) within group (order by c.days))::numeric, 1)::float8';
const jobs = jobsWithin('$6', '$7', '$8', '$9');

/** A job, or a colleague who is on hiring teams, with the figures that have somebody in them. */
export type FigureGroup = { id: string; name: string; figures: CountedFigure[] };

/** All figures of a span and of the one that it is compared with, and some of the first for each job and each colleague. */
export type CountedFigures = Record<'now' | 'before', CountedFigure[]> &
  Record<'jobs' | 'members', FigureGroup[]>;

/**
 * The figures of a span and of the one that it is compared with; and some of the first for each job, those with most applications first, and for each
 * colleague, over the jobs whose hiring team they are on.
 */
export async function countFigures(database: Database, span: ComparedSpan): Promise<CountedFigures> {
  const [row] = await database.sql<{
    totals: (CountedFigure & { span: 'now' | 'before' })[] | null;
    jobs: FigureGroup[] | null;
    members: FigureGroup[] | null;
  }>(
    `with ${jobs}, ${figureCounts},
     of_jobs(key, figure, count, median) as (${countsBy('c.job_id')}),
     of_members(key, figure, count, median) as (
       ${countsBy('t.user_id', "join job_team t on t.job_id = c.job_id and t.company_id = $1 and t.part <> 'interviewer'")})
     select (select json_agg(x) from (
               select span, figure, sum(count)::int as count, null as median from counts group by span, figure
               union all
               select c.span, c.figure, count(*)::int, ${median} from times c group by c.span, c.figure) x) as totals,
            (select json_agg(x) from (
               ${groupsOf('of_jobs', 'select id, title as name from job_posting where company_id = $1')}) x) as jobs,
            (select json_agg(x) from (
               ${groupsOf('of_members', members)}) x) as members`,
    [...values(span), span.before, span.beforeTo],
  );
  const totals = row?.totals ?? [];
  const of = (name: 'now' | 'before') =>
    reportedFigures.map((figure) => {
      const found = totals.find((one) => one.span === name && one.figure === figure);
      return { figure, count: found?.count ?? 0, median: found?.median ?? null };
    });
  return { now: of('now'), before: of('before'), jobs: row?.jobs ?? [], members: row?.members ?? [] };
}

const members = `select m.user_id as id, ${colleagueName('u')} as name from company_members m join users u on u.id = m.user_id
      where m.company_id = $1`;

/** Some of the figures of the span by a key, with `join` to what has it. */
function countsBy(key: string, join = ''): string {
  return `select ${key}, c.figure, sum(c.count)::int, null::float8 from counts c ${join}
           where c.span = 'now' and c.figure in ('applied', 'reached_interview') and c.count > 0 group by 1, 2
          union all
          select ${key}, c.figure, count(*)::int, ${median} from times c ${join} where c.span = 'now' group by 1, 2`;
}

function groupsOf(counted: string, names: string): string {
  return `select n.id, n.name, json_agg(json_build_object('figure', c.figure, 'count', c.count, 'median', c.median)) as figures
            from ${counted} c join (${names}) n on n.id = c.key group by n.id, n.name
           order by coalesce(max(c.count) filter (where c.figure = 'applied'), 0) desc, n.name, n.id limit ${most}`;
}

/** Why somebody was rejected in a span, and how many were for that. */
export type CountedReason = HiringFigures['reject_reasons'][number];

/** The reasons of those who were rejected in a span and still are, the most frequent first. */
export function countReasons(database: Database, span: ComparedSpan): Promise<CountedReason[]> {
  return database.sql(
    `with ${jobs}
     select case when o.id is null then r.reason else 'other' end as reason, count(*)::int as count,
            case when o.id is not null then jsonb_build_object('id', o.id, 'name', o.name) end as own_reason
       from (${figureRows('rejected', '$4', '$5', 'null')}) v
       join jobs j on j.id = v.job_id
       join rejections r on r.application_id = v.id
       left join company_list_entries o on o.id = r.own_reason_id
      group by 1, o.id, o.name order by 2 desc, o.name, 1`,
    values(span),
  );
}

/** How much an interviewer did: interviews that were held, with how many people, how long, and scorecards that are missing. */
export type Load = {
  id: string;
  name: string;
  interviews: number;
  applicants: number;
  minutes: number;
  scorecards_missing: number;
};

/** The interviewers of a span, the busiest first. */
export function listLoads(database: Database, span: ComparedSpan): Promise<Load[]> {
  return database.sql(
    `with ${jobs}
     select u.id, ${colleagueName('u')} as name, count(*)::int as interviews,
            count(distinct i.application_id)::int as applicants, sum(i.minutes)::int as minutes,
            (count(distinct i.application_id) filter (where not exists (
               select 1 from scorecards s where s.application_id = i.application_id and s.author_id = u.id)))::int as scorecards_missing
       from interviews i
       join applications a on a.id = i.application_id join jobs j on j.id = a.job_id
       join interview_people p on p.interview_id = i.id
       join company_members m on m.user_id = p.user_id and m.company_id = $1
       join users u on u.id = m.user_id
      where i.company_id = $1 and i.status = 'booked' and i.ends_at >= $4 and i.ends_at < $5
      group by u.id, u.name, u.email order by interviews desc, name, u.id limit ${most}`,
    values(span),
  );
}

function values(span: ComparedSpan): unknown[] {
  return [
    span.companyId,
    span.viewerId,
    span.team,
    span.from,
    span.to,
    span.onTeam,
    span.jobId,
    span.memberId ?? null,
    span.departmentId ?? null,
  ];
}
