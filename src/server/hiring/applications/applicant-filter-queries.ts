import type { z } from 'zod';
import { type applicantFilter } from '../../../api/hiring/applications.ts';
import { rejectReasonNames } from '../../../api/hiring/rejections.ts';
import type { FigureName } from '../../../api/hiring/figures.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import { fieldFilterParts } from './custom-field-filter-queries.ts';
import { figureRows } from './figure-part-queries.ts';

/** Whose applicants, for which reader, in which order. */
export type ApplicantFilter = z.output<typeof applicantFilter> &
  EmployerScope & {
    jobId?: string;
    sort: 'newest' | 'fit';
    limit: number;
    /** What is due is due by then. */
    now?: Date;
  };

/** SQL that is true when the reader `$2` must not know who the applicant is. */
export const isBlind = `(coalesce(pl.blind, false)
  and not exists (select 1 from application_reveals v where v.application_id = a.id and v.viewer_id = $2))`;

/** The name is the profile's, else the resume's, else the account's e-mail. The database's application_words() finds people by it. */
export const nameText = `coalesce(nullif(trim(concat_ws(' ', p.personal_info->>'first_name', p.personal_info->>'last_name')), ''),
           nullif(r.reading->'contact'->'name'->>'value', ''), u.email)`;
/** The place is the profile's, unless that is private, else the resume's. */
export const placeText = `coalesce(nullif(case when p.visibility <> 'private' then p.personal_info->>'location' end, ''), r.reading->'contact'->'location'->>'value', '')`;

/** SQL that joins the person `u`, the resume `r` and the profile `p` to the application `a`. */
export const people = `join users u on u.id = a.candidate_id
  join resume_metadata r on r.id = a.resume_id
  left join candidate_profile p on p.user_id = a.candidate_id`;
/** SQL that joins the pipeline `pl` of the job to the application `a`. */
export const pipeline = 'left join job_pipelines pl on pl.job_id = a.job_id';

/** SQL that is true for an applicant who was not scored and has not withdrawn. */
export const isUnscored = "a.rank is null and a.stage <> 'withdrawn'";
const isOpen = "a.stage in ('new','screen','interview','offer')";
const bandRanges = { strong: [80, 101], good: [60, 80], partial: [40, 60], low: [0, 40] } as const;

type Wanted = Omit<ApplicantFilter, 'limit'>;

/** The tables and conditions that find what a filter asks for; only tables that it needs are joined. */
export function selection(filter: Wanted): { tables: string; parts: string[]; values: unknown[] } {
  const values: unknown[] = [filter.companyId, filter.viewerId];
  const parts = ['a.company_id = $1', '$2::uuid is not null'];
  const add = (part: (at: string) => string, value: unknown) => parts.push(part(`$${values.push(value)}`));
  if (filter.onTeam) add((at) => inEmployerScope('a.job_id', at), filter.onTeam);
  if (filter.jobId) add((at) => `a.job_id = ${at}`, filter.jobId);
  if (filter.stage) add((at) => `${filter.jobId ? 'a.stage_key' : 'a.stage'} = ${at}`, filter.stage);
  if (filter.from) add((at) => `a.created_at >= ${at}::timestamp at time zone 'UTC'`, filter.from);
  if (filter.to) {
    add((at) => `a.created_at < (${at}::timestamp + interval '1 day') at time zone 'UTC'`, filter.to);
  }
  if (filter.source) add((at) => `a.source = ${at}`, filter.source);
  if (filter.assigned) parts.push(filter.assigned === 'me' ? 'a.assigned_to = $2' : 'a.assigned_to is null');
  if (filter.posted) parts.push('j.created_by = $2');
  if (filter.due === 'review') {
    parts.push(
      "a.stage <> 'withdrawn' and a.id in (select application_id from human_reviews where company_id = $1 and outcome is null)",
    );
  } else if (filter.due) {
    add(
      (at) =>
        filter.due === 'answer'
          ? `a.answered_at is null and ${isOpen} and a.created_at < ${at}::timestamptz - coalesce(pl.answer_days, 14) * interval '1 day'`
          : `a.stage <> 'new' and ${isOpen} and a.stage_since < ${at}::timestamptz - interval '14 days'`,
      filter.now ?? new Date(),
    );
    parts.push('not j.is_sample');
  }
  addJobParts(filter, add);
  if (filter.counted) parts.push(...countedParts(filter, filter.counted, values));
  if (filter.flagged) parts.push(`a.answers @> '[{"flagged": true}]'`);
  const asked = answerParts(filter);
  if (asked) add(asked.part, asked.value);
  const own = fieldFilterParts(filter.custom_fields);
  for (const { sql } of own) parts.push(sql((value) => `$${values.push(value)}`));
  // Words of a field could tell who it is.
  const hasOwnWords = own.some(({ isText }) => isText);
  if (hasOwnWords) parts.push(`not ${isBlind}`);
  if (filter.tag) {
    add(
      (at) =>
        `a.id in (select application_id from application_tags where company_id = $1 and lower(tag) = lower(${at}))`,
      filter.tag,
    );
  }
  if (filter.reason) add((at) => isRejectedFor(filter.reason, at), filter.reason);
  if (filter.band === 'unscored') parts.push(isUnscored);
  else if (filter.band) {
    const [low, high] = bandRanges[filter.band];
    parts.push(`a.percent >= ${low} and a.percent < ${high}`);
  }
  // A search by name or place must not tell who somebody is whose name is hidden.
  if (filter.place) add((at) => hasWords('p', at), filter.place);
  if (filter.q) add((at) => hasWords('n', at), filter.q);
  const named = filter.place || filter.q;
  const isDue = filter.due !== undefined && filter.due !== 'review';
  const needsPipeline = named || isDue || asked !== null || hasOwnWords;
  const tables = `applications a
    ${filter.posted || isDue ? 'join job_posting j on j.id = a.job_id' : ''}
    ${needsPipeline ? pipeline : ''}`;
  return { tables, parts, values };
}

