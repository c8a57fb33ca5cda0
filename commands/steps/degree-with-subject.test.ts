import { expect, test } from 'vitest';
import { text } from '../../src/engine/resume/test-documents.ts';
import { answerOf } from './resume-values.ts';

const studies = (...lines: string[]) =>
  answerOf(text('Ada Quist', 'ada@quist.example', '', 'EDUCATION', ...lines)).education.map(
    ({ degree, field }) => [degree, field],
  );

test.each([
  ['B.A. in History, University of Ashby, 2012', 'B.A. in History', 'History'],
  ['BSc (Hons) Botany, University of Ashby, 2012', 'BSc (Hons) Botany', 'Botany'],
  ['B.E. (Mechanical), Ashby College, 2012', 'B.E. (Mechanical)', 'Mechanical'],
  ['B.A., University of Ashby, 2012', 'B.A.', null],
])('"%s" holds the degree with its subject', (line, degree, field) => {
  expect(studies(line)).toEqual([[degree, field]]);
});

test('a subject that stands apart follows its degree behind a comma', () => {
  expect(studies('B.A. | 2012 | History', 'University of Ashby')).toEqual([['B.A., History', 'History']]);
});

test('a subject is looked for in the lines of its own study', () => {
  const found = studies(
    'B.A. in History',
    'University of Ashby, 2012',
    '',
    'B.A. in Botany',
    'Ashby College, 2008',
  );
  expect(found.map(([degree]) => degree)).toEqual(['B.A. in History', 'B.A. in Botany']);
});
