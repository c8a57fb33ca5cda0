import type { ReportSchedule } from '../../../api/hiring/saved-reports.ts';
import { dayMs } from '../../../api/platform/durations.ts';

/** Reports come at this hour, by the clock of who reads them. */
const hour = 8;
/** The first of a month is never further away. */
const furthestDays = 32;

/** When a report is mailed next, after an instant: at eight in the morning of its day in a time zone. */
export function nextMailAt(schedule: ReportSchedule, timeZone: string, after: Date): Date {
  const today = wallClock(after, timeZone);
  for (let ahead = 0; ahead <= furthestDays; ahead += 1) {
    // A calendar date as if it were in UTC, where each day has 24 hours.
    const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead));
    const isIt =
      schedule.cadence === 'monthly' ? day.getUTCDate() === 1 : day.getUTCDay() === schedule.weekday % 7;
    const at = isIt ? instantOf(day.getTime() + hour * (dayMs / 24), timeZone) : after;
    if (at > after) return at;
  }
  throw new Error('A report has no next day.');
}

/** What a clock in a time zone shows at an instant, as if it were in UTC. */
function wallClock(at: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return new Date(
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')),
  );
}

/** The instant at which a clock in a time zone shows a time, which is given as if it were in UTC. */
function instantOf(shown: number, timeZone: string): Date {
  const offset = (at: number) => wallClock(new Date(at), timeZone).getTime() - at;
  const near = shown - offset(shown);
  return new Date(shown - offset(near));
}
