import type { ReportSchedule } from '../../../api/hiring/saved-reports.ts';
import { hourMs } from '../../../api/platform/durations.ts';
import { firstInstantOf, instantShowing, shownAt } from '../../../engine/interviews/clock-times.ts';

/** Reports come at this hour, by the clock of who reads them. */
const hour = 8;
/** The first of a month is never further away. */
const furthestDays = 32;

/** In which time zones a mail is read, and in which the company counts days. */
export type MailZones = { reader: string; company: string };

/**
 * When a report is mailed next, after an instant: at eight in the morning of its day where it is read; that of a month not before the month
 * begins at the company, so that its last month is the one that ended.
 */
export function nextMailAt(schedule: ReportSchedule, zones: MailZones, after: Date): Date {
  const timeZone = zones.reader;
  const today = new Date(shownAt(after.getTime(), timeZone));
  for (let ahead = 0; ahead <= furthestDays; ahead += 1) {
    // A calendar date as if it were in UTC, where each day has 24 hours.
    const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + ahead));
    const isIt =
      schedule.cadence === 'monthly' ? day.getUTCDate() === 1 : day.getUTCDay() === schedule.weekday % 7;
    if (!isIt) continue;
    const morning = instantShowing(day.getTime() + hour * hourMs, timeZone);
    const begun = schedule.cadence === 'monthly' ? firstInstantOf(day.getTime(), zones.company) : morning;
    const at = new Date(Math.max(morning, begun));
    if (at > after) return at;
  }
  throw new Error('A report has no next day.');
}
