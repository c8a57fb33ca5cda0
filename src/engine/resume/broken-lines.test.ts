import { expect, it, test } from 'vitest';
import { splitDegree } from './degrees.ts';
import { isDatePart } from './dates.ts';
import type { TextItem } from './document.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';

const heading = (words: string, x: number, y: number) => put(words, x, y, { bold: true, size: 13 });
const strong = (words: string, x: number, y: number) => put(words, x, y, { bold: true });
const entries = (reading: ResumeReading) =>
  reading.experience.map(({ title, company, start, end }) => [title, company, start, end]);
const listed = (reading: ResumeReading) =>
  reading.skills.flatMap((skill) => (skill.source === 'list' ? [skill.text] : []));

test('an employer whose name ends with a stop is part of a head', () => {
  const reading = text(
    'Çağlar Kılıç',
    '',
    'İş Deneyimi',
    '',
    '09/2024 – Devam ediyor – Bursa',
    'Üretim Şefi – Bereket San. ve Tic. A.Ş.',
    '- Planları hazırladı.',
    '',
    '01/2022 – 08/2024 – Bursa',
    'Makine Mühendisi – Kuzey Ltd. Şti.',
    '- Ekibi yönetti.',
  );
  expect(entries(reading)).toEqual([
    ['Üretim Şefi', 'Bereket San. ve Tic. A.Ş.', '2024-09', null],
    ['Makine Mühendisi', 'Kuzey Ltd. Şti.', '2022-01', '2024-08'],
  ]);
});

test('a heading of several words in spaced letters is one', () => {
  const spaced = (words: string) => Array.from(words).join(' ');
  const reading = text(
    'Ada Quill',
    '',
    spaced('BERUFLICHER WERDEGANG'),
    'Pflegerin | Klinikum Lindau | 2019 – 2021',
    '- Dienst.',
    '',
    spaced('KENNTNISSE UND FÄHIGKEITEN'),
    'Hygiene, Wundversorgung',
  );
  expect(entries(reading)).toEqual([['Pflegerin', 'Klinikum Lindau', '2019', '2021']]);
  expect(listed(reading)).toEqual(['Hygiene', 'Wundversorgung']);
});

test('heads in capitals right below their dates are no headings', () => {
  const reading = text(
    'Ada Quill',
    '',
    'SUMMARY',
    'Likes order.',
    '',
    'WORK EXPERIENCE',
    '07/2021 – 12/2024 – Muscat',
    'PRACTICE MANAGER – ORYX SERVICES',
    'Prepared rooms.',
    '',
    '07/2015 – 10/2019 – Doha',
    'PRACTICE COORDINATOR – PETRA CEMENT',
    'Kept records.',
    '',
    'LANGUAGES',
    'English',
  );
  expect(entries(reading).map(([title]) => title)).toEqual(['PRACTICE MANAGER', 'PRACTICE COORDINATOR']);
});

test.each(['ad oggi', 'hasta la fecha', 'até o momento', 'bis heute', 'Devam ediyor', 'nu'])(
  '%s is part of a date',
  (words) => {
    expect(isDatePart(words)).toBe(true);
  },
);

test('a range that a narrow rail breaks into small words reaches to this day', () => {
  const reading = page(
    put('Ada Quill', 30, 40, { size: 22 }),
    heading('Experiencia', 30, 100),
    put('abr', 30, 120),
    strong('Contable', 150, 120),
    put('2023 –', 30, 132),
    put('Hotel Miramar, Murcia', 150, 132),
    put('hasta la', 30, 144),
    put('• Cierre mensual.', 160, 144),
    put('fecha', 30, 156),
  );
  expect(entries(reading)).toEqual([['Contable', 'Hotel Miramar', '2023-04', null]]);
});

test('what follows a town behind a comma is no second place', () => {
  const reading = text(
    'Ada Quill',
    '',
    'Experience',
    'Petra Cement, Doha, Warehouse Operative, 2014 – 2015',
    '- Picked.',
    '',
    'Oryx Services, Muscat, Shift Supervisor, 2019 – 2022',
    '- Led.',
  );
  expect(entries(reading).map(([title]) => title)).toEqual(['Warehouse Operative', 'Shift Supervisor']);
});

test.each([
  ['Diploma alberghiero', 'Diploma alberghiero', null],
  ['Diploma di maturità, Liceo scientifico', 'Diploma di maturità', 'Liceo scientifico'],
  ['Laurea in Economia', 'Laurea', 'Economia'],
  ['Diploma in nursing', 'Diploma', 'nursing'],
])('the kind of a degree stands behind it: %s', (words, degree, field) => {
  expect(splitDegree(words)).toEqual({ degree, field });
});

test('a name on three lines of a narrow column is read beside an address that runs over it', () => {
  const large = { size: 21, bold: true };
  const reading = page(
    put('BEGOÑA', 45, 63, { ...large, width: 100 }),
    heading('PERFIL', 175, 52),
    put('PEÑALVER', 45, 91, { ...large, width: 110 }),
    put('Cierre mensual de tres sociedades.', 175, 69),
    put('RUIZ', 45, 119, { ...large, width: 56 }),
    heading('EXPERIENCIA', 175, 93),
    put('Contable', 45, 137),
    strong('HOTEL MIRAMAR', 175, 124),
    put('begonapenalverruiz@post.example', 45, 163),
    put('Contable', 175, 138),
    put('2019 – 2023', 499, 138),
    heading('HABILIDADES', 45, 187),
    put('• Cierre de cuentas.', 175, 151),
    put('Contabilidad', 45, 203),
    heading('FORMACIÓN', 175, 210),
    put('Facturación', 45, 216),
    put('Licenciatura, Economía', 175, 226),
    put('Excel', 45, 229),
    put('Universidad del Sur', 175, 240),
    heading('IDIOMAS', 45, 250),
    put('Español', 45, 266),
    put('Inglés', 45, 280),
  );
  expect(reading.contact.name?.value).toBe('Begoña Peñalver Ruiz');
  expect(entries(reading)[0]?.[1]).toBe('HOTEL MIRAMAR');
});

const skills = (...items: TextItem[]) =>
  listed(page(put('Ada Quill', 30, 40, { size: 22 }), heading('Skills', 30, 100), ...items));

it('joins the lines of a bullet', () => {
  expect(
    skills(
      put('• Client', 46, 120),
      put('Consultation', 57, 133),
      put('• Retail Sales', 46, 146),
      put('• Styling', 46, 159),
    ),
  ).toEqual(['Client Consultation', 'Retail Sales', 'Styling']);
});

it('joins the lines of a skill that is rated', () => {
  expect(
    skills(
      put('Inventory', 45, 120),
      put('●●●○○', 120, 120),
      put('Control', 45, 133),
      put('Excel', 45, 146),
      put('●●○○○', 120, 146),
      put('Employment', 45, 159),
      put('●●●●○', 120, 159),
      put('Law', 45, 172),
    ),
  ).toEqual(['Inventory Control', 'Excel', 'Employment Law']);
});

it('joins a cell of a grid with the one above', () => {
  expect(
    skills(
      put('Phonics', 45, 120),
      put('Special Educational', 200, 120),
      put('Needs', 200, 133),
      put('Planning', 45, 146),
      put('Teaching', 200, 146),
    ),
  ).toEqual(['Phonics', 'Special Educational Needs', 'Planning', 'Teaching']);
});
