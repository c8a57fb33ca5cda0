import { dayMs } from '../../api/platform/durations.ts';
import type { Span } from './free-times.ts';
import {
  type CalendarLine,
  type CalendarPart,
  type CalendarTime,
  durationOf,
  lineNamed,
  readCalendar,
  timeOf,
} from './icalendar.ts';
import { daysOf, type Recurrence, recurrenceOf } from './recurrence.ts';
import { type Zones, zonesOf } from './calendar-zones.ts';

/** Whose calendar is read: the zone that days and times without one are in, and addresses by which they decline invitations. */
export type CalendarOwner = { timeZone: string; addresses: readonly string[] };

/** When somebody is busy, and how many events could not be understood. */
export type Busy = { spans: Span[]; unread: number };

/** Nothing is followed from further back than this many days before the span that is asked for. */
const furthestBackDays = 40_000;

/**
 * When the owner of a calendar is busy in a span, from its iCalendar text: events that are not cancelled, not declined and not marked as free, each
 * time that they come again. Null for what is no calendar. What events are about is not looked at.
 */
export function busySpans(text: string, span: Span, owner: CalendarOwner): Busy | null {
  const calendars = readCalendar(text);
  if (!calendars) return null;
  const busy: Busy = { spans: [], unread: 0 };
  for (const calendar of calendars) {
    const zones = zonesOf(calendar, owner.timeZone);
    const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
    const changed = changedTimes(events, zones);
    for (const event of events) {
      const spans = spansOf(event, { span, owner, zones, changed });
      if (spans === null) busy.unread += 1;
      else busy.spans.push(...spans.filter((one) => one.from < span.until && one.until > span.from));
    }
  }
  return busy;
}

/** The times of which an event says something else than the one it belongs to, by the UID of both. */
function changedTimes(events: CalendarPart[], zones: Zones): Map<string, Set<number>> {
  const changed = new Map<string, Set<number>>();
  for (const event of events) {
    const line = lineNamed(event, 'RECURRENCE-ID');
    const time = line && timeOf(line);
    if (time) {
      const uid = uidOf(event);
      changed.set(uid, (changed.get(uid) ?? new Set()).add(zones.instant(time, time.shown)));
    }
  }
  return changed;
}

type Reading = { span: Span; owner: CalendarOwner; zones: Zones; changed: Map<string, Set<number>> };

/** When an event takes place in a span; null where that could not be understood. */
function spansOf(event: CalendarPart, { span, owner, zones, changed }: Reading): Span[] | null {
  if (isFree(event, owner)) return [];
  const line = lineNamed(event, 'DTSTART');
  const start = line && timeOf(line);
  if (!start) return null;
  const length = lengthOf(event, start, zones);
  if (length === null) return null;
  const place = (shown: number): Span => {
    const from = zones.instant(start, shown);
    return { from, until: start.isDay ? zones.instant(start, shown + length) : from + length };
  };
  const isOne = lineNamed(event, 'RECURRENCE-ID') !== undefined;
  const rules = isOne ? [] : event.lines.filter(({ name }) => name === 'RRULE');
  const dropped = new Set([
    ...instantsOf(event, 'EXDATE', zones),
    ...((isOne ? undefined : changed.get(uidOf(event))) ?? []),
  ]);
  const shown = new Set([start.shown]);
  for (const { value } of rules) {
    const rule = recurrenceOf(value);
    if (!rule) return null;
    for (const at of comingsOf(rule, start, length, span, zones)) shown.add(at);
  }
  const more = isOne ? [] : instantsOf(event, 'RDATE', zones);
  return [...[...shown].map(place), ...more.map((from) => ({ from, until: from + length }))].filter(
    (one) => one.until > one.from && !dropped.has(one.from),
  );
}

/** When a rule has an event come again, by the clock of its zone, around a span. */
function comingsOf(
  rule: Recurrence,
  start: CalendarTime,
  length: number,
  span: Span,
  zones: Zones,
): number[] {
  const first = Math.floor(start.shown / dayMs) * dayMs;
  const ofDay = start.shown - first;
  const earliest = span.from - length - 2 * dayMs;
  if (rule.count !== null && earliest - first > furthestBackDays * dayMs) return [];
  return daysOf(rule, first, earliest, span.until + 2 * dayMs)
    .map((day) => day + ofDay)
    .filter((shown) => {
      const { until } = rule;
      if (until === null) return true;
      if (until.isDay) return shown < until.shown + dayMs;
      return (until.isUtc ? zones.instant(start, shown) : shown) <= until.shown;
    });
}

/** How long an event takes, as the clock shows it; a day where it says nothing of a day, and no time otherwise. */
function lengthOf(event: CalendarPart, start: CalendarTime, zones: Zones): number | null {
  const [ends, lasts] = [lineNamed(event, 'DTEND'), lineNamed(event, 'DURATION')];
  if (ends) {
    const end = timeOf(ends);
    if (!end || end.isDay !== start.isDay) return null;
    if (start.isDay) return Math.max(end.shown - start.shown, dayMs);
    return Math.max(0, zones.instant(end, end.shown) - zones.instant(start, start.shown));
  }
  if (lasts) return durationOf(lasts.value);
  return start.isDay ? dayMs : 0;
}

/** Whether an event leaves its owner free: marked so, cancelled, or declined by them. */
function isFree(event: CalendarPart, { addresses }: CalendarOwner): boolean {
  const said = (name: string) => lineNamed(event, name)?.value.trim().toUpperCase();
  if (said('STATUS') === 'CANCELLED' || said('TRANSP') === 'TRANSPARENT') return true;
  if (said('X-MICROSOFT-CDO-BUSYSTATUS') === 'FREE') return true;
  return event.lines.some(
    ({ name, params, value }) =>
      name === 'ATTENDEE' &&
      params.get('PARTSTAT')?.toUpperCase() === 'DECLINED' &&
      addresses.includes(
        value
          .trim()
          .replace(/^mailto:/i, '')
          .toLowerCase(),
      ),
  );
}

function instantsOf(event: CalendarPart, name: string, zones: Zones): number[] {
  const lines = event.lines.filter((line) => line.name === name);
  return lines.flatMap(({ params, value }: CalendarLine) =>
    value.split(',').flatMap((one) => {
      const time = timeOf({ params, value: one.split('/')[0] ?? '' });
      return time ? [zones.instant(time, time.shown)] : [];
    }),
  );
}

function uidOf(event: CalendarPart): string {
  return lineNamed(event, 'UID')?.value.trim() ?? '';
}

/** Spans in order, those that touch made one. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else result.push({ ...span });
  }
  return result;
}
