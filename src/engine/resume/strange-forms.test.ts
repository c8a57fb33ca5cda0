import { describe, expect, it, test } from 'vitest';
import { findDates, isDatePart } from './dates.ts';
import { headingKind, likelyHeadingKind } from './headings.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';

const label = (words: string, y: number) => put(words, 40, y, { size: 9, bold: true, color: '#666666' });
const listed = (reading: ResumeReading) =>
  reading.skills.filter(({ source }) => source === 'list').map((skill) => skill.text);
const jobs = (reading: ResumeReading) =>
  reading.experience.map(({ title, company, start, end }) => [title, company, start, end]);

describe('names of sections in a column of their own', () => {
  const railed = page(
    put('Ada Quill', 40, 40, { size: 20 }),
    put('Austin, TX', 40, 60),
    label('WHO I AM', 100),
    put('A nurse who ran two wards for many years in three hospitals.', 134, 100),
    label('RELEVANT', 130),
    label('EXPERIENCE', 142),
    put('Ward Sister', 134, 130),
    put('03/2015 – 02/2020', 460, 130),
    put('Meadow Clinic, Leeds', 134, 142),
    put('• Ran two wards.', 134, 156),
    label('EDUCATION', 180),
    put('Calloway State University', 134, 180),
    put('2010 – 2014', 480, 180),
    put('Bachelor of Science, Nursing', 134, 192),
    label('SKILLS', 216),
    put('Triage, Care Planning, Excel', 134, 216),
  );

  it('are read before what stands beside them, also over two lines', () => {
    expect(jobs(railed)).toEqual([['Ward Sister', 'Meadow Clinic', '2015-03', '2020-02']]);
    expect(listed(railed)).toEqual(['Triage', 'Care Planning', 'Excel']);
    expect(railed.education).toMatchObject([
      { institution: 'Calloway State University', degree: 'Bachelor of Science', field: 'Nursing' },
    ]);
  });
});

describe('skills', () => {
  it('leave the label of their group and the languages that a person speaks out', () => {
    const reading = text(
      'Ada Quill',
      '',
      'Skills',
      'Tools\tExcel, SAP',
      'Languages: English (native), Polish',
    );
    expect(listed(reading)).toEqual(['Excel', 'SAP']);
    expect(reading.languages.map(({ value }) => value)).toEqual(['English (native)', 'Polish']);
    expect(listed(text('Ada Quill', '', 'Skills', 'Languages: Java, Python, Go'))).toEqual([
      'Java',
      'Python',
      'Go',
    ]);
  });

  it('are no pieces of words that the edge of a box cut off', () => {
    const cut = ['Wor', 'Mic', 'Out', 'Aut', 'Sli'];
    const reading = page(
      put('Ada Quill', 40, 40, { size: 20 }),
      put('Skills', 500, 100, { bold: true, size: 14 }),
      ...cut.map((word, i) => put(word, 510, 120 + i * 12)),
    );
    expect(listed(reading)).toEqual([]);
  });
});

test('what is a town elsewhere is an employer where no position has another', () => {
  const reading = text(
    'Ada Quill',
    '',
    'Experience',
    'Web Architect, Westbrook',
    'Feb. 2016 – Oct. 2018',
    '- Built sites.',
    '',
    'Web Designer, Silverline',
    'Feb. 2012 – Oct. 2015',
    '- Drew sites.',
  );
  expect(jobs(reading)).toEqual([
    ['Web Architect', 'Westbrook', '2016-02', '2018-10'],
    ['Web Designer', 'Silverline', '2012-02', '2015-10'],
  ]);
});

test.each([
  ['[2021-08 .. Present]', '2021-08', null],
  ['05.2019 – dnešek', '2019-05', null],
  ['ian. 2021 – prezent', '2021-01', null],
  ['Σεπ 2012 - Μάρ 2017', '2012-09', '2017-03'],
  ['2017 → 2019', '2017', '2019'],
])('a range in %s', (written, start, end) => {
  expect(findDates(written)).toMatchObject([{ start, end, present: end === null }]);
  expect(isDatePart(written)).toBe(true);
});

test('words behind a year are no "to this day" where they tell something', () => {
  expect(findDates('2019 – wrote reports')).toMatchObject([{ single: true }]);
  expect(findDates('03.2019 – Siemens')).toMatchObject([{ single: true }]);
});

test.each([
  ['Umiejętności techniczne', 'skills'],
  ['Yrkeslivserfarenhet', 'experience'],
  ['Percorso di studi', 'education'],
  ['掌握技能', 'skills'],
  ['语言能力', 'languages'],
  ['Customer Experience Manager', null],
] as const)('%s resembles a heading: %s', (words, kind) => {
  expect(headingKind(words) ?? likelyHeadingKind(words)).toBe(kind);
});

const heads = (...lines: string[]) =>
  text(
    'Sam Okoro',
    'sam@okoro.example',
    '',
    'WORK EXPERIENCE',
    '',
    ...lines,
    '- Kept the books',
    '',
    'EDUCATION',
    '',
    'Certificate, 2015',
    '',
    'SKILLS',
    '',
    'Excel',
  ).experience.map(({ title, company }) => [title, company]);

test.each([
  [['CNA', 'Maple Ridge Skilled Nursing', 'Mar 2019 - Present'], [['CNA', 'Maple Ridge Skilled Nursing']]],
  [
    ['Nursery Practitioner, Deputy Room Leader', 'Little Acorns', 'Jan 2019 - Present'],
    [['Nursery Practitioner, Deputy Room Leader', 'Little Acorns']],
  ],
  [
    ['Sachbearbeiterin Debitoren / Collections', 'Rheinland Handel', 'Jan 2016 - Present'],
    [['Sachbearbeiterin Debitoren / Collections', 'Rheinland Handel']],
  ],
  [
    [
      'Cook / The Anchor',
      'Leeds',
      '2016 - 2020',
      '- Cooked',
      '',
      'Waiter / The Plough',
      'York',
      '2015 - 2016',
    ],
    [
      ['Cook', 'The Anchor'],
      ['Waiter', 'The Plough'],
    ],
  ],
])('the head %j names %j', (lines, expected) => {
  expect(heads(...lines)).toEqual(expected);
});
