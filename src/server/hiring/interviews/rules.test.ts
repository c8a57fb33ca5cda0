import { expect, test } from 'vitest';
import { interviewStatuses } from '../../../api/hiring/interviews.ts';
import { canBook, hasCalendar, isAhead } from './rules.ts';

test('an interview changes until it was held or cancelled', () => {
  expect(interviewStatuses.filter((status) => isAhead({ status, held: false }))).toEqual([
    'proposed',
    'asked',
    'booked',
  ]);
  expect(interviewStatuses.filter((status) => isAhead({ status, held: true }))).toEqual([]);
});

test('a candidate books while times are proposed, and moves what is booked', () => {
  expect(interviewStatuses.filter((status) => canBook({ status, held: false }))).toEqual([
    'proposed',
    'booked',
  ]);
  expect(interviewStatuses.filter((status) => canBook({ status, held: true }))).toEqual([]);
});

test('a calendar knows an interview with both ends', () => {
  const at = new Date(0);
  expect(hasCalendar({ starts_at: at, ends_at: at })).toBe(true);
  expect(hasCalendar({ starts_at: at, ends_at: null })).toBe(false);
  expect(hasCalendar({ starts_at: null, ends_at: at })).toBe(false);
});
