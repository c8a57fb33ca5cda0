import { dayMs, hourMs, minuteMs } from '../../api/platform/durations.ts';
import { instantShowing } from './clock-times.ts';
import { type CalendarPart, type CalendarTime, lineNamed, timeOf } from './icalendar.ts';
import { daysOf, type Recurrence, recurrenceOf } from './recurrence.ts';

/** Says at which instant the clocks of a calendar show a time. */
export type Zones = {
  /** The instant at which the clock of `of` shows another time. */
  instant(of: CalendarTime, shown: number): number;
};

/** From when on a zone's clocks are so far from UTC, again and again by a rule. */
type Observance = { begins: number; offset: number; rule: Recurrence | null };

/** The zones of a calendar: by their names where those are known everywhere, else as the calendar describes them, else its owner's. */
export function zonesOf(calendar: CalendarPart, ownZone: string): Zones {
  const described = new Map<string, Observance[]>();
  for (const part of calendar.parts) {
    const id = part.name === 'VTIMEZONE' ? lineNamed(part, 'TZID')?.value.trim() : undefined;
    if (id !== undefined) described.set(id, part.parts.flatMap(observanceOf));
  }
  const names = new Map<string, string | null>();
  const nameOf = (zone: string) => {
    const known = names.get(zone);
    if (known !== undefined) return known;
    const name = knownZone(zone);
    names.set(zone, name);
    return name;
  };
  return {
    instant: ({ zone }, shown) => {
      if (zone === 'UTC') return shown;
      if (zone === null) return instantShowing(shown, ownZone);
      const name = nameOf(zone);
      if (name !== null) return instantShowing(shown, name);
      const observances = described.get(zone) ?? [];
      return observances.length === 0 ? instantShowing(shown, ownZone) : shown - offsetAt(observances, shown);
    },
  };
}

/** A zone by its IANA name, also at the end of a path as some programs write it; null for any other name. */
function knownZone(zone: string): string | null {
  const [name = ''] = /[A-Za-z_]+\/[A-Za-z_+\-0-9]+(?:\/[A-Za-z_]+)?$/.exec(zone) ?? [];
  if (name === '') return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function observanceOf(part: CalendarPart): Observance[] {
  const line = lineNamed(part, 'DTSTART');
  const begins = line && timeOf(line)?.shown;
  const [, sign = '', hours = '', minutes = ''] =
    /^([+-])(\d\d)(\d\d)/.exec(lineNamed(part, 'TZOFFSETTO')?.value.trim() ?? '') ?? [];
  if (begins === undefined || sign === '') return [];
  const offset = (Number(hours) * hourMs + Number(minutes) * minuteMs) * (sign === '-' ? -1 : 1);
  const rule = recurrenceOf(lineNamed(part, 'RRULE')?.value ?? '');
  return [{ begins, offset, rule }];
}

/** How far the clocks are from UTC when they show a time: as the observance says that began last. */
function offsetAt(observances: Observance[], shown: number): number {
  const begun = observances.map((one) => ({ ...one, last: lastBeginning(one, shown) }));
  const [latest] = begun.toSorted((a, b) => b.last - a.last);
  return latest?.offset ?? 0;
}

function lastBeginning({ begins, rule }: Observance, shown: number): number {
  if (begins > shown) return -Infinity;
  if (!rule || (rule.until !== null && rule.until.shown < shown - 366 * dayMs)) return begins;
  const first = Math.floor(begins / dayMs) * dayMs;
  const ofDay = begins - first;
  const days = daysOf({ ...rule, count: null }, first, shown - 367 * dayMs, shown);
  return (days.findLast((day) => day + ofDay <= shown) ?? first) + ofDay;
}
