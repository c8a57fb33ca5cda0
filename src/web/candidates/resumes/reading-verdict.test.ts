import { expect, test } from 'vitest';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { foundNothing, verdictOf, verdictWords } from './reading-verdict.ts';

const base = { state: 'read' as const, confidence: 0.9, place: null, proposed: [] };
const plain = (kind: 'name' | 'email' | 'skill', value: string, more: object = {}): ReadValue => ({
  ...base,
  path: `${kind}/${value}`,
  kind,
  value,
  ...more,
});
const job = (title: string, more: object = {}): ReadValue => ({
  ...base,
  path: `experience/${title}`,
  kind: 'experience',
  value: { title, company: 'Hill Bank', location: '', start: '2019', end: null, description: '' },
  ...more,
});
const person = [plain('name', 'Ada Quill'), plain('email', 'ada@example.com')];

test('the verdict counts what was found, and says how many things need a look', () => {
  const values = [
    ...person,
    job('Nurse'),
    job('Teller', { confidence: 0.4 }),
    job(''),
    plain('skill', 'Triage'),
  ];
  const verdict = verdictOf({ values, warnings: [{ code: 'cut', message: '' }] });
  expect(verdict).toEqual({ jobs: 3, degrees: 0, skills: 1, doubts: 3 });
  expect(verdictWords(verdict)).toBe('3 jobs, no degrees, 1 skill; 3 things need a look');
  expect(foundNothing(verdict)).toBe(false);
});

test('what the person accepted or dropped is no doubt, and a sure reading names none', () => {
  const values = [
    ...person,
    job('Nurse'),
    job('Teller', { confidence: 0.4, state: 'accepted' }),
    job('', { state: 'dropped' }),
  ];
  expect(verdictWords(verdictOf({ values, warnings: [] }))).toBe('2 jobs, no degrees, no skills');
});

test('a name alone is nothing found, and a missing name and e-mail need a look', () => {
  const verdict = verdictOf({ values: person, warnings: [] });
  expect(foundNothing(verdict)).toBe(true);
  expect(verdictOf({ values: [], warnings: [] }).doubts).toBe(2);
});
