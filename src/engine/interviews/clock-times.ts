import { dayMs, hourMs, minuteMs } from '../../api/platform/durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock in a time zone shows at an instant, as if it were in UTC. */
export function shownAt(at: number, timeZone: string): number {
  const part = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = [
    'year',
    'month',
    'day',
    'hour',
    'minute',
    'second',
  ].map((type) => part.get(type as Intl.DateTimeFormatPartTypes));
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The instant at which a clock in a time zone shows a time, which is given as if it were in UTC. */
export function instantShowing(shown: number, timeZone: string): number {
  const near = shown - (shownAt(shown, timeZone) - shown);
  return shown - (shownAt(near, timeZone) - near);
}

/** The first instant at which a clock shows a time, which is given as if it were in UTC; where it skips that, the one at which it goes on. */
export function firstInstantOf(shown: number, timeZone: string): number {
  const at = instantShowing(shown, timeZone);
  const skipped = shown - shownAt(at, timeZone);
  if (skipped > 0) return at + skipped;
  return shownAt(at - hourMs, timeZone) === shown ? at - hourMs : at;
}

/** The calendar date of an instant in a time zone. */
export function dateAt(at: number, timeZone: string): string {
  return new Date(shownAt(at, timeZone)).toISOString().slice(0, 10);
}

/** The instant at which a day begins in a time zone, so many minutes in; past the last minute it is the next day. */
export function instantOn(date: string, minutes: number, timeZone: string): number {
  return instantShowing(Date.parse(`${date}T00:00:00Z`) + minutes * minuteMs, timeZone);
}

/** So many days on. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}
