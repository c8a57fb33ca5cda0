import type { HiringFigures, HiringReport, ReportQuery } from '../../../api/hiring/reports.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { periodSpan } from '../../../engine/calendar/report-spans.ts';
import { findCompanyZone } from '../../identity/companies/company-queries.ts';
import { findCompanyLists } from '../../identity/company-lists/queries.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type ComparedSpan, countFigures, countReasons, listLoads } from './figure-queries.ts';
import { countReceived, listStays, type Span } from './queries.ts';
import type { Whose } from './whose-queries.ts';

/** Over which days or which period of the calendar, and compared with which. */
export type AskedSpan = Pick<ReportQuery, 'days' | 'period' | 'first_day' | 'last_day' | 'compare' | 'until'>;

/**
 * The span that is asked for, seen from now or an earlier instant: a period of the calendar in the company's time zone, or so many days; and the same
 * before, or a year earlier.
 */
export async function findSpan(
  database: Database,
  whose: Whose,
  asked: AskedSpan,
  now: Date,
): Promise<ComparedSpan> {
  // Who looks sees what has happened up to this very moment.
  const present = new Date(now.getTime() + 1);
  const until = asked.until === undefined ? present : new Date(asked.until);
  const isPresent = until >= now;
  const seenFrom = isPresent ? present : until;
  const { period, first_day: firstDay, last_day: lastDay, compare } = asked;
  if (period === undefined) return spanOfDays(whose, asked, seenFrom, isPresent);
  const zone = await findCompanyZone(database, whose.companyId);
  const { days, isNow, ...span } = periodSpan({ period, firstDay, lastDay, compare }, zone, seenFrom);
  return { ...whose, ...span, isNow: isNow && isPresent, compare, calendar: days };
}

function spanOfDays(whose: Whose, { days, compare }: AskedSpan, to: Date, isNow: boolean): ComparedSpan {
  const from = new Date(to.getTime() - Number(days) * dayMs);
  const beforeTo = compare === 'year' ? yearBefore(to) : from;
  const before = new Date(beforeTo.getTime() - Number(days) * dayMs);
  return { ...whose, from, to, before, beforeTo, isNow, compare, calendar: null };
}

/** The figures of a span that count people, beside those of the span that it is compared with. */
export async function loadFigures(database: Database, span: ComparedSpan): Promise<HiringFigures> {
  const { departments } = await findCompanyLists(database, span.companyId);
  return {
    compare: span.compare,
    before_from: span.before.toISOString(),
    before_to: span.beforeTo.toISOString(),
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    calendar: span.calendar,
    ...(await countFigures(database, span)),
    departments: departments.items.map(({ id, name }) => ({ id, name })),
    reject_reasons: await countReasons(database, span),
    interviewers: await listLoads(database, span),
  };
}

/** Funnel, time in stage and sources of a span, beside those of the span that it is compared with. */
export async function loadReport(database: Database, compared: ComparedSpan): Promise<HiringReport> {
  const { before: from, beforeTo: to, ...span } = compared;
  const earlier: Span = { ...span, from, to, isNow: false };
  const before = await countReceived(database, earlier);
  return {
    compare: span.compare,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    calendar: span.calendar,
    ...(await countReceived(database, span)),
    time_in_stage: await listStays(database, span),
    before: {
      from: from.toISOString(),
      to: to.toISOString(),
      funnel: before.funnel,
      time_in_stage: (await listStays(database, earlier)).map(({ stage, ended, median_days }) => ({
        stage,
        ended,
        median_days,
      })),
      sources: before.sources.map(({ source, applications }) => ({ source, applications })),
    },
  };
}

/** The same clock on the same day a year earlier; of 29 February the day after the 28th. */
function yearBefore(at: Date): Date {
  const earlier = new Date(at);
  earlier.setUTCFullYear(at.getUTCFullYear() - 1);
  return earlier;
}
