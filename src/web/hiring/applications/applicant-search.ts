import { bands } from '../../../api/hiring/applications.ts';
import { oneOf } from '../../jobs/job-search/job-search.ts';

/** What the address of applicants says: list or board, the order, the filters, and the job where it is one job's. */
export type ApplicantSearch = {
  view?: 'board';
  sort?: 'fit';
  stage?: string;
  band?: (typeof bands)[number];
  from?: string;
  to?: string;
  source?: string;
  tag?: string;
  place?: string;
  q?: string;
  assigned?: 'me' | 'nobody';
  due?: 'answer' | 'decision' | 'review';
  posted?: 'me';
  flagged?: 'yes';
  question?: string;
  answer?: string;
  answer_by?: 'is' | 'has' | 'least';
  columns?: string;
  job?: string;
};

const texts = ['source', 'tag', 'place', 'q'] as const;
const days = ['from', 'to'] as const;

/** Reads the address of applicants, dropping whatever is not valid. */
export function readApplicantSearch(raw: Record<string, unknown>): ApplicantSearch {
  const search: ApplicantSearch = {};
  if (raw['view'] === 'board') search.view = 'board';
  if (raw['sort'] === 'fit') search.sort = 'fit';
  const stage = raw['stage'];
  if (typeof stage === 'string' && /^[a-z0-9-]{1,40}$/.test(stage)) search.stage = stage;
  const band = oneOf(bands, raw['band']);
  if (band) search.band = band;
  for (const name of days) {
    const value = raw[name];
    if (typeof value === 'string' && /^(19|20)\d\d-\d\d-\d\d$/.test(value)) search[name] = value;
  }
  for (const name of texts) {
    const value = raw[name];
    if (typeof value === 'string' && value.trim() !== '') search[name] = value.trim().slice(0, 40);
  }
  const assigned = oneOf(['me', 'nobody'] as const, raw['assigned']);
  if (assigned) search.assigned = assigned;
  const due = oneOf(['answer', 'decision', 'review'] as const, raw['due']);
  if (due) search.due = due;
  if (raw['posted'] === 'me') search.posted = 'me';
  if (raw['flagged'] === 'yes') search.flagged = 'yes';
  const question = raw['question'];
  if (typeof question === 'string' && /^[\w-]{1,40}$/.test(question)) {
    search.question = question;
    const answer = raw['answer'];
    const by = oneOf(['is', 'has', 'least'] as const, raw['answer_by']);
    if (typeof answer === 'string' && answer.trim() !== '') search.answer = answer.trim().slice(0, 120);
    if (by && search.answer !== undefined) search.answer_by = by;
  }
  const columns = raw['columns'];
  if (typeof columns === 'string' && /^[a-z]+(\.[a-z]+)*$/.test(columns) && columns.length <= 200) {
    search.columns = columns;
  }
  const job = raw['job'];
  if (typeof job === 'string' && /^[0-9a-f-]{36}$/i.test(job)) search.job = job;
  return search;
}

/** True when a kept view is what a list shows, whichever job it is of; a view without columns leaves them to each reader. */
export function isSameView(
  { job: _one, columns, ...one }: ApplicantSearch,
  { job: _other, columns: shown, ...other }: ApplicantSearch,
): boolean {
  if (columns !== undefined && columns !== shown) return false;
  const entries = (search: ApplicantSearch) =>
    JSON.stringify(
      search,
      Object.keys(search).toSorted((a, b) => a.localeCompare(b)),
    );
  return entries(one) === entries(other);
}

/** True when a filter leaves somebody out, so that there is something to clear. */
export function isNarrowed({
  view: _view,
  sort: _sort,
  job: _job,
  columns: _columns,
  ...filters
}: ApplicantSearch): boolean {
  return Object.keys(filters).length > 0;
}
