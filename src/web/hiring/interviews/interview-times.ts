import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { zoneName } from '../../../messages/time-zones.ts';
import { pageLocale, t } from '../../platform/messages.ts';
import { locale, timeZone } from '../../platform/ui/locale-settings.ts';
import { dayMs, hourMs, minuteMs } from '../../../api/platform/durations.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The time zone that the reader chose, or of this browser, by its IANA name. */
export function ownZone(): string {
  return timeZone() ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
}

/** All time zones by name, this one and UTC among them. */
export function allZones(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}

/** A date and time of the clocks in a zone, as fields hold them: `2026-11-24` and `10:00`. */
export type ClockTime = { date: string; clock: string };

/**
 * The instant at which the clocks of a zone show a time, as ISO text; null where there is none, because something is missing
 * or the clocks skip it that night. Where they show it twice, it is one of the two.
 */
export function instantOf({ date, clock }: ClockTime, zone: string): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || !/^\d\d:\d\d$/.test(clock)) return null;
  const at = dayjs.tz(`${date} ${clock}`, zone);
  if (!at.isValid()) return null;
  const shown = clockTimeOf(at.toISOString(), zone);
  return shown.date === date && shown.clock === clock ? at.toISOString() : null;
}

/** What the clocks of a zone show at an instant. */
export function clockTimeOf(instant: string, zone: string): ClockTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((item) => item.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    clock: `${part('hour')}:${part('minute')}`,
  };
}

/** A day for people, such as "Tuesday, November 24", with its year unless that is the present one. */
export function dayLabel(instant: string, zone: string, now = new Date()): string {
  const [year, thisYear] = [instant, now.toISOString()].map((at) => clockTimeOf(at, zone).date.slice(0, 4));
  return new Intl.DateTimeFormat(locale(), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(year === thisYear ? {} : { year: 'numeric' }),
    timeZone: zone,
  }).format(new Date(instant));
}

/** From when to when an interview is, such as "10:00 AM – 10:45 AM". No line ends between a time and its AM or PM. */
export function spanLabel(startsAt: string, minutes: number, zone: string): string {
  const clock = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: zone });
  const start = new Date(startsAt);
  const [from = '', to = ''] = [start, new Date(start.getTime() + minutes * minuteMs)].map((at) =>
    clock.format(at).replaceAll(/\s/g, '\u00A0'),
  );
  return `${from} – ${to}`;
}

/** When it is elsewhere, such as "4:00 PM in Europe/Berlin"; null where the clocks there show the same. */
export function elsewhereLabel(instant: string, here: string, there: string): string | null {
  const [mine, theirs] = [clockTimeOf(instant, here), clockTimeOf(instant, there)];
  if (mine.clock === theirs.clock && mine.date === theirs.date) return null;
  const clock = new Intl.DateTimeFormat(locale(), { timeStyle: 'short', timeZone: there }).format(
    new Date(instant),
  );
  const day = mine.date === theirs.date ? '' : `${dayLabel(instant, there)}, `;
  return t('interviews.timeInZone', { time: `${day}${clock}`, zone: zoneLabels(there) });
}

/** True for an instant that is over. */
export function isPast(instant: string): boolean {
  return Date.parse(instant) < Date.now();
}

/** A zone in the language of the page: "America/New York". */
export function zoneLabels(zone: string): string {
  return zoneName(zone, pageLocale());
}

/** The time after the last of these, an hour later, or tomorrow at ten: what a new row begins with. */
export function nextTime(times: ClockTime[], zone: string, now = new Date()): ClockTime {
  const last = times.at(-1);
  const at = last && instantOf(last, zone);
  if (at) return clockTimeOf(new Date(Date.parse(at) + hourMs).toISOString(), zone);
  const tomorrow = clockTimeOf(new Date(now.getTime() + dayMs).toISOString(), zone);
  return { date: tomorrow.date, clock: '10:00' };
}
