import { dayMs, hourMs, minuteMs } from '../../api/platform/durations.ts';

/** A span of instants, in milliseconds. */
export type Span = { from: number; until: number };

/** Interviews are suggested between these full hours of workdays, by the clock of whoever plans them. */
const workday = { from: 9, until: 17 };
const stepMs = 30 * minuteMs;
/** Nobody is asked into an interview that begins sooner. */
const noticeMs = 2 * hourMs;

/**
 * When an interview of so many minutes could begin, every half hour of the workdays ahead, while nobody of its panel is busy. `busy` holds
 * what any of them does.
 */
export function freeTimes(
  busy: readonly Span[],
  wish: { minutes: number; timeZone: string; from: number; days: number },
): number[] {
  const length = wish.minutes * minuteMs;
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: wish.timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const first = Math.ceil((wish.from + noticeMs) / stepMs) * stepMs;
  const found: number[] = [];
  for (let at = first; at < wish.from + wish.days * dayMs; at += stepMs) {
    const isTaken = busy.some((span) => span.from < at + length && span.until > at);
    if (!isTaken && isInWorkday(clock, at, wish.minutes)) found.push(at);
  }
  return found;
}

function isInWorkday(clock: Intl.DateTimeFormat, at: number, minutes: number): boolean {
  const parts = clock.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const weekday = part('weekday');
  const start = Number(part('hour')) * 60 + Number(part('minute'));
  return (
    weekday !== 'Sat' &&
    weekday !== 'Sun' &&
    start >= workday.from * 60 &&
    start + minutes <= workday.until * 60
  );
}

/** At most so many of these times, the first of each day before the second of any, in order. */
export function spread(times: readonly number[], timeZone: string, most: number): number[] {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const byDay = new Map<string, number[]>();
  for (const at of times) {
    const name = day.format(at);
    byDay.set(name, [...(byDay.get(name) ?? []), at]);
  }
  const rounds = Math.max(0, ...[...byDay.values()].map((list) => list.length));
  const ordered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const list of byDay.values()) ordered.push(...list.slice(round, round + 1));
  }
  return ordered.slice(0, most).toSorted((a, b) => a - b);
}
