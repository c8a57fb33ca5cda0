import { expect, test } from 'vitest';
import { endOfNewYorkBusinessDays, isNewYorkBusinessDay } from './new-york-days.ts';
import { dayMs } from '../../api/platform/durations.ts';

/** The weekdays of a year that are no business days, as month and day. */
function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_one, at) => new Date(Date.UTC(year, 0, 1) + at * dayMs));
  return days
    .filter((day) => day.getUTCFullYear() === year && day.getUTCDay() % 6 !== 0 && !isNewYorkBusinessDay(day))
    .map((day) => day.toISOString().slice(5, 10));
}

test.each([
  [
    2026, // Independence Day is a Saturday.
    '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-03 11-11 11-26 12-25',
  ],
  [
    2027, // Juneteenth and Christmas are Saturdays, Independence Day is a Sunday; so is the New Year's Day that follows a Friday off.
    '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-02 11-11 11-25 12-24 12-31',
  ],
  [
    2028, // New Year's Day was a Saturday, Veterans Day is one.
    '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-07 11-10 11-23 12-25',
  ],
  [
    2033, // The first is a Saturday, Juneteenth and Christmas are Sundays; Election Day is as late as it can be.
    '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-08 11-11 11-24 12-26',
  ],
])('the holidays of %i that are no weekend', (year, holidays) => {
  expect(holidaysOf(year).join(' ')).toBe(holidays);
});

test('a weekend day is not a business day', () => {
  const week = ['2026-03-02', '2026-03-06', '2026-03-07', '2026-03-08'];
  expect(week.map((day) => isNewYorkBusinessDay(new Date(day)))).toEqual([true, true, false, false]);
});

test.each([
  ['across Thanksgiving', '2026-11-20T15:00:00Z', 10, '2026-12-08T05:00:00Z'],
  [
    'late in the evening there, which is the next day in UTC',
    '2026-11-20T03:00:00Z',
    10,
    '2026-12-05T05:00:00Z',
  ],
  ['at midnight there', '2026-11-20T05:00:00Z', 10, '2026-12-08T05:00:00Z'],
  ['across Election Day and Veterans Day', '2026-11-02T15:00:00Z', 10, '2026-11-19T05:00:00Z'],
  ['across Christmas and New Year', '2026-12-18T15:00:00Z', 10, '2027-01-06T05:00:00Z'],
  ['across Independence Day, kept on a Friday', '2026-06-29T15:00:00Z', 10, '2026-07-15T04:00:00Z'],
  ['across Juneteenth', '2026-06-12T15:00:00Z', 10, '2026-06-30T04:00:00Z'],
  ['across the end of summer time', '2026-10-20T15:00:00Z', 10, '2026-11-05T05:00:00Z'],
  ['up to the day on which summer time ends', '2026-10-29T15:00:00Z', 1, '2026-10-31T04:00:00Z'],
  ['one business day', '2026-03-06T15:00:00Z', 1, '2026-03-10T04:00:00Z'],
])('the end of business days in New York: %s', (_name, from, days, end) => {
  expect(endOfNewYorkBusinessDays(new Date(from), days)).toEqual(new Date(end));
});
