import { expect, test } from 'vitest';
import { nextTry, readRetryAfter, restMs, retrySeconds } from './retries.ts';
import { daySeconds } from '../../../api/platform/durations.ts';

const now = new Date('2026-03-01T12:00:00Z');
const secondsTo = (at: Date | null) => (at === null ? null : (at.getTime() - now.getTime()) / 1000);

test('nine further tries follow the first, over some three days, each at most a tenth late', () => {
  const waits = retrySeconds.map((_wait, index) => secondsTo(nextTry(index + 1, now, 0, null)));
  expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, daySeconds]);
  expect(secondsTo(nextTry(10, now, 0, null))).toBeNull();
  expect(secondsTo(nextTry(1, now, 1, null))).toBeCloseTo(5.5);
});

test('a receiver that asks for more time gets it, less is not believed', () => {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(secondsTo(nextTry(1, now, 0, later(120)))).toBe(120);
  expect(secondsTo(nextTry(2, now, 0, later(120)))).toBe(300);
});

test.each([
  [0, 60],
  [600, 300],
  [daySeconds, 900],
])('silent for %i s, an endpoint rests for %i s', (failing, rest) => {
  expect(restMs(failing * 1000)).toBe(rest * 1000);
});

test.each([
  ['120', 120],
  ['0', null],
  ['999999999', daySeconds],
  ['9999999999999', null],
  ['Sun, 01 Mar 2026 12:05:00 GMT', 300],
  ['Sun, 01 Mar 2020 12:05:00 GMT', null],
  ['soon', null],
  ['-5', null],
  ['', null],
])('Retry-After: %s means %s seconds', (header, seconds) => {
  expect(secondsTo(readRetryAfter(header, now))).toBe(seconds);
});
