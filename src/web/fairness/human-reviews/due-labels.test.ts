import { expect, test } from 'vitest';
import { dueLabel } from './due-labels.ts';

test.each([
  ['2026-11-20T12:00:00Z', '2026-11-30T23:59:59.999Z', 'due in 10 days'],
  ['2026-11-29T23:59:00Z', '2026-11-30T23:59:59.999Z', 'due in 1 day'],
  ['2026-11-30T00:00:00Z', '2026-11-30T23:59:59.999Z', 'due today'],
  ['2026-12-01T00:00:00Z', '2026-11-30T23:59:59.999Z', '1 day overdue'],
  ['2026-12-04T09:00:00Z', '2026-11-30T23:59:59.999Z', '4 days overdue'],
])('at %s, what is due at %s is %s', (now, due, words) => {
  expect(dueLabel(due, Date.parse(now))).toBe(words);
});
