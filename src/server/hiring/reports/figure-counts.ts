import { daySeconds } from '../../../api/platform/durations.ts';
import { isKeptMove } from '../applications/figure-part-queries.ts';

const stages = ['new', 'screen', 'interview', 'offer'] as const;
const days = (until: string, since: string) => `extract(epoch from ${until} - ${since}) / ${daySeconds}`;
/** How far a stage is. */
const stepOf = (stage: string) =>
  `case ${stage} when 'screen' then 1 when 'interview' then 2 when 'offer' then 3 when 'hired' then 4 else 0 end`;

/** One of the two spans of a report: its name, and where it begins and ends. */
type Span = { span: string; lo: string; hi: string; within: (at: string) => string };
const spans = (
  [
    ['now', '$4', '$5'],
    ['before', '$10', '$11'],
  ] as const
).map(([name, from, to]): Span => {
  const [lo, hi] = [`${from}::timestamptz`, `${to}::timestamptz`];
  return { span: `'${name}' as span`, lo, hi, within: (at) => `${at} >= ${lo} and ${at} < ${hi}` };
});
/** The rows of both spans: each is asked for by itself, so that the database knows how many there are. */
const ofBoth = (name: string, rows: (span: Span) => string) =>
  `${name} as materialized (${spans.map(rows).join('\n union all ')})`;

/** Each application that was moved in a span: how far, from which stages, and when it was hired first. One that came in a span was moved in it or later. */
const went = ofBoth(
  'went',
  ({ span, within }) => `
  select ${span}, m.id, max(m.step) as step, ${stages.map((stage) => `bool_or(m.left_stage = '${stage}') as left_${stage}`).join(', ')},
         min(m.at) filter (where m.step = 4) as hired_at
    from (select e.object_id as id, e.at, e.data->>'from' as left_stage, ${stepOf("e.data->>'to'")} as step
            from events e where ${within('e.at')} and ${isKeptMove} offset 0) m
   group by m.id`,
);

/** The same with their job. */
const moved = `moved as materialized (
  select w.*, a.job_id, ${days('w.hired_at', 'a.created_at')} as days
    from went w join applications a on a.id = w.id and a.company_id = $1 join jobs j on j.id = a.job_id)`;

/** Those who came in, by how far they were by the end of the span. */
const received = ofBoth(
  'received',
  ({ span, hi, within }) => `
  select ${span}, a.job_id, greatest(w.step, case when a.stage_since < ${hi} then ${stepOf('a.stage')} else 0 end) as step, count(*) as people
    from applications a join jobs j on j.id = a.job_id
    left join went w on w.id = a.id and w.${span.replace(/(\S+) as span/, 'span = $1')}
   where a.company_id = $1 and ${within('a.created_at')} group by 2, 3`,
);

/** Those whose answer was due, by whether it was given in time; it is promised within 60 days at most. */
const due = ofBoth(
  'due',
  ({ span, lo, hi, within }) => `
  select ${span}, x.job_id, x.answered_at <= x.due_at as kept, count(*) as people
    from (select a.job_id, a.answered_at, a.created_at + j.answer_days * interval '1 day' as due_at
            from applications a join jobs j on j.id = a.job_id
           where a.company_id = $1 and a.created_at >= ${lo} - interval '61 days' and a.created_at < ${hi} and a.stage <> 'withdrawn') x
   where ${within('x.due_at')} group by 2, 3`,
);

const ended = ofBoth(
  'ended',
  ({ span, within }) => `
  select ${span}, a.job_id, a.id, bool_or(o.status = 'accepted') as accepted
    from offers o join applications a on a.id = o.application_id and a.company_id = $1 join jobs j on j.id = a.job_id
   where o.company_id = $1 and o.status in ('accepted','declined','expired') and ${within('o.ended_at')} group by 2, 3`,
);

const rejected = ofBoth(
  'rejected',
  ({ span, within }) => `
  select ${span}, a.job_id, count(*) as people
    from rejections r join applications a on a.id = r.application_id and a.company_id = $1 and a.stage = 'rejected'
    join jobs j on j.id = a.job_id
   where r.company_id = $1 and ${within('r.created_at')} group by 2`,
);

const answered = ofBoth(
  'answered',
  ({ span, within }) => `
  select ${span}, a.job_id, ${days('a.answered_at', 'a.created_at')} as days from applications a join jobs j on j.id = a.job_id
   where a.company_id = $1 and ${within('a.answered_at')}`,
);

/** Rows of a table by span and job, counted by figure under a condition each; a row is of `people` many. */
const countsOf = (table: string, figures: Record<string, string>, people = '1') =>
  `select g.span, g.job_id, v.figure, v.count from (
     select span, job_id, ${Object.values(figures)
       .map((condition, index) => `sum(${people}) filter (where ${condition}) as n${index}`)
       .join(', ')} from ${table} group by span, job_id) g
   cross join lateral (values ${Object.keys(figures)
     .map((figure, index) => `('${figure}', g.n${index})`)
     .join(', ')}) v(figure, count) where v.count > 0`;

const counts = `counts as (
  ${countsOf(
    'received',
    {
      applied: 'true',
      reached_screen: 'step >= 1',
      reached_interview: 'step >= 2',
      reached_offer: 'step >= 3',
      reached_hired: 'step >= 4',
    },
    'people',
  )}
  union all ${countsOf('due', { answers_due: 'true', answers_kept: 'kept' }, 'people')}
  union all ${countsOf('moved', Object.fromEntries(stages.map((stage) => [`left_${stage}`, `left_${stage}`])))}
  union all ${countsOf('ended', { offers_ended: 'true', offers_accepted: 'accepted' })}
  union all ${countsOf('rejected', { rejected: 'true' }, 'people')})`;

/** Days that something took, where a figure is a time. */
const times = `times(span, job_id, figure, days) as (
  select span, job_id, 'answered', days from answered
  union all select span, job_id, 'hires', days from moved where hired_at is not null)`;

/**
 * SQL of the figures of both spans by job, after `jobs`: `counts` of people, and `times` with the days of those behind a figure that is a
 * time. The people behind each are those of `figureRows`; here all figures are counted in one pass.
 */
export const figureCounts = [went, moved, received, due, ended, rejected, answered, counts, times].join(
  ',\n',
);
