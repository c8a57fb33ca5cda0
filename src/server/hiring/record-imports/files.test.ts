import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { RecordField } from '../../../api/hiring/record-imports.ts';
import { openTable } from '../../platform/adapters/csv/table.ts';
import { emailOf, instantOf, phoneOf, sourceKeyOf, webAddressOf } from './cells.ts';
import { readColumns } from './file-columns.ts';
import { guessColumns, guessKind, isKeptOut } from './guess-columns.ts';
import { guessFormat } from './guess-format.ts';
import { guessStage, guessStatus } from './guess-stages.ts';
import { cluesOf, nameKeyOf } from './lines.ts';

const folder = join(import.meta.dirname, '../../testing/record-exports');
const read = (name: string) => readFile(join(folder, name));
const bytes = (text: string) => new TextEncoder().encode(text);

async function rowsOf(table: Uint8Array) {
  const rows: [number, ...string[]][] = [];
  for await (const { cells, line } of openTable(table).rows()) rows.push([line, ...cells]);
  return rows;
}

async function known(name: string) {
  const table = openTable(await read(name));
  const { names, lines } = await readColumns(table);
  const kind = guessKind(names);
  const fields = guessColumns(names, kind);
  const held = Object.fromEntries(names.flatMap((column, at) => (fields[at] ? [[fields[at], column]] : [])));
  return {
    format: guessFormat(names, 'export.csv'),
    kind,
    lines,
    stored: [table.encoding, table.separator],
    held,
  };
}

type Held = Partial<Record<RecordField, string>>;
const exported: [file: string, format: string, stored: [string, string], lines: number, held: Held][] = [
  [
    'greenhouse.csv',
    'greenhouse',
    ['utf-8', ','],
    5,
    {
      first_name: 'First Name',
      last_name: 'Last Name',
      email: 'Email',
      phone: 'Phone',
      person_id: 'Candidate ID',
      application_id: 'Application ID',
      job_title: 'Job Name',
      job_id: 'Job ID',
      stage: 'Current Stage',
      status: 'Application Status',
      applied_on: 'Application Date',
      rejected_on: 'Rejected On',
      hired_on: 'Hired On',
      rejection_reason: 'Rejection Reason',
      source: 'Source Name',
      tags: 'Candidate Tags',
      note: 'Notes',
    },
  ],
  [
    'lever.csv',
    'lever',
    ['utf-8', ','],
    4,
    {
      full_name: 'Contact Name',
      email: 'Emails',
      phone: 'Phones',
      location: 'Location',
      website: 'Links',
      person_id: 'Contact ID',
      application_id: 'Opportunity ID',
      job_title: 'Posting Title',
      stage: 'Current Stage',
      applied_on: 'Date Added',
      rejected_on: 'Archived At',
      rejection_reason: 'Archive Reason',
      source: 'Sources',
      tags: 'Tags',
    },
  ],
  [
    'ashby.csv',
    'ashby',
    ['utf-8', ','],
    3,
    {
      full_name: 'Candidate Name',
      email: 'Primary Email Address',
      phone: 'Primary Phone Number',
      location: 'Location',
      linkedin: 'LinkedIn URL',
      application_id: 'Application ID',
      job_title: 'Job',
      stage: 'Current Interview Stage',
      status: 'Application Status',
      applied_on: 'Application Created At',
      rejected_on: 'Archived At',
      hired_on: 'Hired At',
      rejection_reason: 'Archive Reason',
      source: 'Source',
      tags: 'Candidate Tags',
    },
  ],
  [
    'workable.csv',
    'workable',
    ['utf-8', ';'],
    3,
    {
      full_name: 'Candidate',
      email: 'Email',
      phone: 'Phone',
      location: 'Address',
      job_title: 'Job',
      job_id: 'Job shortcode',
      stage: 'Stage',
      status: 'Disqualified',
      applied_on: 'Created at',
      rejected_on: 'Disqualified at',
      rejection_reason: 'Disqualification reason',
      source: 'Source',
      tags: 'Tags',
      note: 'Comments',
    },
  ],
  [
    'opencats.csv',
    'opencats',
    ['utf-16le', '\t'],
    2,
    {
      first_name: 'First Name',
      last_name: 'Last Name',
      email: 'E-Mail',
      phone: 'Cell Phone',
      location: 'City',
      applied_on: 'Created',
      source: 'Source',
      note: 'Notes',
    },
  ],
  [
    'windows.csv',
    'other',
    ['windows-1252', ';'],
    2,
    {
      full_name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
      job_title: 'Stelle',
      stage: 'Phase',
      applied_on: 'Bewerbungsdatum',
    },
  ],
];

test.each(exported)('%s is known by its columns', async (file, format, stored, lines, held) => {
  expect(await known(file)).toEqual({
    format,
    kind: 'people',
    stored,
    lines,
    held: expect.objectContaining(held),
  });
});

test('a file of jobs is known as one', async () => {
  expect(await known('jobs.csv')).toMatchObject({
    kind: 'jobs',
    held: {
      job_title: 'Job Title',
      job_id: 'Job ID',
      status: 'Status',
      location: 'Location',
      description: 'Description',
      job_type: 'Employment Type',
      opened_on: 'Opened On',
    },
  });
});

