import { expect, test } from 'vitest';
import { quietSecondsLeft } from './rules.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';

const night = { from: 22, until: 7, time_zone: 'Europe/Berlin' };

test.each([
  ['2026-01-10T20:59:59Z', 0],
  ['2026-01-10T21:00:00Z', 9 * hourSeconds],
  ['2026-01-10T23:30:15Z', 6 * hourSeconds + 29 * 60 + 45],
  ['2026-01-11T05:59:59Z', 1],
  ['2026-01-11T06:00:00Z', 0],
])('of 22 to 7 in Berlin, at %s %i seconds are left', (at, seconds) => {
  expect(quietSecondsLeft(night, new Date(at))).toBe(seconds);
});

test('hours of the day count as those of the night do, and none means never', () => {
  const lunch = { from: 12, until: 14, time_zone: 'Asia/Kolkata' };
  expect(quietSecondsLeft(lunch, new Date('2026-01-10T07:00:00Z'))).toBe(5400);
  expect(quietSecondsLeft(lunch, new Date('2026-01-10T08:30:00Z'))).toBe(0);
  expect(quietSecondsLeft(null, new Date('2026-01-10T07:00:00Z'))).toBe(0);
});
