import { bands } from '../../../api/hiring/applications.ts';
import { rejectReasonNames } from '../../../api/hiring/rejections.ts';
import { type FigureName, figureNames } from '../../../api/hiring/figures.ts';
import { readFieldFilters } from '../../../api/hiring/custom-field-filters.ts';
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
  reason?: string;
  department?: string;
  place?: string;
  q?: string;
  assigned?: 'me' | 'nobody';
  due?: 'answer' | 'decision' | 'review';
  posted?: 'me';
  flagged?: 'yes';
  question?: string;
  answer?: string;
  answer_by?: 'is' | 'has' | 'least';
  custom_fields?: string;
  counted?: FigureName;
  counted_from?: string;
  counted_to?: string;
  counted_by?: string;
  member?: string;
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
  const fields = raw['custom_fields'];
  if (typeof fields === 'string' && readFieldFilters(fields) !== null) search.custom_fields = fields;
  const reason = isId(raw['reason']) ? raw['reason'] : oneOf(rejectReasonNames, raw['reason']);
  if (reason) search.reason = reason;
  readCounted(raw, search);
  const columns = raw['columns'];
  if (
    typeof columns === 'string' &&
    /^[a-z]+(-[0-9a-f-]{36})?(\.[a-z]+(-[0-9a-f-]{36})?)*$/.test(columns) &&
    columns.length <= 600
  ) {
    search.columns = columns;
  }
  if (isId(raw['department'])) search.department = raw['department'];
  if (isId(raw['job'])) search.job = raw['job'];
  return search;
}

/** Of which figure of a report, of which span and of whom, and on whose hiring team. */
function readCounted(raw: Record<string, unknown>, search: ApplicantSearch): void {
  const { counted_from: from, counted_to: to } = raw;
  const counted = oneOf(figureNames, raw['counted']);
  if (counted) search.counted = counted;
  if (counted && isInstant(from)) search.counted_from = from;
  if (counted && isInstant(to)) search.counted_to = to;
  if (counted && isId(raw['counted_by'])) search.counted_by = raw['counted_by'];
  if (isId(raw['member'])) search.member = raw['member'];
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value);
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
