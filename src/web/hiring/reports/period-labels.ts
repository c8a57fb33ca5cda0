import type { ReportPeriod } from '../../../api/hiring/report-periods.ts';
import type { HiringReport } from '../../../api/hiring/reports.ts';
import { zoneName } from '../../../messages/time-zones.ts';
import { pageLocale, t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import type { PeriodSearch } from './period-search.ts';

/** What the periods of the calendar are called. */
export const periodLabels: Record<ReportPeriod, string> = {
  this_month: t('reports.periodThisMonth'),
  last_month: t('reports.periodLastMonth'),
  this_quarter: t('reports.periodThisQuarter'),
  last_quarter: t('reports.periodLastQuarter'),
  this_year: t('reports.periodThisYear'),
  last_year: t('reports.periodLastYear'),
  own: t('reports.periodOwn'),
};

/** The span of an address in words, as a part of a sentence. */
export function periodWords({ days, period, first_day: first, last_day: last }: PeriodSearch): string {
  if (period === undefined) return t('savedReports.wordsDays', { count: Number(days ?? 30) });
  return first !== undefined && last !== undefined
    ? t('reports.ownDates', { first: formatDate(first), last: formatDate(last) })
    : t('savedReports.wordsPeriod', { period });
}

/** Which dates figures show and which ones they are compared with, with the time zone of the calendar's; days by the reader's clock. */
export function spanWords({
  from,
  to,
  calendar,
  before,
}: Pick<HiringReport, 'from' | 'to' | 'calendar'> & { before: { from: string; to: string } }): string {
  const between = (first: string, last: string) =>
    first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`;
  if (!calendar)
    return t('reports.spanShown', { span: between(from, to), before: between(before.from, before.to) });
  const words = {
    span: between(calendar.first_day, calendar.last_day),
    before: between(calendar.before_first_day, calendar.before_last_day),
  };
  const shown = calendar.so_far ? t('reports.spanSoFar', words) : t('reports.spanShown', words);
  return `${shown} ${t('reports.spanZone', { zone: zoneName(calendar.time_zone, pageLocale()) })}`;
}
