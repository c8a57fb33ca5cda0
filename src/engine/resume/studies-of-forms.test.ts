import { expect, test } from 'vitest';
import { text } from './test-documents.ts';

const studies = (...lines: string[]) =>
  text('Ada Quist', 'ada@quist.example', '', 'EDUCATION', ...lines).education.map(
    ({ institution, degree }) => [institution, degree],
  );

test.each([
  [['2005 - 2008\tAusbildung zum Koch', 'Gasthof Adler, Wernau'], 'Gasthof Adler', 'Ausbildung zum Koch'],
  [['2012: Diplôme d’État d’infirmier, Maison Colmar'], 'Maison Colmar', 'Diplôme d’État d’infirmier'],
  [['School of Nursing, Eleyele - Nursing Certificate, 2010'], 'School of Nursing', 'Nursing Certificate'],
  [['Gymnasium am Wald, Wernau, Abitur, 2010'], 'Gymnasium am Wald', 'Abitur'],
  [
    ['Centro: Casa Larburu', 'Titulación: Técnico en Mecanizado', 'Año: 2008'],
    'Casa Larburu',
    'Técnico en Mecanizado',
  ],
  [
    ['Highest grade passed: Grade 12 (Matric with exemption)', 'School: Ashby College', 'Year: 2004'],
    'Ashby College',
    'Grade 12',
  ],
  [['B.S. Botany, Ashby College, 2012'], 'Ashby College', 'B.S.'],
])('school and degree of "%s"', (lines, institution, degree) => {
  expect(studies(...lines)).toEqual([[institution, degree]]);
});

test('the town behind a school in a table of studies is no part of its name', () => {
  expect(
    studies('Degree\tInstitution\tYear', 'B.A.\tAshby College, Pune\t2012', 'HSC\tHale School, Nashik\t2008'),
  ).toEqual([
    ['Ashby College', 'B.A.'],
    ['Hale School', 'HSC'],
  ]);
});