/** The conditions on the job: on whose hiring team a colleague is, and of which department. */
function addJobParts(filter: Wanted, add: (part: (at: string) => string, value: unknown) => unknown): void {
  if (filter.member) {
    add(
      (at) => `a.job_id in (select t.job_id from job_team t where t.company_id = $1 and t.user_id = ${at})`,
      filter.member,
    );
  }
  if (filter.department) {
    add(
      (at) =>
        `a.job_id in (select d.id from job_posting d where d.company_id = $1 and d.department_id = ${at})`,
      filter.department,
    );
  }
}

/** SQL that is true for whoever is rejected for the reason at a parameter: one of the company's own by its id, else a standard one. */
function isRejectedFor(reason: string | undefined, at: string): string {
  const isStandard = rejectReasonNames.some((name) => name === reason);
  const condition = isStandard ? `reason = ${at} and own_reason_id is null` : `own_reason_id = ${at}::uuid`;
  return `a.stage = 'rejected' and a.id in (select application_id from rejections where company_id = $1 and ${condition})`;
}

/** SQL that is true for those behind a figure of a report, samples left out as there. */
function countedParts(filter: Wanted, figure: FigureName, values: unknown[]): string[] {
  const at = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const from = at(filter.counted_from ?? new Date(0).toISOString(), 'timestamptz');
  const to = at(filter.counted_to ?? (filter.now ?? new Date()).toISOString(), 'timestamptz');
  const by =
    figure === 'interviewed_by' || figure === 'scorecards_missing'
      ? at(filter.counted_by ?? filter.viewerId, 'uuid')
      : 'null';
  const samples = filter.jobId
    ? []
    : ['a.job_id not in (select id from job_posting where company_id = $1 and is_sample)'];
  return [`a.id in (select f.id from (${figureRows(figure, from, to, by)}) f)`, ...samples];
}

/** SQL that is true for whom the reader may know, when their place (`p`), or name or address (`n`), has words that begin so. */
function hasWords(kind: 'n' | 'p', at: string): string {
  return `a.words @@ company_query($1, '${kind}', ${at}) and not ${isBlind}`;
}

function contains(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** SQL that is true where the answer at a parameter was chosen among the job's own. */
function isChoice(at: string): string {
  return `exists (select 1 from job_posting q cross join jsonb_array_elements(q.questions) one
                   where q.id = a.job_id and one->>'id' = ${at}::jsonb->0->>'question_id' and one->>'type' in ('yes_no', 'choice'))`;
}

/** The condition that an answer sets; nobody whose name is hidden is found by words or numbers that they wrote. */
function answerParts({ question, answer, answer_by: by = 'is' }: Wanted) {
  if (question === undefined || answer === undefined || answer === '') return null;
  if (by === 'is') {
    const value = JSON.stringify([{ question_id: question, answer }]);
    return {
      by,
      value,
      part: (at: string) => `a.answers @> ${at}::jsonb and (not ${isBlind} or ${isChoice(at)})`,
    };
  }
  const given = (test: (wanted: string) => string) => (at: string) =>
    `exists (select 1 from jsonb_array_elements(a.answers) given
              where given->>'question_id' = ${at}::jsonb->>0 and ${test(`(${at}::jsonb->>1)`)})`;
  const value = JSON.stringify([question, by === 'has' ? contains(answer) : answer]);
  if (by === 'has') {
    const has = given((wanted) => `given->>'answer' ilike ${wanted}`);
    return { by, value, part: (at: string) => `${has(at)} and not ${isBlind}` };
  }
  // What is not a number is not compared; casts are not tried on it either.
  const number = String.raw`'^-?\d{1,10}(\.\d{1,4})?$'`;
  const test = (wanted: string) => `case when given->>'answer' ~ ${number} and ${wanted} ~ ${number}
                     then (given->>'answer')::numeric >= ${wanted}::numeric else false end`;
  const least = given(test);
  return { by, value, part: (at: string) => `${least(at)} and not ${isBlind}` };
}
