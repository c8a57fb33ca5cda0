import { expect, test } from 'vitest';
import { findDates } from './dates.ts';
import type { FlowBlock } from './document.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';

function jobs({ experience }: ResumeReading) {
  return experience.map(({ company, title, start, end }) => [company, title, start, end]);
}

const bold = { bold: true };
const heading = { size: 13, bold: true };

test('dates at the foot of cards belong to what stands above them', () => {
  const card = (y: number, company: string, title: string, dates: string) => [
    put(company, 40, y, { bold: true, color: '#55aa33' }),
    put(title, 40, y + 12, { size: 11, bold: true }),
    put('Sprawozdania roczne i rozliczenia VAT.', 40, y + 24),
    put(dates, 45, y + 42),
  ];
  const reading = page(
    put('Ada Roth', 40, 40, { size: 20 }),
    put('Doświadczenie zawodowe', 40, 80, heading),
    ...card(100, 'Sady Wielkopolskie Sp. z o.o.', 'Główna księgowa', '03.2019 – obecnie'),
    ...card(180, 'Hurtownia Stal-Met', 'Młodsza księgowa', '09.2012 – 12.2014'),
  );
  expect(jobs(reading)).toEqual([
    ['Sady Wielkopolskie Sp. z o.o.', 'Główna księgowa', '2019-03', null],
    ['Hurtownia Stal-Met', 'Młodsza księgowa', '2012-09', '2014-12'],
  ]);
});

test('the head of a bullet goes on in the line that hangs below it, up to the end of its sentence', () => {
  const lines = [
    'Solène Abgrall',
    '',
    'EXPÉRIENCE PROFESSIONNELLE',
    '',
    '> Septembre 2013 - août 2016 : Professeure remplaçante, Académie de',
    '  Rennes (Finistère). Trente écoles, de la petite section au CM2.',
    '',
    '> Janvier 2010 - juin 2013 : Animatrice périscolaire, Mairie de Brest.',
  ];
  const look = { heading: null, list: null, bold: false, size: null, color: null, cell: null, links: [] };
  const blocks = lines.flatMap((line, i): FlowBlock[] =>
    line
      ? [{ ...look, text: line, gap: lines[i - 1] === '', indent: line.length - line.trimStart().length }]
      : [],
  );
  const reading = parseResume({ kind: 'txt', blocks, hidden: [], cut: false }, { now: '2026-11' });
  expect(jobs(reading)).toEqual([
    ['Académie de Rennes', 'Professeure remplaçante', '2013-09', '2016-08'],
    ['Mairie de Brest', 'Animatrice périscolaire', '2010-01', '2013-06'],
  ]);
});

test('an open date before a tab or three dots goes on to this day', () => {
  expect(findDates('2019–\tAssociate Professor').map(({ start, present }) => [start, present])).toEqual([
    ['2019', true],
  ]);
  expect(findDates('2015-… Bâti Iroise').map(({ start, present }) => [start, present])).toEqual([
    ['2015', true],
  ]);
});

test('numbers before sections, employers and skills are no part of them', () => {
  const reading = text(
    'Ngozi Umeh',
    '',
    '1. WORK EXPERIENCE',
    '',
    '1. Savanna Trust Bank, Enugu',
    'Branch Manager, 2020 - 2023',
    '2. Coal City Bank, Enugu',
    'Bank Teller, 2014 - 2016',
    '',
    '2. SKILLS',
    '',
    '(a) Cash management',
    '(b) Finacle',
  );
  expect(jobs(reading)).toEqual([
    ['Savanna Trust Bank', 'Branch Manager', '2020', '2023'],
    ['Coal City Bank', 'Bank Teller', '2014', '2016'],
  ]);
  expect(reading.skills.map((skill) => skill.text)).toEqual(['Cash management', 'Finacle']);
});

test('the first sentence below an employer names the position', () => {
  const reading = text(
    'Marta Soler',
    '',
    'EXPERIENCIA PROFESIONAL',
    '',
    'Hospital Miguel Servet (Zaragoza), desde octubre de 2018',
    'Técnica de laboratorio. Turno de noche en hematología.',
    'Farmacia Delicias (Zaragoza), de enero de 2014 a septiembre de 2018',
    'Auxiliar de farmacia. Atención al público y pedidos.',
  );
  expect(reading.experience.map(({ title }) => title)).toEqual([
    'Técnica de laboratorio',
    'Auxiliar de farmacia',
  ]);
});

test('columns below a centred heading are of its section, though the column above is of another', () => {
  const entry = (x: number, y: number, dates: string, title: string, where: string, town: string) => [
    put(dates, x, y, { size: 9, bold: true, color: '#00aa77' }),
    put(title, x, y + 12, { size: 10.5, bold: true }),
    put(where, x, y + 23),
    put(town, x, y + 33),
    put('Menus, budgets and rotas.', x, y + 46),
  ];
  const reading = page(
    put('Catarina Pires', 230, 40, { size: 20 }),
    put('Experience', 275, 80, heading),
    ...entry(40, 100, '2019 – Present', 'Head Chef', 'Ribeira Hotel', 'Porto'),
    ...entry(330, 162, '2015 – 2019', 'Sous Chef', 'Infante Hotel', 'Lisboa'),
    ...entry(40, 224, '2012 – 2015', 'Cook', 'Gerês Hotel', 'Braga'),
    put('Education', 277.5, 300, heading),
    ...entry(40, 317, '2008 – 2011', 'BA, Food Production', 'University of Estoril', 'Estoril'),
    ...entry(330, 379, '2006 – 2008', 'Certificate in Cooking', 'College of Porto', 'Porto'),
  );
  expect(reading.experience).toHaveLength(3);
  expect(reading.education.map(({ institution }) => institution)).toEqual([
    'University of Estoril',
    'College of Porto',
  ]);
});

test('dates in the middle of a cell, with a dash on a line of its own between them', () => {
  const job = (y: number, from: string, to: string, title: string, company: string) => [
    put(title, 150, y, bold),
    put(from, 40, y + 3),
    put(company, 150, y + 11),
    put('–', 40, y + 14),
    put('•', 150, y + 23),
    put('Tested a taxi app on many devices', 165, y + 23),
    put(to, 40, y + 25),
  ];
  const reading = page(
    put('Kateryna Melnyk', 40, 40, { size: 20 }),
    put('WORK EXPERIENCE', 40, 80, heading),
    ...job(100, '06/2019', '03/2022', 'Manual Tester', 'Dnipro Apps Ltd'),
    ...job(145, '09/2016', '05/2019', 'English Teacher', 'Dnipro School'),
  );
  expect(jobs(reading)).toEqual([
    ['Dnipro Apps Ltd', 'Manual Tester', '2019-06', '2022-03'],
    ['Dnipro School', 'English Teacher', '2016-09', '2019-05'],
  ]);
});
