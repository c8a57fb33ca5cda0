import { dayMs } from '../../api/platform/durations.ts';
import { dateAt, firstInstantOf, shownAt } from '../interviews/clock-times.ts';

type NamedPeriod = 'this_month' | 'last_month' | 'this_quarter' | 'last_quarter' | 'this_year' | 'last_year';

/** Which period of the calendar, with its first and last day where they are one's own; compared with the same before, or a year earlier. */
export type AskedPeriod = {
  period: NamedPeriod | 'own';
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  compare: 'before' | 'year';
};

/** The first and last day of a period and of the earlier one, each as far as it counts; `so_far` where it goes on. */
type PeriodDays = {
  period: AskedPeriod['period'];
  time_zone: string;
  first_day: string;
  last_day: string;
  so_far: boolean;
  before_first_day: string;
  before_last_day: string;
};

/** From an instant until before another one, and the same of the span that it is compared with; `isNow` where it goes on. */
export type PeriodSpan = {
  from: Date;
  to: Date;
  before: Date;
  beforeTo: Date;
  isNow: boolean;
  days: PeriodDays;
};

/** How many months periods have, and how many of them ago they began. */
const lengths: Record<NamedPeriod, { months: number; ago: number }> = {
  this_month: { months: 1, ago: 0 },
  last_month: { months: 1, ago: 1 },
  this_quarter: { months: 3, ago: 0 },
  last_quarter: { months: 3, ago: 1 },
  this_year: { months: 12, ago: 0 },
  last_year: { months: 12, ago: 1 },
};

/**
 * The span of a period in a time zone, seen from an instant. One that goes on ends there, and is compared with as much of the earlier one: up to
 * the same day and time of it, or to its end where it has no such day.
 */
export function periodSpan(asked: AskedPeriod, timeZone: string, now: Date): PeriodSpan {
  const shownNow = shownAt(now.getTime(), timeZone);
  const { start, end, shift } = boundsOf(asked, shownNow);
  const at = (shown: number) => firstInstantOf(shown, timeZone);
  const isNow = now.getTime() < at(end);
  const [from, before] = [at(start), at(shift(start))];
  // Dates of one's own may lie ahead: nothing has happened in them.
  const to = isNow ? Math.max(from, now.getTime()) : at(end);
  const beforeTo = at(shift(isNow ? Math.max(start, shownNow) : end));
  const dayOf = (instant: number) => dateAt(instant, timeZone);
  return {
    from: new Date(from),
    to: new Date(to),
    before: new Date(before),
    beforeTo: new Date(beforeTo),
    isNow,
    days: {
      period: asked.period,
      time_zone: timeZone,
      first_day: dayOf(from),
      last_day: dayOf(Math.max(from, to - 1)),
      so_far: isNow,
      before_first_day: dayOf(before),
      before_last_day: dayOf(Math.max(before, beforeTo - 1)),
    },
  };
}

/** Where a period begins and ends, as clocks show it, and what leads from a time in it to the same of the earlier one. */
function boundsOf({ period, firstDay, lastDay, compare }: AskedPeriod, shownNow: number) {
  const earlier = (months: number) => (shown: number) => monthsBefore(shown, months);
  if (period === 'own') {
    if (firstDay === undefined || lastDay === undefined)
      throw new Error('A period of its own has two dates.');
    const [start, end] = [midnight(firstDay), midnight(lastDay) + dayMs];
    const daysBefore = (shown: number) => shown - (end - start);
    return { start, end, shift: compare === 'year' ? earlier(12) : daysBefore };
  }
  const { months, ago } = lengths[period];
  const today = new Date(shownNow);
  const month = Math.floor(today.getUTCMonth() / months) * months - ago * months;
  const [start, end] = [month, month + months].map((one) => Date.UTC(today.getUTCFullYear(), one)) as [
    number,
    number,
  ];
  return { start, end, shift: earlier(compare === 'year' ? 12 : months) };
}

/** The same day and time so many months earlier; where that month has no such day, its end. */
function monthsBefore(shown: number, months: number): number {
  const at = new Date(shown);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() - months];
  const next = Date.UTC(year, month + 1);
  return Math.min(next, Date.UTC(year, month) + (shown - Date.UTC(year, at.getUTCMonth())));
}

function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}
