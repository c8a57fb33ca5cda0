import { expect, test } from 'vitest';
import type { ToDo } from '../../../api/hiring/reports.ts';
import { aboutWork, byUrgency, isLate } from './work-queue.ts';

const now = Date.parse('2026-11-27T12:00:00Z');
const yesterday = '2026-11-26T12:00:00Z';
const tomorrow = '2026-11-28T12:00:00Z';
const first = { name: 'Ada Lovelace', job_title: 'Nurse', path: '/applicants/1' };
function work(kind: ToDo['kind'], more: Partial<ToDo> = {}): ToDo {
  return { kind, count: 2, jobs: 1, oldest: yesterday, path: '/applicants', first, ...more };
}

test('late work comes before what is due today, what is merely open comes last, and nothing is listed that nobody waits for', () => {
  const items = [
    work('to_review'),
    work('human_reviews', { oldest: tomorrow }),
    work('interviews_today'),
    work('unanswered', { count: 0 }),
    work('answers_overdue'),
  ];
  expect(byUrgency(items, now).map(({ kind }) => kind)).toEqual([
    'answers_overdue',
    'interviews_today',
    'human_reviews',
    'to_review',
  ]);
  const late = [work('answers_overdue'), work('human_reviews')];
  expect(byUrgency(late, now).map(({ kind }) => kind)).toEqual(['human_reviews', 'answers_overdue']);
});

test.each([
  [work('answers_overdue'), true],
  [work('human_reviews'), true],
  [work('human_reviews', { oldest: tomorrow }), false],
  [work('human_reviews', { oldest: null }), false],
  [work('to_review'), false],
])('what was promised by now is late: %#', (item, late) => {
  expect(isLate(item, now)).toBe(late);
});

test.each([
  [work('unanswered', { count: 1 }), 'Ada Lovelace, Nurse'],
  [work('unanswered', { count: 1, first: { ...first, name: '' } }), 'Nurse'],
  [work('unanswered', { count: 3 }), 'Nurse'],
  [work('unanswered', { count: 3, jobs: 3 }), 'Nurse and 2 more jobs'],
  [work('unanswered', { count: 3, jobs: 2 }), 'Nurse and 1 more job'],
  [work('unanswered', { first: null }), ''],
])('a row says about whom it is, or for which jobs: %#', (item, words) => {
  expect(aboutWork(item)).toBe(words);
});
