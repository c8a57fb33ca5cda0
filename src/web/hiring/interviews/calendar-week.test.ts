import { expect, test } from 'vitest';
import type { InterviewRow } from '../../../api/hiring/interviews.ts';
import {
  blocksOf,
  busyOn,
  clockOf,
  dayHead,
  hoursOf,
  minutesOf,
  shownDays,
  weekOf,
  within,
} from './calendar-week.ts';

const row = (id: string, minutes: number, starts: string | null, times: string[] = []) =>
  ({
    id,
    minutes,
    starts_at: starts,
    times: times.map((at) => ({ starts_at: at, free: true })),
  }) as InterviewRow;

test('a week begins on Monday, over the end of a month too', () => {
  expect(weekOf('2026-11-01')).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(weekOf('2026-11-02')[0]).toBe('2026-11-02');
});

test('a weekend is shown where something is on it, or today', () => {
  const week = weekOf('2026-11-24');
  expect(shownDays(week, [], '2026-11-24')).toEqual(week.slice(0, 5));
  expect(shownDays(week, [], '2026-11-28')).toEqual(week.slice(0, 6));
  const sunday = blocksOf([row('a', 60, '2026-11-29T15:00:00.000Z')], week, 'UTC');
  expect(shownDays(week, sunday, '2026-11-24')).toEqual([...week.slice(0, 5), '2026-11-29']);
  expect(shownDays(['2026-11-29'], [], '2026-11-24')).toEqual(['2026-11-29']);
});

test('a column is headed by weekday and day', () => {
  expect(dayHead('2026-11-23', 'en-US')).toBe('Mon 23');
  expect(dayHead('2026-11-23', 'en-GB')).toBe('Mon 23');
  expect(dayHead('2026-11-23', 'de-DE')).toBe('Mo., 23.');
});

test('booked interviews and each proposed time stand on their day by the clock of the zone, beside what they overlap', () => {
  const rows = [
    row('a', 60, '2026-11-24T15:00:00.000Z'),
    row('b', 30, '2026-11-24T15:30:00.000Z'),
    row('c', 30, '2026-11-24T16:00:00.000Z'),
    row('p', 45, null, ['2026-11-25T02:00:00.000Z', '2026-11-30T15:00:00.000Z']),
  ];
  const blocks = blocksOf(rows, weekOf('2026-11-24'), 'America/New_York');
  expect(
    blocks.map(({ row: { id }, date, start, lane, lanes, booked }) => [id, date, start, lane, lanes, booked]),
  ).toEqual([
    ['a', '2026-11-24', 600, 0, 2, true],
    ['b', '2026-11-24', 630, 1, 2, true],
    ['c', '2026-11-24', 660, 0, 1, true],
    ['p', '2026-11-24', 1260, 0, 1, false],
  ]);
  expect(hoursOf(blocks)).toEqual({ from: 8, until: 22 });
  expect(hoursOf([])).toEqual({ from: 8, until: 18 });
});

test('minutes of a day are a time of the clock and back', () => {
  expect(['00:00', '09:05', '23:45'].map((clock) => clockOf(minutesOf(clock)))).toEqual([
    '00:00',
    '09:05',
    '23:45',
  ]);
});

test('what somebody is busy with stands on each of its days, cut to the hours that are shown', () => {
  const span = { user_id: 'mo', name: 'Mo', from: '2026-11-24T22:30:00Z', until: '2026-11-26T09:15:00Z' };
  const blocks = busyOn([span], ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'], 'Europe/Berlin');
  expect(blocks.map(({ date, start, minutes }) => [date, start, minutes])).toEqual([
    ['2026-11-24', 1410, 30],
    ['2026-11-25', 0, 1440],
    ['2026-11-26', 0, 615],
  ]);
  const shown = blocks.map((block) => within({ from: 8, until: 18 }, block));
  expect(shown.map((block) => block && [block.start, block.minutes])).toEqual([null, [480, 600], [480, 135]]);
});
