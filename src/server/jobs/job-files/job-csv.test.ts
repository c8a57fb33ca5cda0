import { expect, test } from 'vitest';
import type { JobInput } from '../../../api/jobs/jobs.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import { plainJob } from '../../testing/hiring.ts';
import { readJobFile, writeJobFile } from './job-csv.ts';

const job: JobInput = { ...plainJob, questions: [], expires_on: '2098-05-04', years: 3 };

test('a written file reads back as the same jobs, whatever is in their texts', () => {
  const odd: JobInput = {
    ...job,
    title: '=HYPERLINK("http://evil.example")',
    description: '- one, "two"\n+ three; four\n@x',
    locations: [
      { city: 'Austin', state: 'Texas', country: 'United States' },
      { city: 'Bonn', state: '', country: 'Germany' },
    ],
    languages: ['German', 'English'],
  };
  const rows = readJobFile(writeJobFile([job, odd]));
  expect(rows.map((row) => row.mistakes)).toEqual([[], []]);
  expect(rows.map((row) => row.job)).toEqual([job, odd]);
  // The company's own fields are for readers: none is taken for a column of jobs, whatever it is called.
  const own = { names: ['Title', 'Cost centre'], cells: () => ['Other', '=1+1'] };
  const file = writeJobFile([job], own);
  expect(file.split('\n')[0]).toMatch(/,\* Title,Cost centre$/);
  expect(file.trim()).toMatch(/,Other,'=1\+1$/);
  expect(readJobFile(file).map((row) => row.job)).toEqual([job]);
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('a cell that begins as %j is no formula', (text) => {
  const file = writeJobFile([{ ...job, title: text, education: text }]);
  for (const cell of file.split(/,|\r?\n/)) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
});

test('every mistake of a row is named with its column and the line on which it starts', () => {
  const rows = readJobFile(
    [
      'Title,Description,Skills,Locations,Salary Min,Salary Max,Job type',
      'Welder,Weld.,Welding,"Austin, Texas, United States",20,30,contract',
      '',
      ',"Weld.\r\nAnd grind.",,,12abc,-4,gig',
    ].join('\n'),
  );
  expect(rows[0]).toMatchObject({ line: 2, mistakes: [], job: { status: 'draft', job_type: 'contract' } });
  expect(rows[1]?.line).toBe(4);
  expect(
    Object.fromEntries(rows[1]?.mistakes.map(({ column, detail }) => [column, detail]) ?? []),
  ).toMatchObject({
    title: 'Job title is required',
    skills: 'At least one required skill is needed',
    salary_min: 'This must be a whole number.',
    salary_max: 'Use a number of 0 or more.',
    job_type: expect.stringContaining('full_time'),
  });
});

test('a file with semicolons between its cells is read as well', () => {
  const [row] = readJobFile('title;description;skills;location_type\nWelder;Weld.;Welding|MIG;remote');
  expect(row?.job).toMatchObject({ skills: ['Welding', 'MIG'], location_type: 'remote', locations: [] });
});

test.each([
  ['nothing', ''],
  ['no rows', 'title,description'],
  ['no column names', 'Welder,Weld.\nBaker,Bake.'],
  ['a cell without an end', 'title,description\n"Welder,Weld.'],
  ['too many rows', `title\n${'a\n'.repeat(300)}`],
])('a file with %s is refused in words', (_, text) => {
  expect(() => readJobFile(text)).toThrow(CsvMistake);
});
