import { expect, test } from 'vitest';
import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { readingMarks } from './reading-marks.ts';

const line = (number: number, text: string) => ({ page: 1, line: number, text, section: null });
const at = (number: number, quote: string) => ({ page: 1, line: number, quote });
const base = { state: 'read' as const, confidence: 0.9, proposed: [] };
const skill = (value: string, quote = value): ReadValue => ({
  ...base,
  path: `skill/${value}`,
  kind: 'skill',
  value,
  place: at(5, quote),
});
const job = (path: string, number: number, title: string, description: string): ReadValue => ({
  ...base,
  path,
  kind: 'experience',
  place: at(number, title),
  value: { title, company: 'Kelp & Co', location: '', start: '2019', end: null, description },
});

const lines = [
  line(1, 'Nurse, 2019 until today'),
  line(2, 'Kelp & Co'),
  line(3, '• Ran the night shift'),
  line(4, 'Porter'),
  line(5, 'Skills: Triage, Wound Care, Night'),
];

test('a value is marked by its own words, and a position also by the lines that tell of it', () => {
  const values = [job('experience/0', 1, 'Nurse', 'Ran the night shift'), skill('Triage')];
  const marked = readingMarks({ lines, values }).map(({ path, line: number, start, end }) => [
    path,
    lines[number - 1]?.text.slice(start, end),
  ]);
  expect(marked).toEqual([
    ['experience/0', '• Ran the night shift'],
    ['experience/0', 'Kelp & Co'],
    ['skill/Triage', 'Triage'],
    ['experience/0', 'Nurse'],
  ]);
});

test('the lines of a position end where the next one begins', () => {
  const values = [job('experience/0', 1, 'Nurse', ''), job('experience/1', 2, 'Kelp', 'Ran the night shift')];
  const lineOf = (path: string) =>
    readingMarks({ lines, values }).flatMap((mark) => (mark.path === path ? [mark.line] : []));
  expect(lineOf('experience/0')).toEqual([1]);
  expect(lineOf('experience/1').toSorted((one, other) => one - other)).toEqual([2, 3]);
});

test('a mark around others comes before them and says so', () => {
  const values = [skill('Triage'), skill('Night Shifts', 'Triage, Wound Care, Night')];
  expect(readingMarks({ lines, values }).map(({ path, isAround }) => [path, isAround])).toEqual([
    ['skill/Night Shifts', true],
    ['skill/Triage', false],
  ]);
});
