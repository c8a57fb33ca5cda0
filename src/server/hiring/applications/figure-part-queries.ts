import type { FigureName } from '../../../api/hiring/figures.ts';
import { daySeconds } from '../../../api/platform/durations.ts';

/** SQL that is true for the move `e` of an application of the company $1, unless it was taken back. */
export const isKeptMove = `e.company_id = $1 and e.object_type = 'application' and e.action = 'application.moved' and e.id::text not in (
    select u.data->>'move' from events u where u.company_id = $1 and u.object_type = 'application'
       and u.action = 'application.move_undone' and u.data->>'move' is not null)`;

const further = ['screen', 'interview', 'offer', 'hired'];
const days = (until: string, since: string) => `extract(epoch from ${until} - ${since}) / ${daySeconds}`;
const due = `a.created_at + coalesce(p.answer_days, 14) * interval '1 day'`;
const plain = (condition: string, value = 'null::float8') =>
  `select a.id, a.job_id, ${value} as days from applications a where a.company_id = $1 and ${condition}`;

/**
 * SQL of the applications to the company $1 behind a figure, from one instant until before another one, both given as SQL: once each,
 * with its job and, where the figure is a time, how many days it took. `by` is the interviewer where one is asked for.
 */
export function figureRows(figure: FigureName, from: string, to: string, by: string): string {
  const within = (at: string) => `${at} >= ${from} and ${at} < ${to}`;
  const moved = (condition: string) => `exists (
    select 1 from events e where e.object_id = a.id and ${isKeptMove} and ${condition})`;
  const reached = (stage: string) => {
    const stages = `(${further
      .slice(further.indexOf(stage))
      .map((name) => `'${name}'`)
      .join(',')})`;
    return plain(
      `${within('a.created_at')} and (a.stage in ${stages} and a.stage_since < ${to} or ${moved(`e.at < ${to} and e.data->>'to' in ${stages}`)})`,
    );
  };
  const left = (stage: string) =>
    `select a.id, a.job_id, null::float8 as days from applications a
      where a.company_id = $1 and a.id in (
        select e.object_id from events e where ${within('e.at')} and ${isKeptMove} and e.data->>'from' = '${stage}')`;
  const offers = (statuses: string) =>
    plain(`a.id in (select o.application_id from offers o
        where o.company_id = $1 and o.status in (${statuses}) and ${within('o.ended_at')})`);
  const answers = (condition: string) =>
    `select a.id, a.job_id, null::float8 as days
       from applications a left join job_pipelines p on p.job_id = a.job_id
      where a.company_id = $1 and a.created_at < ${to} and a.stage <> 'withdrawn' and ${within(`(${due})`)} and ${condition}`;
  const interviewed = (condition = 'true') =>
    plain(`a.id in (select i.application_id from interviews i
         join interview_people p on p.interview_id = i.id
        where i.company_id = $1 and i.status = 'booked' and ${within('i.ends_at')} and p.user_id = ${by} and ${condition})`);
  const rows: Record<FigureName, string> = {
    applied: plain(within('a.created_at')),
    reached_screen: reached('screen'),
    reached_interview: reached('interview'),
    reached_offer: reached('offer'),
    reached_hired: reached('hired'),
    answered: plain(within('a.answered_at'), days('a.answered_at', 'a.created_at')),
    answers_due: answers('true'),
    answers_kept: answers(`a.answered_at <= ${due}`),
    left_new: left('new'),
    left_screen: left('screen'),
    left_interview: left('interview'),
    left_offer: left('offer'),
    offers_ended: offers("'accepted','declined','expired'"),
    offers_accepted: offers("'accepted'"),
    hires: `select a.id, a.job_id, ${days('min(e.at)', 'a.created_at')} as days
       from events e join applications a on a.id = e.object_id and a.company_id = $1
      where ${within('e.at')} and ${isKeptMove} and e.data->>'to' = 'hired' group by a.id`,
    rejected: plain(`a.stage = 'rejected' and a.id in (select r.application_id from rejections r
        where r.company_id = $1 and ${within('r.created_at')})`),
    interviewed_by: interviewed(),
    scorecards_missing: interviewed(`not exists (
          select 1 from scorecards s where s.application_id = i.application_id and s.author_id = p.user_id)`),
  };
  return rows[figure];
}
