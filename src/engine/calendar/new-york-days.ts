import { dayMs, hourMs } from '../../api/platform/durations.ts';

/** New Year, Juneteenth, Independence Day, Veterans Day and Christmas, as month and day. */
const fixedHolidays = new Set(['01-01', '06-19', '07-04', '11-11', '12-25']);

const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
const localHour = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The end, in New York, of the last of so many of the city's business days that follow the day of an instant there. */
export function endOfNewYorkBusinessDays(from: Date, days: number): Date {
  let day = Date.parse(localDay.format(from));
  for (let left = days; left > 0;) {
    day += dayMs;
    if (isNewYorkBusinessDay(new Date(day))) left -= 1;
  }
  return startOfDay(day + dayMs);
}

/** True from Monday to Friday, but on a holiday of the city. The day is that of the instant in UTC. */
export function isNewYorkBusinessDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, weekday);
}

function isHoliday(day: Date, weekday: number): boolean {
  const month = day.getUTCMonth() + 1;
  const date = day.getUTCDate();
  const week = Math.ceil(date / 7);
  if (isFixedHoliday(day)) return true;
  // A holiday on a Sunday is kept on the Monday after it, one on a Saturday on the Friday before it.
  if (weekday === 1 && isFixedHoliday(new Date(day.getTime() - dayMs))) return true;
  if (weekday === 5 && isFixedHoliday(new Date(day.getTime() + dayMs))) return true;
  switch (`${month} ${weekday}`) {
    case '1 1': // Martin Luther King Day
    case '2 1': // Presidents' Day
      return week === 3;
    case '5 1': // Memorial Day
      return date > 24;
    case '9 1': // Labor Day
      return week === 1;
    case '10 1': // Columbus Day
      return week === 2;
    case '11 2': // Election Day
      return date >= 2 && date <= 8;
    case '11 4': // Thanksgiving
      return week === 4;
    default:
      return false;
  }
}

function isFixedHoliday(day: Date): boolean {
  return fixedHolidays.has(day.toISOString().slice(5, 10));
}

/** The instant at which a day begins in New York: four or five hours after it does in UTC, as clocks change by night there. */
function startOfDay(day: number): Date {
  const early = new Date(day + 4 * hourMs);
  return localHour.format(early) === '00' ? early : new Date(day + 5 * hourMs);
}
