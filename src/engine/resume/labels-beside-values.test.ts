import { expect, test } from 'vitest';
import { findDates } from './dates.ts';
import { likelyHeadingKind } from './headings.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';
import { isInstitution } from './titles-and-employers.ts';

function jobs({ experience }: ResumeReading) {
  return experience.map(({ company, title, start, end }) => [company, title, start, end]);
}

const bold = { bold: true };
const row = (y: number, label: string, value: string) => [put(label, 40, y, bold), put(value, 160, y)];

test('a table whose first column asks, with several rows for each position, stays a table', () => {
  const reading = page(
    ...row(40, 'Name', 'Jonas Berger'),
    ...row(55, 'Anschrift', 'Hauptstr. 2, 33330 Gütersloh'),
    ...row(70, 'Geboren', '03.11.1979 in Bielefeld'),
    put('Berufserfahrung', 40, 100, { size: 13, bold: true }),
    ...row(120, 'Zeitraum', '07/2014 – heute'),
    ...row(135, 'Unternehmen', 'Dalke GmbH, Harsewinkel'),
    ...row(150, 'Funktion', 'Meister Instandhaltung'),
    ...row(165, 'Aufgaben', 'Schichtplanung für 14 Leute'),
    ...row(180, 'Zeitraum', '02/2004 – 06/2014'),
    ...row(195, 'Unternehmen', 'Stahlbau Wiebe, Rietberg'),
    ...row(210, 'Funktion', 'Schlosser'),
    ...row(225, 'Aufgaben', 'Montage von Hallen'),
  );
  expect(reading.contact.name?.value).toBe('Jonas Berger');
  expect(reading.contact.location?.value).toBe('Gütersloh');
  expect(jobs(reading)).toEqual([
    ['Dalke GmbH', 'Meister Instandhaltung', '2014-07', null],
    ['Stahlbau Wiebe', 'Schlosser', '2004-02', '2014-06'],
  ]);
  expect(reading.experience[1]?.location).toBe('Rietberg');
});

test('who works for clients has projects of which client, time and role are named', () => {
  const reading = text(
    'Henrik Sommer',
    '',
    'PROJEKTE',
    '',
    'Kunde: Nordfracht GmbH, Bremen',
    'Zeitraum: 03/2021 – 12/2022',
    'Rolle: Java-Entwickler',
    '',
    'AUSBILDUNG',
    '',
    'Diplom Informatik, Universität Hamburg, 2012',
  );
  expect(jobs(reading)).toEqual([['Nordfracht GmbH', 'Java-Entwickler', '2021-03', '2022-12']]);
});

test('what a form says of hours, pay and who to ask is no title, and a grade behind a title no part of it', () => {
  const job = (company: string, dates: string, title: string) => [
    company,
    'Boise, ID United States',
    dates,
    'Hours per week: 40',
    'Salary: $79,400 Per Year',
    title,
    'Supervisor: Martin Oakes (208-555-0177)',
    '',
  ];
  const reading = text(
    'Renata Ruiz',
    '',
    'WORK EXPERIENCE',
    '',
    ...job('Bureau of Land Management', '06/2017 - Present', 'Resource Specialist, GS-0401-11'),
    ...job('U.S. Forest Service', '04/2012 - 05/2017', 'Field Technician, GS-0455-07'),
    'EDUCATION',
  );
  expect(jobs(reading)).toEqual([
    ['Bureau of Land Management', 'Resource Specialist', '2017-06', null],
    ['U.S. Forest Service', 'Field Technician', '2012-04', '2017-05'],
  ]);
});

test('a break between positions is none', () => {
  const reading = text(
    'Gareth Pryce',
    '',
    'EMPLOYMENT',
    '',
    'Data Analyst, Taff Housing Trust, Jan 2023 - Present',
    '- Built the dashboard of the repairs team',
    '',
    'Career break: caring for a parent, Sept 2019 - Dec 2022',
    '- Learnt SQL and built reports',
    '',
    'Teacher, Glan Afon School, Sept 2010 - Aug 2019',
    '- Head of Year 9',
  );
  expect(reading.experience.map(({ title }) => title)).toEqual(['Data Analyst', 'Teacher']);
});

test('dates that touch the words beside them are a rail, where other lines begin below these words', () => {
  const job = (y: number, dates: string, title: string, company: string) => [
    put(dates, 40, y, bold),
    put(title, 96, y, bold),
    put(company, 96, y + 12),
    put('Plakate und Bücher für Museen', 96, y + 28),
  ];
  const reading = page(
    put('Ada Roth', 40, 40, { size: 20 }),
    put('Berufserfahrung', 40, 80, { size: 13, bold: true }),
    ...job(100, '2016 – 2020', 'GRAFIKERIN', 'Agentur Kobalt, Kassel'),
    ...job(160, '2013 – 2016', 'ASSISTENTIN', 'Verlag am Turm, Kassel'),
  );
  expect(jobs(reading)).toEqual([
    ['Agentur Kobalt', 'GRAFIKERIN', '2016', '2020'],
    ['Verlag am Turm', 'ASSISTENTIN', '2013', '2016'],
  ]);
});

test('a row of a Japanese form may write eras by a letter, and say the position behind the word for entering', () => {
  const reading = text(
    '高橋 美咲',
    '',
    '職歴',
    'H24 4 株式会社みなと商事 入社 営業事務として受発注を担当',
    'H28.6 株式会社みなと商事 退社',
  );
  expect(jobs(reading)).toEqual([['株式会社みなと商事', '営業事務', '2012-04', '2016-06']]);
});

