import type { InterviewRow } from '../../../api/hiring/interviews.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { CSSProperties } from 'react';
import { clockTimeOf, instantOf } from './interview-times.ts';

/** A time that somebody pointed at: on which day, from which minute, for how many. */
export type Slot = { date: string; start: number; minutes: number };

/** An interview, or one of its proposed times, in the calendar: its day, and from which minute of it for how many. */
export type Block = {
  key: string;
  row: InterviewRow;
  at: string;
  booked: boolean;
  date: string;
  start: number;
  minutes: number;
  /** Which of how many beside each other. */
  lane: number;
  lanes: number;
};

/** So many days on. */
export function daysOn(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The seven days of the week of a day, from Monday. */
export function weekOf(date: string): string[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  const monday = daysOn(date, -((weekday + 6) % 7));
  return [0, 1, 2, 3, 4, 5, 6].map((days) => daysOn(monday, days));
}

/** The days of a week that are shown: those of its weekend only where something is on them, or where it is one of them today. */
export function shownDays(dates: readonly string[], blocks: readonly Block[], today: string): string[] {
  const weekend = dates.length > 1 ? dates.slice(5) : [];
  return dates.filter(
    (date) => !weekend.includes(date) || date === today || blocks.some((block) => block.date === date),
  );
}

/** A day over its column, its weekday first where a language writes the two with nothing between: "Mon 23", "Mo., 23.". */
export function dayHead(date: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const parts = format.formatToParts(new Date(`${date}T12:00:00Z`));
  const [first, between, last] = parts.map(({ value }) => value);
  return parts.length === 3 && between === ' ' && parts[0]?.type === 'day'
    ? `${last} ${first}`
    : parts.map(({ value }) => value).join('');
}

/** What stands on these days, by the clock of a zone; what overlaps is beside each other. */
export function blocksOf(rows: readonly InterviewRow[], dates: readonly string[], zone: string): Block[] {
  const blocks = rows.flatMap((row) => {
    const times =
      row.starts_at === null
        ? row.times.map((time) => ({ at: time.starts_at, booked: false }))
        : [{ at: row.starts_at, booked: true }];
    return times.map(({ at, booked }) => ({ row, at, booked, ...placeOf(at, zone), minutes: row.minutes }));
  });
  return dates.flatMap((date) => inLanes(blocks.filter((block) => block.date === date)));
}

function placeOf(at: string, zone: string): { date: string; start: number } {
  const { date, clock } = clockTimeOf(at, zone);
  return { date, start: minutesOf(clock) };
}

/** The minutes of a day before a time of the clock. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A time of the clock after so many minutes of a day. */
export function clockOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** When somebody is busy elsewhere, on one day: from which minute for how many. */
export type BusyBlock = { key: string; name: string; date: string; start: number; minutes: number };

/** What of these spans is on these days, by the clock of a zone. */
export function busyOn(
  spans: readonly { user_id: string; name: string; from: string; until: string }[],
  dates: readonly string[],
  zone: string,
): BusyBlock[] {
  return dates.flatMap((date) =>
    spans.flatMap(({ user_id, name, from, until }) => {
      const [begins, ends] = [placeOf(from, zone), placeOf(until, zone)];
      if (begins.date > date || ends.date < date) return [];
      const start = begins.date < date ? 0 : begins.start;
      const minutes = (ends.date > date ? 24 * 60 : ends.start) - start;
      return minutes > 0 ? [{ key: `${user_id} ${from} ${date}`, name, date, start, minutes }] : [];
    }),
  );
}

/** What of a block is between these hours; null where nothing is. */
export function within<B extends BusyBlock>(hours: { from: number; until: number }, block: B): B | null {
  const start = Math.max(block.start, hours.from * 60);
  const minutes = Math.min(block.start + block.minutes, hours.until * 60) - start;
  return minutes > 0 ? { ...block, start, minutes } : null;
}

type Placed = Omit<Block, 'key' | 'lane' | 'lanes'>;

/** Gives each block of a day the first lane that is free, and all that touch one another the same number of lanes. */
function inLanes(day: Placed[]): Block[] {
  const result: Block[] = [];
  let group: (Placed & { lane: number })[] = [];
  const close = () => {
    const lanes = Math.max(0, ...group.map((block) => block.lane)) + 1;
    result.push(...group.map((block) => ({ ...block, key: `${block.row.id} ${block.at}`, lanes })));
    group = [];
  };
  for (const block of day.toSorted((a, b) => a.start - b.start || b.minutes - a.minutes)) {
    const now = group.filter((one) => one.start + one.minutes > block.start);
    if (now.length === 0) close();
    let lane = 0;
    while (now.some((one) => one.lane === lane)) lane += 1;
    group.push({ ...block, lane });
  }
  close();
  return result;
}

/** The full hours that the calendar shows: the working day, and whatever is before and after it. */
export function hoursOf(blocks: readonly Block[]): { from: number; until: number } {
  const from = Math.min(8, ...blocks.map((block) => Math.floor(block.start / 60)));
  const until = Math.max(18, ...blocks.map((block) => Math.ceil((block.start + block.minutes) / 60)));
  return { from, until: Math.min(24, until) };
}

/** Where something of a day stands, in hours below the top. */
export function placeIn(hours: { from: number }, { start, minutes }: { start: number; minutes: number }) {
  return { '--at': start / 60 - hours.from, '--length': minutes / 60 } as CSSProperties;
}

/** From when until when these days last, by the clock of a zone. */
export function spanOf(dates: readonly string[], zone: string): { from: string; until: string } {
  // Where the clocks skip midnight, the day begins at one.
  const begins = (date: string) =>
    instantOf({ date, clock: '00:00' }, zone) ??
    instantOf({ date, clock: '01:00' }, zone) ??
    `${date}T00:00:00Z`;
  return { from: begins(dates[0] ?? ''), until: begins(daysOn(dates.at(-1) ?? '', 1)) };
}
