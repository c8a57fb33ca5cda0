import { expect, test } from 'vitest';
import type { FlowBlock } from './document.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';

function jobs({ experience }: ResumeReading) {
  return experience.map(({ company, title, start, end }) => [company, title, start, end]);
}

const studies = ({ education }: ResumeReading) =>
  education.map(({ institution, degree, field }) => [institution, degree, field]);

const skills = (reading: ResumeReading) => reading.skills.map((skill) => skill.text);

test('a colon parts employers from titles where it stands in most positions, and schools from degrees', () => {
  const reading = text(
    'Ada Quill',
    '',
    'EXPERIENCE',
    '',
    'Casco Yachts: Boatbuilder',
    '03/2015 - 02/2020',
    '',
    'Harlow Works: Carpenter',
    '01/2010 - 02/2015',
    '',
    'EDUCATION',
    '',
    'University of Idaho: Diploma',
    '2008 - 2010',
  );
  expect(jobs(reading)).toEqual([
    ['Casco Yachts', 'Boatbuilder', '2015-03', '2020-02'],
    ['Harlow Works', 'Carpenter', '2010-01', '2015-02'],
  ]);
  expect(studies(reading)).toEqual([['University of Idaho', 'Diploma', null]]);
});

test('a label says which name a line holds, and the line without one above labels is the employer', () => {
  const labelled = text(
    'PRACOVNÍ ZKUŠENOSTI',
    '',
    '5/2015 – 6/2019\tDráhy Morava, a.s.',
    'pozice: strojvedoucí',
    '',
    '9/2011 – 4/2015\tPenny Market s.r.o.',
    'pozice: skladník',
  );
  expect(jobs(labelled)).toEqual([
    ['Dráhy Morava, a.s.', 'strojvedoucí', '2015-05', '2019-06'],
    ['Penny Market s.r.o.', 'skladník', '2011-09', '2015-04'],
  ]);
  const above = text(
    'EXPERIÊNCIA PROFISSIONAL',
    '',
    'Grupo Bom Futuro – Sorriso/MT',
    'Cargo: Encarregado de Lavoura',
    'Período: 08/2018 a 09/2020',
    '',
    'Amaggi Agro – Sapezal/MT',
    'Cargo: Técnico Agrícola',
    'Período: 02/2013 a 07/2018',
  );
  expect(jobs(above)).toEqual([
    ['Grupo Bom Futuro', 'Encarregado de Lavoura', '2018-08', '2020-09'],
    ['Amaggi Agro', 'Técnico Agrícola', '2013-02', '2018-07'],
  ]);
});

test('employers with how long somebody was there below their names have the roles below that', () => {
  const reading = text(
    'Experience',
    '',
    'Greggs',
    '6 years 3 months',
    'Area Manager',
    'April 2022 - Present (2 years 8 months)',
    '',
    'Store Manager',
    'September 2018 - April 2022 (3 years 8 months)',
    '',
    'Costa Coffee',
    'Barista',
    'October 2013 - January 2016 (2 years 4 months)',
    '',
    'Education',
    '',
    'BA Business, Hull University, 2012',
    '',
    'Skills',
    '',
    'Stock control',
  );
  expect(jobs(reading)).toEqual([
    ['Greggs', 'Area Manager', '2022-04', null],
    ['Greggs', 'Store Manager', '2018-09', '2022-04'],
    ['Costa Coffee', 'Barista', '2013-10', '2016-01'],
  ]);
});

test('signs that open many lines of a text are its bullets, and a sign between skills parts all of them', () => {
  const reading = text(
    'Experience',
    '',
    'Project Manager - May 2013 to Aug 2018',
    '+ Rolled out order pickup to 340 stores',
    '+ Led eight people',
    '+ Wrote the plans',
    '',
    'Skills',
    '',
    'Jira ~ Smartsheet ~',
    'Design controls ~ Budgeting',
  );
  expect(jobs(reading)).toEqual([[null, 'Project Manager', '2013-05', '2018-08']]);
  expect(reading.experience[0]?.description).toBe(
    'Rolled out order pickup to 340 stores\nLed eight people\nWrote the plans',
  );
  expect(skills(reading)).toEqual(['Jira', 'Smartsheet', 'Design controls', 'Budgeting']);
});

test('cells of a table with names of sections in them are columns of a page, each read to its end', () => {
  const plain = { heading: null, list: null, bold: false, size: null, color: null, gap: false, links: [] };
  const cell = (column: number, ...texts: string[]): FlowBlock[] => {
    const own = { table: 1, row: 0, column };
    return texts.map((one) => ({ ...plain, text: one, cell: own }));
  };
  const blocks = [
    ...cell(
      0,
      'Experience',
      '05.2017 - 08.2021',
      'Bureau of Land Works',
      'Forester',
      'Education',
      'BA History, Hull University, 2012',
    ),
    ...cell(1, 'Skills', 'ArcGIS, Spanish'),
  ];
  const reading = parseResume({ kind: 'docx', blocks, hidden: [], cut: false }, { now: '2026-11' });
  expect(jobs(reading)).toEqual([['Bureau of Land Works', 'Forester', '2017-05', '2021-08']]);
  expect(skills(reading)).toEqual(['ArcGIS', 'Spanish']);
});

test('a name that stands in another column is found by the e-mail address', () => {
  const reading = text(
    'Contact',
    'priyanka.dhillon@example.co.uk',
    '',
    'Certifications',
    'Food Safety',
    'Priyanka Dhillon',
    'Area Manager',
  );
  expect(reading.contact.name?.value).toBe('Priyanka Dhillon');
});

test('headings in the middle of their columns do not stand above all columns', () => {
  const heading = (words: string, x: number, y: number) => put(words, x, y, { size: 13, bold: true });
  const reading = page(
    put('Lukas Feldhofer', 54, 40, { size: 22 }),
    heading('Profile', 137, 149),
    heading('Skills', 396, 149),
    put('Cook of the Alps.', 54, 165),
    put('Menus, HACCP', 306, 165),
    heading('Experience', 130, 196),
    heading('Languages', 390, 208),
    put('Head Cook, Gasthof Murblick', 54, 212),
    put('06/2016 - 08/2020', 54, 224),
    put('German (native)', 306, 224),
    put('English (good)', 306, 236),
    put('Sous-Chef, Hotel Schlossberg', 54, 242),
    put('05/2012 - 05/2016', 54, 254),
    heading('Education', 130, 290),
    put('Diploma, Graz College', 54, 306),
  );
  expect(jobs(reading)).toEqual([
    ['Gasthof Murblick', 'Head Cook', '2016-06', '2020-08'],
    ['Hotel Schlossberg', 'Sous-Chef', '2012-05', '2016-05'],
  ]);
  expect(skills(reading)).toEqual(['Menus', 'HACCP']);
});
