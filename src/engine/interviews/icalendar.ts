import { dayMs, hourMs, minuteMs } from '../../api/platform/durations.ts';

/** A line of a calendar: its name, its parameters by name in capitals, and its value. */
export type CalendarLine = { name: string; params: ReadonlyMap<string, string>; value: string };

/** A component such as an event, with its lines and the components in it. */
export type CalendarPart = { name: string; lines: CalendarLine[]; parts: CalendarPart[] };

const deepest = 8;

/** Reads iCalendar text (RFC 5545) into its components, the outermost ones first; null where it is none. Lines that are none are passed over. */
export function readCalendar(text: string): CalendarPart[] | null {
  const roots: CalendarPart[] = [];
  const open: CalendarPart[] = [];
  for (const raw of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const line = lineOf(raw);
    if (!line) continue;
    if (line.name === 'BEGIN') {
      if (open.length === deepest) return null;
      const part: CalendarPart = { name: line.value.trim().toUpperCase(), lines: [], parts: [] };
      (open.at(-1)?.parts ?? roots).push(part);
      open.push(part);
    } else if (line.name === 'END') {
      if (open.pop()?.name !== line.value.trim().toUpperCase()) return null;
    } else open.at(-1)?.lines.push(line);
  }
  const isWhole = open.length === 0 && roots.length > 0 && roots.every(({ name }) => name === 'VCALENDAR');
  return isWhole ? roots : null;
}

function lineOf(raw: string): CalendarLine | null {
  const head = /^([A-Za-z0-9-]+)((?:;[^:;="]+=(?:"[^"]*"|[^":;]*)(?:,(?:"[^"]*"|[^":;]*))*)*):/.exec(raw);
  if (!head) return null;
  const [whole, name = '', listed = ''] = head;
  const params = new Map<string, string>();
  for (const [, key = '', value = ''] of listed.matchAll(/;([^=]+)=((?:"[^"]*"|[^;"])*)/g)) {
    params.set(key.toUpperCase(), value.replaceAll('"', ''));
  }
  return { name: name.toUpperCase(), params, value: raw.slice(whole.length) };
}

/** The first line of a name. */
export function lineNamed(part: CalendarPart, name: string): CalendarLine | undefined {
  return part.lines.find((line) => line.name === name);
}

/** A day or a time of a day, as a clock shows it, as if it were in UTC. `zone` is null for a day and for a time of no zone, and UTC where the value says so. */
export type CalendarTime = { shown: number; isDay: boolean; zone: string | null };

/** Reads a date or a date with a time; null for what is neither. */
export function timeOf({ params, value }: Pick<CalendarLine, 'params' | 'value'>): CalendarTime | null {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/.exec(value.trim());
  if (!found) return null;
  const [, year, month, day, hour, minute, second, utc] = found;
  const isDay = hour === undefined;
  const shown = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour ?? 0),
    Number(minute ?? 0),
    // A leap second is as good as the one before it.
    Math.min(Number(second ?? 0), 59),
  );
  if (Number.isNaN(shown) || Number(year) < 1600) return null;
  return { shown, isDay, zone: isDay ? null : utc === 'Z' ? 'UTC' : (params.get('TZID') ?? null) };
}

/** Reads a duration such as PT1H30M in milliseconds; null for what is none. */
export function durationOf(value: string): number | null {
  const found =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/.exec(
      value.trim(),
    );
  if (!found) return null;
  const [weeks, days, hours, minutes, seconds] = found.slice(1).map((part) => Number(part ?? 0));
  return (
    ((weeks ?? 0) * 7 + (days ?? 0)) * dayMs +
    (hours ?? 0) * hourMs +
    (minutes ?? 0) * minuteMs +
    ((seconds ?? 0) * minuteMs) / 60
  );
}