test('"H29.4" is a date beside signs and a version anywhere else', () => {
  expect(findDates('H29.4 東海食品株式会社').map(({ end }) => end)).toEqual(['2017-04']);
  expect(findDates('Tuned H2.4 and R4.1 for reports')).toEqual([]);
});

test('languages below their name in a section of skills are no skills', () => {
  const reading = text(
    'Ida Lund',
    '',
    'SKILLS',
    'SAP, Revit',
    'Sprachen',
    'Deutsch (Muttersprache), Englisch (B2)',
  );
  expect(reading.skills.map((skill) => skill.text)).toEqual(['SAP', 'Revit']);
  expect(reading.languages.map(({ value }) => value)).toEqual(['Deutsch (Muttersprache)', 'Englisch (B2)']);
});

test('several slashes between spaces part skills, one joins two names of one', () => {
  const listed = (line: string) => text('Ida Lund', '', 'SKILLS', line).skills.map((skill) => skill.text);
  expect(listed('InDesign / Typography / Bookbinding')).toEqual(['InDesign', 'Typography', 'Bookbinding']);
  expect(listed('Lofting. Epoxy work. Marine joinery.')).toEqual(['Lofting', 'Epoxy work', 'Marine joinery']);
  expect(listed('Welding / MIG, Milling')).toEqual(['Welding / MIG', 'Milling']);
});

test('a name whose first word is the whole address of mail has its last word from the domain', () => {
  const large = { size: 30, bold: true };
  const reading = page(
    put('Theo', 40, 60, large),
    put('Vandermark', 40, 90, large),
    put('Motion Designer', 40, 130),
    put('theo@vandermark.example', 40, 150),
  );
  expect(reading.contact.name?.value).toBe('Theo Vandermark');
});

test.each([
  ['Kernkompetenzen', 'skills'],
  ['Computervaardigheden', 'skills'],
  ['Auslandserfahrung', 'experience'],
])('a heading put together of two words: %s', (heading, kind) => {
  expect(likelyHeadingKind(heading)).toBe(kind);
});

test.each(['Ege Üniversitesi', 'École du Breuil', 'Szkoła, Liceum', 'Tartu Ülikool'])(
  'a place of study, also with an accent at its edge: %s',
  (name) => expect(isInstitution(name)).toBe(true),
);

test('a row of two labels, each with its value behind it', () => {
  const four = (y: number, a: string, b: string, c: string, d: string) => [
    put(a, 40, y, bold),
    put(b, 130, y),
    put(c, 340, y, bold),
    put(d, 440, y),
  ];
  const reading = page(
    put('SOLLICITATIEFORMULIER', 40, 30, { size: 16, bold: true }),
    ...four(60, 'Naam', 'Piet Verhoeven', 'Woonplaats', 'Tilburg'),
    put('Werkervaring', 40, 100, { size: 13, bold: true }),
    ...four(120, 'Werkgever', 'Brabant Koeling B.V.', 'Periode', '2016 – heden'),
    ...four(135, 'Functie', 'Servicemonteur', 'Plaats', 'Breda'),
  );
  expect(jobs(reading)).toEqual([['Brabant Koeling B.V.', 'Servicemonteur', '2016', null]]);
  expect(reading.experience[0]?.location).toBe('Breda');
});

test('a row of a form about skills is no study', () => {
  const reading = page(
    put('Ada Roth', 40, 40, { size: 20 }),
    put('Istruzione e formazione', 40, 80, { size: 13, bold: true }),
    put('Università di Pavia', 160, 100),
    put('Laurea triennale in Fisica', 160, 115),
    ...row(140, 'Competenze tecniche', 'Saldatura, AutoCAD'),
  );
  expect(reading.education).toHaveLength(1);
  expect(reading.skills.map((skill) => skill.text)).toEqual(['Saldatura', 'AutoCAD']);
});

test('an employer, a colon and a title, and a title, a colon and what was done', () => {
  const reading = text(
    'Tunde Bakare',
    '',
    'WORK EXPERIENCE',
    '',
    'Atlantic Haulage Ltd, Oranmore: HGV Driver, June 2019 to date',
    '- Nights to Dublin',
    '',
    'Galway Stores Ltd, Galway: Delivery Driver, March 2016 to May 2019',
    '- Thirty drops a day',
  );
  expect(jobs(reading)).toEqual([
    ['Atlantic Haulage Ltd', 'HGV Driver', '2019-06', null],
    ['Galway Stores Ltd', 'Delivery Driver', '2016-03', '2019-05'],
  ]);
});

test('a name in large letters over three lines is whole, and no place, where the address leaves out its last', () => {
  const large = { size: 18, bold: true };
  const reading = page(
    put('Sofía', 40, 60, large),
    put('Ledezma', 40, 80, large),
    put('Quiroga', 40, 100, large),
    put('Córdoba, Argentina', 40, 130),
    put('sofia.ledezma@correo.example', 40, 145),
  );
  expect(reading.contact.name?.value).toBe('Sofía Ledezma Quiroga');
  expect(reading.contact.location?.value).toBe('Córdoba, Argentina');
});

test('the number of a house and a code of letters are no telephone', () => {
  const reading = text(
    'Chiara Marangon',
    'Via Facciolati 41 - 35126 Padova',
    'Cell. 347 555 0190 - chiara@posta.example',
  );
  expect(reading.contact.phone?.value).toContain('347 555 0190');
  expect(reading.contact.location?.value).toBe('Padova');
});
