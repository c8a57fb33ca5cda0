import { expect, test } from 'vitest';
import { hourMs } from '../../../api/platform/durations.ts';
import { isConfirmed, isDoubtful, nextTry } from './rules.ts';

test.each([
  [0, 0, false],
  [1, 1, true],
  [12, 12, true],
  [12, 6, false],
  [12, 7, true],
  [8, 5, false],
  [3, 1, false],
])('of %i open jobs %i are gone: doubted %s', (open, gone, doubted) => {
  expect(isDoubtful(open, gone)).toBe(doubted);
});

const now = new Date('2026-03-02T09:00:00Z');

test('what was missing a moment ago is not confirmed by asking again at once', () => {
  expect(isConfirmed(null, now)).toBe(false);
  expect(isConfirmed(new Date(now.getTime() - hourMs / 6), now)).toBe(false);
  expect(isConfirmed(new Date(now.getTime() - hourMs), now)).toBe(true);
});

test.each([
  [0, null, 1],
  [2, null, 4],
  [99, null, 24],
  [0, 7200, 2],
  [0, 1e12, 24],
])('after %i failures and %s seconds asked for, the next try is in %i hours', (failures, seconds, hours) => {
  const next = nextTry(now, failures, { problem: 'busy', retryAfterSeconds: seconds });
  expect(next.getTime() - now.getTime()).toBe(hours * hourMs);
});
