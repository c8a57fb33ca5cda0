import type { ReportSchedule } from '../../../api/hiring/saved-reports.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { instantShowing, shownAt } from '../../../engine/interviews/clock-times.ts';

/** Reports come at this hour, by the clock of who reads them. */
const hour = 8;
/** The first of a month is never further away. */
const furthestDays = 32;

/** When a report is mailed next, after an instant: at eight in the morning of its day in a time zone. */
export function nextMailAt(schedule: ReportSchedule, timeZone: string, after: Date): Date {
  const today = new Date(shownAt(after.getTime(), timeZone));
  for (let ahead = 0; ahead <= furthestDays; ahead += 1) {
    // A calendar date as if it were in UTC, where each day has 24 hours.
    const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead));
    const isIt =
      schedule.cadence === 'monthly' ? day.getUTCDate() === 1 : day.getUTCDay() === schedule.weekday % 7;
    const at = isIt ? new Date(instantShowing(day.getTime() + hour * hourMs, timeZone)) : after;
    if (at > after) return at;
  }
  throw new Error('A report has no next day.');
}