test.each([
  [
    'line ends of any kind, quoted ones too',
    'a,b\r\n"x\r\ny",2\r3,4\n',
    [
      [1, 'a', 'b'],
      [2, 'x\ny', '2'],
      [4, '3', '4'],
    ],
  ],
  [
    'a mark at the start and a told separator',
    '\uFEFFsep=;\na;b\n1,5;2\n',
    [
      [2, 'a', 'b'],
      [3, '1,5', '2'],
    ],
  ],
  [
    'separators inside quoted names',
    '"a;b;c",d\n1,2\n',
    [
      [1, 'a;b;c', 'd'],
      [2, '1', '2'],
    ],
  ],
])('rows are read with %s', async (_what, text, rows) => {
  expect(await rowsOf(bytes(text))).toEqual(rows);
});

test('text in UTF-16 without a mark is read, cut anywhere', async () => {
  const long = `Name,Email\n${'Zoë Müller,zoe@mail.example\n'.repeat(9000)}`;
  const utf16 = new Uint8Array(new Uint16Array(Array.from(long, (c) => c.charCodeAt(0))).buffer);
  const rows = await rowsOf(utf16);
  expect(rows).toHaveLength(9001);
  expect(rows.at(-1)).toEqual([9001, 'Zoë Müller', 'zoe@mail.example']);
});

test('a spreadsheet, a program and a quote that never ends are refused in words', async () => {
  expect(() => openTable(bytes('PK\x03\x04'))).toThrow(/save it as CSV/);
  expect(() => openTable(new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]))).toThrow(/cannot be read/);
  await expect(rowsOf(bytes('a,b\n"x,1\n2,3\n'))).rejects.toThrow(/quotation mark in line 3/);
});

test.each([
  ['2025-03-04', false, '2025-03-04T12:00:00.000Z'],
  ['2025-03-04 10:20:30 UTC', false, '2025-03-04T10:20:30.000Z'],
  ['2025-03-04T10:20:30+02:00', false, '2025-03-04T08:20:30.000Z'],
  ['03/04/2025', false, '2025-03-04T12:00:00.000Z'],
  ['03/04/2025', true, '2025-04-03T12:00:00.000Z'],
  ['3.4.2025', false, '2025-04-03T12:00:00.000Z'],
  ['05-11-25', true, '2025-11-05T12:00:00.000Z'],
  ['4 Mar 2025', false, '2025-03-04T12:00:00.000Z'],
  ['Tuesday, March 4th, 2025', false, '2025-03-04T12:00:00.000Z'],
  ['4. März 2025', false, '2025-03-04T12:00:00.000Z'],
  ['31.02.2025', false, null],
  ['2025-13-01', false, null],
  ['soon', false, null],
])('%s is a day (day first: %s): %s', (cell, dayFirst, day) => {
  expect(instantOf(cell, dayFirst)?.toISOString() ?? null).toBe(day);
});

test.each([
  ['New applicant', 'new'],
  ['Application Review', 'screen'],
  ['Phone Interview', 'interview'],
  ['Recruiter Phone Screen', 'screen'],
  ['Face to Face', 'interview'],
  ['Offer Extended', 'offer'],
  ['Hired', 'hired'],
  ['Not a fit', 'rejected'],
  ['Candidate withdrew', 'withdrawn'],
  ['Quidditch', null],
])('the stage %s is %s', (value, stage) => {
  expect(guessStage(value)).toBe(stage);
});

test.each([
  ['Active', 'by_stage'],
  ['No', 'by_stage'],
  ['Yes', 'rejected'],
  ['Archived', 'rejected'],
  ['Hired', 'hired'],
  ['On hold', null],
])('the status %s is %s', (value, stage) => {
  expect(guessStatus(value)).toBe(stage);
});

test.each(['Gender', 'Race', 'Veteran Status', 'Date of Birth', 'Disability Status', 'Geburtsdatum', 'Age'])(
  'a column of %s is kept out',
  (name) => {
    expect(isKeptOut(name)).toBe(true);
    expect(guessColumns([name, 'Email'], 'people')[0]).toBeNull();
  },
);

test('what is in a cell is taken with care', () => {
  expect(emailOf('Ana <ana@mail.example>; other@mail.example')).toBe('ana@mail.example');
  expect(emailOf('a@b, nothing')).toBe('');
  expect(phoneOf('+49 (30) 555-001 / 0170 555')).toBe('4930555001');
  expect(phoneOf('n/a')).toBe('');
  expect(webAddressOf('linkedin.com/in/ana')).toBe('https://linkedin.com/in/ana');
  expect(webAddressOf('javascript:alert(1)')).toBe('');
  expect(sourceKeyOf('Inbound: Careers Page (Köln)')).toBe('inbound-careers-page-koln');
});

test.each([
  ['Doe_Jane_resume.pdf', 'doe jane', []],
  ['JohnSmith_Resume.pdf', 'john smith', []],
  ['Zoë Müller - CV.docx', 'muller zoe', []],
  ['4410001/cv.pdf', '', ['4410001']],
  ['people/Ana Pereira (9900001).pdf', 'ana pereira', ['9900001']],
])('%s may be of %s, by id %j', (path, name, ids) => {
  const clues = cluesOf(path);
  expect(clues.names[0] ?? '').toBe(name);
  for (const id of ids) expect(clues.ids).toContain(id);
  if (name !== '') expect(clues.names).toContain(nameKeyOf(name));
});
