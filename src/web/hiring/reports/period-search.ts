import { dayMs } from '../../../api/platform/durations.ts';
import type { ReportPeriod } from '../../../api/hiring/report-periods.ts';
import { oneOf } from '../../jobs/job-search/job-search.ts';
import type { Days } from '../recruiter-dashboard/posting-search.ts';

/** What an address says of a span: over how many days, or which period of the calendar; 30 days where it says nothing. */
export type PeriodSearch = {
  days?: Exclude<Days, '30'>;
  period?: ReportPeriod;
  first_day?: string;
  last_day?: string;
};
/** The span that figures are asked for. */
export type AskedSpan = { days: Days } | Omit<PeriodSearch, 'days'>;

/** The periods of the calendar that need no dates. */
export const namedPeriods = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'this_year',
  'last_year',
] as const;
const mostDays = 1096;

/** Reads the span of an address, dropping whatever is not valid. */
export function readPeriod(raw: Record<string, unknown>): PeriodSearch {
  const period = oneOf(namedPeriods, raw['period']);
  if (period) return { period };
  const { first_day: first, last_day: last } = raw;
  if (raw['period'] === 'own' && isDay(first) && isDay(last) && datesMistake(first, last) === null)
    return { period: 'own', first_day: first, last_day: last };
  const days = oneOf(['7', '90'] as const, raw['days']);
  return days ? { days } : {};
}

/** What the figures of an address are asked for. */
export function askedSpan({ days, ...period }: PeriodSearch): AskedSpan {
  return period.period === undefined ? { days: days ?? '30' } : period;
}

/** What is wrong with two dates of one's own; null for nothing. */
export function datesMistake(
  first: string,
  last: string,
): 'datesMissing' | 'datesOrder' | 'datesTooLong' | null {
  if (!isDay(first) || !isDay(last)) return 'datesMissing';
  if (last < first) return 'datesOrder';
  return Date.parse(last) - Date.parse(first) < mostDays * dayMs ? null : 'datesTooLong';
}

function isDay(value: unknown): value is string {
  return (
    typeof value === 'string' && /^(19|20)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}
