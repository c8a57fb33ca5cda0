import { expect, it } from 'vitest';
import { closedLabel, isTaking } from './job-labels.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const until = (expires_at: string | null) => ({ status: 'open' as const, expires_at });

it('an open job takes applications until its last day is over', () => {
  expect(isTaking(until(null), now)).toBe(true);
  expect(isTaking(until('2026-03-01T23:59:59.999Z'), now)).toBe(true);
  expect(isTaking(until('2026-02-28T23:59:59.999Z'), now)).toBe(false);
});

it.each([
  ['open', '2020-01-01T23:59:59.999Z', /The deadline has passed/],
  ['closed', null, /closed and no longer accepts applications/],
  ['paused', null, /paused and doesn’t accept applications for now/],
  ['draft', null, /Only your company can see it/],
] as const)('a job that is %s until %s says so', (status, expires_at, words) => {
  expect(closedLabel({ status, expires_at })).toMatch(words);
});
