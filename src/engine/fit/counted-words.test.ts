import { expect, test } from 'vitest';
import { laidOut } from '../resume/laid-out.ts';
import type { ReadExperience, ResumeReading } from '../resume/reading.ts';
import { countedWords } from './counted-words.ts';

const LINES: [section: string, text: string][] = [
  ['header', 'Ada Baker'],
  ['header', 'Lyon, France'],
  ['experience', 'Work history'],
  ['experience', 'Ward Nurse'],
  ['experience', 'Hospice du Rhône, Lyon'],
  ['experience', 'Mar 2019 to Present'],
  ['experience', 'Gave patients their medicine, and wound'],
  ['experience', 'care at home'],
  ['experience', 'Clerk, Kiosk 2016 – 2018'],
  ['experience', 'Kept the till'],
  ['skills', 'Skills'],
  ['skills', 'Patient Assessment, Telemetry, Discharge'],
  ['skills', 'Planning, Patient Education'],
];
const place = (line: number, quote = LINES[line - 1]?.[1] ?? '') => ({ page: 1, line, quote });
const at = (line: number, quote?: string) => ({ from: 'resume' as const, place: place(line, quote) });
const job = (title: string, line: number, date: string, description: string): ReadExperience => ({
  company: null,
  title,
  location: null,
  date,
  start: null,
  end: null,
  description,
  place: place(line),
  confidence: 1,
});
const reading: ResumeReading = {
  version: '6',
  lines: LINES.map(([section, text], index) => ({ page: 1, line: index + 1, section, text })),
  contact: {
    name: { value: 'Ada Baker', place: place(1), confidence: 1 },
    email: null,
    phone: null,
    location: null,
    links: [],
  },
  experience: [
    job('Ward Nurse', 4, 'Mar 2019 to Present', 'Gave patients their medicine, and wound care at home'),
    job('Clerk', 9, '2016 – 2018', 'Kept the till'),
  ],
  education: [],
  skills: [],
  languages: [],
  years: 9,
  hidden: [],
  warnings: [],
};
const lines = laidOut(reading);

/** The words of one row, with the line they stand in. */
function wordsOf(row: Parameters<typeof countedWords>[0][number]): string[] {
  return countedWords([row], lines).map(
    ({ line, start, end }) => `${line}: ${lines[line - 1]?.text.slice(start, end)}`,
  );
}

test('a name broken over two lines counts in both, and not the other skills of the first', () => {
  const row = { kind: 'desired_skill', requirement: 'Discharge Planning', evidence: [at(12)] } as const;
  expect(wordsOf({ ...row, evidence: [...row.evidence] })).toEqual(['12: Discharge', '13: Planning']);
  expect(wordsOf({ kind: 'required_skill', requirement: 'Wound Care', evidence: [at(7)] })).toEqual([
    '7: wound',
    '8: care',
  ]);
});

test('a skill of a list counts with its own words', () => {
  const evidence = [at(12, 'Telemetry')];
  expect(wordsOf({ kind: 'required_skill', requirement: 'Telemetry', evidence })).toEqual(['12: Telemetry']);
});

test('for years, the dates of each position count, wherever its lines have them', () => {
  const evidence = [at(9), at(4)];
  expect(wordsOf({ kind: 'years', requirement: '5 years of work', evidence })).toEqual([
    '9: 2016 – 2018',
    '6: Mar 2019 to Present',
  ]);
});

test('a line that only makes a skill likely is quoted whole, and what stands in no line is left out', () => {
  const likely = { kind: 'required_skill', requirement: 'Wound Care', known: 'likely' } as const;
  expect(wordsOf({ ...likely, evidence: [at(7)] })).toEqual(['7: Gave patients their medicine, and wound']);
  const statement = { from: 'statement' as const, quote: 'Wound Care' };
  expect(wordsOf({ ...likely, evidence: [statement, at(99)] })).toEqual([]);
});

test('words that are no known skill are found by most of them', () => {
  const row = { kind: 'required_skill', requirement: 'Medicine for patients', evidence: [at(7)] } as const;
  expect(wordsOf({ ...row, evidence: [...row.evidence] })).toEqual(['7: patients their medicine']);
});

test('lines are told apart as they are laid out', () => {
  expect(lines.map(({ kind }) => kind)).toEqual([
    'name',
    'contact',
    'heading',
    'entry',
    'detail',
    'detail',
    'item',
    'rest',
    'entry',
    'item',
    'heading',
    'text',
    'text',
  ]);
});

test('hiding changes texts and where dates stand, never what a line is', () => {
  const hidden = laidOut(reading, (all) => all.map((line) => ({ ...line, text: `[hidden] ${line.text}` })));
  expect(hidden.map(({ kind }) => kind)).toEqual(lines.map(({ kind }) => kind));
  expect(hidden[8]?.date).toEqual({ start: 22, end: 33 });
});
