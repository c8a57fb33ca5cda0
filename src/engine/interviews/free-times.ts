import { minuteMs } from '../../api/platform/durations.ts';
import { dateAfter, dateAt, instantOn, shownAt } from './clock-times.ts';

/** A span of instants, in milliseconds. */
export type Span = { from: number; until: number };

/** From which minute of a day until which somebody works. */
export type WorkingDay = { from: number; until: number };

/** When somebody works, by the clock of their zone: the seven days from Monday, null where they do not. */
export type WorkingHours = { timeZone: string; week: readonly (WorkingDay | null)[] };

/** Which times are wanted: so long, with so much time before and after without anything else, beginning in a span. `timeZone` says where they are on the half hour. */
export type TimesWanted = Span & { minutes: number; buffer: number; timeZone: string };

/** From nine to five on weekdays: the hours of whoever set none. */
export const usualWeek: readonly (WorkingDay | null)[] = [
  ...Array.from({ length: 5 }, () => ({ from: 9 * 60, until: 17 * 60 })),
  null,
  null,
];

/** Interviews begin on the half hour; those shorter than that on the quarter. */
const stepMinutes = 15;

/**
 * When an interview could begin, while all of its panel work and nobody of it is busy. `busy` holds what any of them does: the answer
 * tells nothing else of it.
 */
export function freeTimes(
  panel: readonly WorkingHours[],
  busy: readonly Span[],
  wanted: TimesWanted,
): number[] {
  const length = wanted.minutes * minuteMs;
  const buffer = wanted.buffer * minuteMs;
  const grid = (wanted.minutes < 30 ? stepMinutes : 30) * minuteMs;
  const step = stepMinutes * minuteMs;
  let open: Span[] = [{ from: wanted.from, until: wanted.until + length }];
  for (const hours of panel) open = shared(open, workSpans(hours, wanted));
  const found: number[] = [];
  for (const span of open) {
    const last = Math.min(span.until - length, wanted.until - 1);
    for (let at = Math.ceil(span.from / step) * step; at <= last; at += step) {
      const isTaken = busy.some((one) => one.from < at + length + buffer && one.until > at - buffer);
      if (!isTaken && shownAt(at, wanted.timeZone) % grid === 0) found.push(at);
    }
  }
  return found;
}

/** When somebody works, from the day before a span until the day after it. */
function workSpans({ timeZone, week }: WorkingHours, { from, until }: Span): Span[] {
  const spans: Span[] = [];
  const last = dateAfter(dateAt(until, timeZone), 1);
  for (let date = dateAfter(dateAt(from, timeZone), -1); date <= last; date = dateAfter(date, 1)) {
    const day = week[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7];
    if (day) {
      spans.push({
        from: instantOn(date, day.from, timeZone),
        until: instantOn(date, day.until, timeZone),
      });
    }
  }
  return spans;
}

/** What two lists of spans, each in order, have in common. */
function shared(some: readonly Span[], others: readonly Span[]): Span[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const from = Math.max(one.from, other.from);
      const until = Math.min(one.until, other.until);
      return from < until ? [{ from, until }] : [];
    }),
  );
}

/** At most so many of these times, the first of each day before the second of any, in order. */
export function spread(times: readonly number[], timeZone: string, most: number): number[] {
  const byDay = new Map<string, number[]>();
  for (const at of times) {
    const name = dateAt(at, timeZone);
    byDay.set(name, [...(byDay.get(name) ?? []), at]);
  }
  const rounds = Math.max(0, ...[...byDay.values()].map((list) => list.length));
  const ordered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const list of byDay.values()) ordered.push(...list.slice(round, round + 1));
  }
  return ordered.slice(0, most).toSorted((a, b) => a - b);
}
