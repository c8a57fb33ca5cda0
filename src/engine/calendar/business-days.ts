import { dayMs } from '../../api/platform/durations.ts';

/**
 * The end of the last of so many business days that follow the day of an instant. Days are those of UTC, Monday to Friday;
 * public holidays count, as they differ from place to place.
 */
export function endOfBusinessDays(from: Date, days: number): Date {
  let day = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  for (let left = days; left > 0;) {
    day += dayMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(day + dayMs - 1);
}
