import { dayMs } from '../../api/platform/durations.ts';

/** A rule of RFC 5545 by which something comes again on days. `until` is a time as if it were in UTC. */
export type Recurrence = {
  every: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number | null;
  until: { shown: number; isDay: boolean; isUtc: boolean } | null;
  days: { weekday: number; nth: number | null }[];
  monthDays: number[];
  months: number[];
  positions: number[];
  /** The day that weeks begin on, 0 for Sunday. */
  weekStart: number;
};

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** What is left out of rules: times of a day, weeks and days counted through the year. */
const known = new Set('FREQ INTERVAL COUNT UNTIL BYDAY BYMONTHDAY BYMONTH BYSETPOS WKST'.split(' '));

/** Reads a rule; null for one that is broken or comes more often than once a day. */
export function recurrenceOf(value: string): Recurrence | null {
  const parts = new Map(
    value
      .trim()
      .split(';')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', said = ''] = part.split('=');
        return [name.toUpperCase(), said.toUpperCase()] as const;
      }),
  );
  const every = (['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).find((one) => one === parts.get('FREQ'));
  if (!every || [...parts.keys()].some((name) => !known.has(name))) return null;
  const days = listOf(parts.get('BYDAY')).map(dayOf);
  const [monthDays, months, positions] = ['BYMONTHDAY', 'BYMONTH', 'BYSETPOS'].map((name) =>
    listOf(parts.get(name)).map(Number),
  );
  const interval = Number(parts.get('INTERVAL') ?? 1);
  const count = parts.has('COUNT') ? Number(parts.get('COUNT')) : null;
  const numbers = [interval, count ?? 1, ...(monthDays ?? []), ...(months ?? []), ...(positions ?? [])];
  const until = parts.has('UNTIL') ? untilOf(parts.get('UNTIL') ?? '') : null;
  if (numbers.some((one) => !Number.isSafeInteger(one)) || interval < 1 || until === undefined) return null;
  if (days.some((day) => day === null)) return null;
  return {
    every,
    interval,
    count,
    until,
    days: days.filter((day) => day !== null),
    monthDays: monthDays ?? [],
    months: months ?? [],
    positions: positions ?? [],
    weekStart: Math.max(0, weekdays.indexOf(parts.get('WKST') ?? 'MO')),
  };
}

function listOf(value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : value.split(',');
}

function dayOf(said: string): { weekday: number; nth: number | null } | null {
  const [, nth = '', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(said) ?? [];
  const weekday = weekdays.indexOf(name);
  return weekday === -1 ? null : { weekday, nth: nth === '' ? null : Number(nth) };
}

function untilOf(said: string): Recurrence['until'] | undefined {
  const [, day = '', time = '', utc = ''] = /^(\d{8})(?:T(\d{6})(Z?))?$/.exec(said) ?? [];
  if (day === '') return undefined;
  const [h, m, s] = [time.slice(0, 2), time.slice(2, 4), time.slice(4, 6)].map(Number);
  const shown = Date.UTC(
    Number(day.slice(0, 4)),
    Number(day.slice(4, 6)) - 1,
    Number(day.slice(6)),
    h ?? 0,
    m ?? 0,
    s ?? 0,
  );
  return { shown, isDay: time === '', isUtc: utc === 'Z' };
}

/**
 * The days, as midnights in UTC, on which a rule comes again within a span, the first day apart. Each day is looked at by itself, so that no rule
 * takes longer than the days there are; only one that is counted is followed from its first day.
 */
export function daysOf(rule: Recurrence, first: number, from: number, until: number): number[] {
  const found: number[] = [];
  let left = rule.count === null ? Infinity : rule.count - 1;
  const start = Math.max(first + dayMs, rule.count === null ? dayBefore(from) : first + dayMs);
  for (let day = start; day <= until && left > 0; day += dayMs) {
    if (!comesOn(rule, first, day)) continue;
    left -= 1;
    if (day >= dayBefore(from)) found.push(day);
  }
  return found;
}

function dayBefore(at: number): number {
  return Math.floor(at / dayMs) * dayMs;
}

function comesOn(rule: Recurrence, first: number, day: number): boolean {
  const apart = periodOf(rule, day) - periodOf(rule, first);
  if (apart % rule.interval !== 0 || !fits(rule, first, day)) return false;
  if (rule.positions.length === 0) return true;
  const together = daysOfPeriod(rule, day).filter((one) => fits(rule, first, one));
  const place = together.indexOf(day);
  return rule.positions.some((position) =>
    position > 0 ? place === position - 1 : place === together.length + position,
  );
}

/** Which day, week, month or year a day is in, counted on. */
function periodOf({ every, weekStart }: Recurrence, day: number): number {
  const date = new Date(day);
  if (every === 'DAILY') return day / dayMs;
  // January 1, 1970 was a Thursday.
  if (every === 'WEEKLY') return Math.floor((day / dayMs + 4 - weekStart) / 7);
  return every === 'MONTHLY' ? date.getUTCFullYear() * 12 + date.getUTCMonth() : date.getUTCFullYear();
}

function daysOfPeriod(rule: Recurrence, day: number): number[] {
  const period = periodOf(rule, day);
  const days = [day];
  for (let at = day - dayMs; periodOf(rule, at) === period; at -= dayMs) days.unshift(at);
  for (let at = day + dayMs; periodOf(rule, at) === period; at += dayMs) days.push(at);
  return days;
}

/** Whether the parts of a rule name a day, those left out being as on its first day. */
function fits(rule: Recurrence, first: number, day: number): boolean {
  const { every, days, monthDays, months } = rule;
  const [date, begun] = [new Date(day), new Date(first)];
  if (months.length > 0 && !months.includes(date.getUTCMonth() + 1)) return false;
  if (monthDays.length > 0 && !isMonthDay(date, monthDays)) return false;
  if (days.length > 0) return days.some((one) => isWeekday(rule, date, one));
  if (monthDays.length > 0 || every === 'DAILY') return true;
  if (every === 'WEEKLY') return date.getUTCDay() === begun.getUTCDay();
  const isDay = date.getUTCDate() === begun.getUTCDate();
  return every === 'MONTHLY' || months.length > 0
    ? isDay
    : isDay && date.getUTCMonth() === begun.getUTCMonth();
}

function isMonthDay(date: Date, monthDays: number[]): boolean {
  const day = date.getUTCDate();
  return monthDays.some((one) => one === day || one === day - lengthOfMonth(date) - 1);
}

function isWeekday(
  { every, months }: Recurrence,
  date: Date,
  { weekday, nth }: Recurrence['days'][number],
): boolean {
  if (date.getUTCDay() !== weekday) return false;
  if (nth === null || every === 'DAILY' || every === 'WEEKLY') return true;
  const inYear = every === 'YEARLY' && months.length === 0;
  const [place, length] = inYear ? placeInYear(date) : [date.getUTCDate(), lengthOfMonth(date)];
  return nth > 0 ? Math.ceil(place / 7) === nth : Math.ceil((length - place + 1) / 7) === -nth;
}

function lengthOfMonth(date: Date): number {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
}

function placeInYear(date: Date): [number, number] {
  const year = date.getUTCFullYear();
  const place = Math.floor((date.getTime() - Date.UTC(year, 0, 1)) / dayMs) + 1;
  return [place, (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / dayMs];
}
