import { dayMs, hourMs, minuteMs } from '../../../api/platform/durations.ts';
import { dateAfter, instantOn } from '../../../engine/interviews/clock-times.ts';
import { freeTimes } from '../../../engine/interviews/free-times.ts';
import type { Services } from '../../context.ts';
import { listBusySpans, listHours } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Which times are asked for: `from` and `until` are days by the clock of `timeZone`. */
export type TimesOfPanel = {
  people: string[];
  minutes: number;
  timeZone: string;
  from: string;
  until: string;
  noticeHours: number;
  bufferMinutes: number;
  /** An interview whose own time counts as free: it would move away from it. */
  except?: string;
};

/** When all of these people work and none is busy, in order: the same times for whoever asks, and nothing else of what they do. */
export async function timesOfPanel(
  { database, now }: Ports,
  { people, timeZone, except, ...wish }: TimesOfPanel,
): Promise<number[]> {
  if (people.length === 0) return [];
  const soonest = now().getTime() + wish.noticeHours * hourMs;
  const span = {
    from: Math.max(soonest, instantOn(wish.from, 0, timeZone)),
    until: instantOn(dateAfter(wish.until, 1), 0, timeZone),
  };
  if (span.from >= span.until) return [];
  const around = (wish.minutes + wish.bufferMinutes) * minuteMs;
  const wide = { from: span.from - around, until: span.until + around + dayMs };
  const busy = await listBusySpans(database, people, wide, except);
  const hours = await listHours(database, people, timeZone);
  return freeTimes(hours, busy, { ...span, timeZone, minutes: wish.minutes, buffer: wish.bufferMinutes });
}
