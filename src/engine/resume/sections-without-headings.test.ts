import { expect, test } from 'vitest';
import { text } from './test-documents.ts';

const read = (...lines: string[]) => text(...lines);
const positions = (...lines: string[]) =>
  read(...lines).experience.map(({ title, company, start, end }) => [title, company, start, end]);

test('lines with date ranges are work though no heading and no blank line parts them from the name', () => {
  expect(
    positions(
      'Gwyn Rosser',
      'Funeral director, Towy Funeralcare, Llanelli, 2018-26',
      'arranges 180 a year, conducts, cremation papers',
      'Driver, Towy Buses, Llanelli, 2014-18',
    ),
  ).toEqual([
    ['Funeral director', 'Towy Funeralcare', '2018', '2026'],
    ['Driver', 'Towy Buses', '2014', '2018'],
  ]);
});

test('a degree in the last line of a block leaves the lines above it to work', () => {
  const { experience, education } = read(
    'Lena Ortiz',
    '',
    'Social Worker, Humber Council, 2019-2026',
    'duty desk and assessments',
    'BA Social Work, Hull 2018',
  );
  expect(experience).toMatchObject([
    { title: 'Social Worker', company: 'Humber Council', description: 'duty desk and assessments' },
  ]);
  expect(education).toMatchObject([{ degree: expect.stringContaining('BA') }]);
});

test('a year of study with a degree is no position', () => {
  const { experience, education } = read(
    'Lena Ortiz',
    '',
    'MPharm, University of Cork, 2020-2025',
    'Pharmacist, Gallagher Pharmacy, 2025-2026',
  );
  expect(experience).toMatchObject([{ title: 'Pharmacist' }]);
  expect(education).toHaveLength(1);
});

test('what stands above all dates stays with the name', () => {
  const { contact, experience } = read(
    'Terry Cobb',
    'Radstock. 07700 900771',
    'Roofer, Wessex Roofs, 2003-2011',
  );
  expect(contact.name?.value).toBe('Terry Cobb');
  expect(experience).toMatchObject([{ title: 'Roofer', company: 'Wessex Roofs' }]);
});
