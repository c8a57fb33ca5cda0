import { expect, test } from 'vitest';
import { splitDegree } from './degrees.ts';
import { page, put, text } from './test-documents.ts';

test.each([
  ['BSc (Hons I), Botany', 'BSc (Hons I)', 'Botany'],
  ['Bachelor of Arts (B.A.), History', 'Bachelor of Arts (B.A.)', 'History'],
  ['Master 2 Droit public', 'Master 2', 'Droit public'],
  ['MBO 4 Chauffeur', 'MBO 4', 'Chauffeur'],
  ['Associate in Applied Science (Welding)', 'Associate in Applied Science', 'Welding'],
  ['B.E. (Mechanical)', 'B.E.', 'Mechanical'],
  ['B.A.Sc. Mining', 'B.A.Sc.', 'Mining'],
  ['Dipl.-Ing. (FH) Bauwesen', 'Dipl.-Ing. (FH)', 'Bauwesen'],
  ['PG Cert Critical Care', 'PG Cert', 'Critical Care'],
  ['NZ Certificate in Carpentry (Level 4)', 'NZ Certificate', 'Carpentry'],
  ['Bachelor of Management and Rural Studies', 'Bachelor of Management and Rural Studies', null],
  ['Ausbildung zum Maurer (HWK)', 'Ausbildung zum Maurer', null],
  ['technik budownictwa', 'technik budownictwa', null],
  ['Fagbrev rørlegger', 'Fagbrev rørlegger', null],
  ['Diploma di perito agrario', 'Diploma di perito agrario', null],
  ['Caregiving NC II (TESDA)', 'Caregiving NC II (TESDA)', null],
  ['Studentereksamen (STX)', 'Studentereksamen (STX)', null],
  ['Baking Diploma', 'Baking Diploma', null],
])('"%s" is %s and %s', (words, degree, field) => {
  expect(splitDegree(words)).toEqual({ degree, field });
});

test.each(['Hsc Advisor', 'Cap of the team', 'Eso'])('"%s" is no degree', (words) => {
  expect(splitDegree(words)).toBeNull();
});

const studies = (...lines: string[]) =>
  text('Ada Quist', 'ada@quist.example', '', 'EDUCATION', ...lines).education.map(
    ({ institution, degree }) => [institution, degree],
  );

test.each([
  ['2018. Ashby College. Certificate in Joinery.', 'Ashby College', 'Certificate'],
  [
    'Technical Diploma in Joinery; Ashby Technical College; 2009',
    'Ashby Technical College',
    'Technical Diploma',
  ],
  ['Lærerutdanning ved Nordfjord universitet, 2009', 'Nordfjord universitet', 'Lærerutdanning'],
  ['1997 - 2004 : Ashby Primary School (KCPE)', 'Ashby Primary School', 'KCPE'],
  ['Leaving Certificate, Coláiste Dara, 2011', 'Coláiste Dara', 'Leaving Certificate'],
  ['Técnico em Edificações – IFSP – Campus Matão – 2012', 'IFSP – Campus Matão', 'Técnico em Edificações'],
  ['Master 2 Droit, mention bien, Université de Brest, 2016', 'Université de Brest', 'Master 2'],
])('school and degree of "%s"', (line, institution, degree) => {
  expect(studies(line)).toEqual([[institution, degree]]);
});

test('a subject that begins with "School" is no school', () => {
  expect(studies('M.Ed., School Counseling, 2014', 'University of Ashby')).toEqual([
    ['University of Ashby', 'M.Ed.'],
  ]);
});

test('a table of courses with board and marks', () => {
  expect(
    studies(
      'Course | School / College | Board | Year | %',
      'B.E. (Civil) | Ashby College | ABC | 2015 | 71.4',
      'SSC | Hale School | State | 2009 | 84',
    ),
  ).toEqual([
    ['Ashby College', 'B.E. (Civil)'],
    ['Hale School', 'SSC'],
  ]);
});

test('schools in one list and degrees in another, of the same years', () => {
  const read = text(
    'Ada Quist',
    '',
    'INSTITUTIONS ATTENDED WITH DATES',
    'Ashby University 2010 – 2014',
    'Hale College 2003 – 2009',
    '',
    'QUALIFICATIONS OBTAINED WITH DATES',
    'B.Sc. Accounting 2014',
    'WASSCE 2009',
  );
  expect(read.education.map(({ institution, degree }) => [institution, degree])).toEqual([
    ['Ashby University', 'B.Sc.'],
    ['Hale College', 'WASSCE'],
  ]);
});

test('what is said of grades, credits and hours is no name of a study', () => {
  expect(
    studies(
      'Ashby College Denver, CO United States',
      'Diploma 05/2015',
      'GPA: 3.4 of a maximum 4.0',
      'Credits Earned: 62 Semester hours',
      'Major: Joinery',
    ),
  ).toEqual([['Ashby College', 'Diploma']]);
});

test('the foot of a page and the numbers of entries are no part of what is read', () => {
  const read = page(
    put('Ada Quist', 50, 40, { size: 20 }),
    put('EDUCATION', 50, 80, { bold: true }),
    put('2013 – 2016', 50, 95),
    put('Ada Quist – page 1', 400, 780, { size: 8 }),
    put('BSc Botany', 50, 110),
    put('University of Ashby', 50, 125),
  );
  expect(read.education.map(({ institution }) => institution)).toEqual(['University of Ashby']);
  const numbered = text(
    'Ada Quist',
    '',
    '1. SKILLS',
    '1.1 Glazing',
    '1.2 Leadwork',
    '1.3 Joinery',
    '1.4 Roofing',
  );
  expect(numbered.skills.map((skill) => skill.text)).toEqual(['Glazing', 'Leadwork', 'Joinery', 'Roofing']);
});
