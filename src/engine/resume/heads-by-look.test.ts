import { expect, test } from 'vitest';
import { findDates, isDatePart } from './dates.ts';
import type { FlowBlock } from './document.ts';
import { likelySlotOf } from './form-labels.ts';
import { headingKind } from './headings.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';

const plain = { heading: null, list: null, bold: false, size: 10, color: null, links: [], gap: false };

/** What is read from paragraphs of a DOCX. */
function paragraphs(...blocks: (Partial<FlowBlock> & { text: string })[]): ResumeReading {
  const whole = blocks.map((block): FlowBlock => ({ ...plain, cell: null, ...block }));
  return parseResume({ kind: 'docx', blocks: whole, hidden: [], cut: false }, { now: '2026-11' });
}

const jobs = ({ experience }: ResumeReading) =>
  experience.map(({ company, title, start, end }) => [company, title, start, end]);
const sectionOf = (reading: ResumeReading, line: string) =>
  reading.lines.find((one) => one.text.includes(line))?.section;

const head = (words: string) => ({ text: words, size: 14, color: '#a0522d', gap: true });
const employer = (words: string) => ({ text: words, bold: true, size: 11, gap: true });

const ownWords = [
  { text: 'Ida Lund', bold: true, size: 26 },
  head('Det här har jag gjort'),
  employer('Vindeln kommun'),
  { text: 'Rektor\taug 2021 – nu' },
  { text: 'Två förskolor, trettio medarbetare och mycket skog.' },
  { text: 'Förskollärare\tjan 2013 – jul 2021' },
  { text: 'Utepedagogik och barn med annat modersmål.' },
  employer('Mulleborg'),
  { text: 'Barnskötare\taug 2008 – jun 2009' },
  { text: 'Vikariat i treårsgruppen.' },
  head('Det här har jag läst'),
  { text: 'Umeå universitet', bold: true },
  { text: 'Förskollärarexamen, 2009 – 2012' },
  head('Jag kan'),
  { text: 'Pictogram, TAKK, Unikum' },
  head('Referenser'),
  { text: 'Lämnas gärna vid en intervju.' },
];

test('a line in the look of headings heads a section, whatever it says', () => {
  const reading = paragraphs(...ownWords);
  expect(sectionOf(reading, 'Vindeln')).toBe('experience');
  expect(sectionOf(reading, 'Umeå')).toBe('education');
  expect(sectionOf(reading, 'Pictogram')).toBe('skills');
});

test('a second role has the employer whose line stands above the first', () => {
  expect(jobs(paragraphs(...ownWords))).toEqual([
    ['Vindeln kommun', 'Rektor', '2021-08', null],
    ['Vindeln kommun', 'Förskollärare', '2013-01', '2021-07'],
    ['Mulleborg', 'Barnskötare', '2008-08', '2009-06'],
  ]);
});

test('what stands behind the comma of a second role is no employer', () => {
  const reading = paragraphs(
    { ...employer('Experience'), size: 16 },
    employer('Ashford Hospital'),
    { text: 'Clinical Nurse, Emergency' },
    { text: 'July 2019 – present', size: 8 },
    { text: 'Leads a shift of fourteen.', list: 0 },
    { text: 'Registered Nurse, Emergency' },
    { text: 'February 2016 – July 2019', size: 8 },
    { text: 'Triage and short stay.', list: 0 },
    employer('Redcliffe Hospital'),
    { text: 'Registered Nurse, Medical Ward' },
    { text: 'January 2014 – January 2016', size: 8 },
    { text: 'A ward of 28 beds.', list: 0 },
  );
  expect(jobs(reading)).toEqual([
    ['Ashford Hospital', 'Clinical Nurse, Emergency', '2019-07', null],
    ['Ashford Hospital', 'Registered Nurse, Emergency', '2016-02', '2019-07'],
    ['Redcliffe Hospital', 'Registered Nurse, Medical Ward', '2014-01', '2016-01'],
  ]);
});

test('bullets that open entries list nothing', () => {
  const plainText = (...lines: [number, string][]) => {
    const blocks = lines.map(([indent, words], i): FlowBlock => ({
      ...plain,
      size: null,
      cell: null,
      indent,
      text: words,
      gap: i === 0,
    }));
    return parseResume({ kind: 'txt', blocks, hidden: [], cut: false }, { now: '2026-11' });
  };
  const reading = plainText(
    [0, 'EXPERIENCE'],
    [2, '* Triangle Genomics, Durham, NC'],
    [4, 'Lead Systems Administrator      [2019-01 .. present]'],
    [6, '- 340 nodes and 4 PB of storage'],
    [2, '* North Carolina State University, Raleigh, NC'],
    [4, 'Systems Programmer      [2014-08 .. 2018-12]'],
    [6, '- desktops and servers for the laboratory'],
    [4, 'Help Desk Analyst      [2012-05 .. 2014-08]'],
    [6, '- forty tickets a week'],
  );
  expect(jobs(reading)).toEqual([
    ['Triangle Genomics', 'Lead Systems Administrator', '2019-01', null],
    ['North Carolina State University', 'Systems Programmer', '2014-08', '2018-12'],
    ['North Carolina State University', 'Help Desk Analyst', '2012-05', '2014-08'],
  ]);
});

test('an employer behind a small word, in a line below the title', () => {
  const reading = text(
    'Werkervaring',
    '',
    'Fysiotherapeut (juni 2019 – heden)',
    'bij Helpman',
    '- eigen spreekuur',
    'Sportmasseur (augustus 2012 – juni 2015)',
    'bij VV Be Quick 1887',
    '- begeleiding van het eerste elftal',
  );
  expect(jobs(reading)).toEqual([
    ['Helpman', 'Fysiotherapeut', '2019-06', null],
    ['VV Be Quick 1887', 'Sportmasseur', '2012-08', '2015-06'],
  ]);
});

test('a title that goes on with "then" is one', () => {
  const reading = text(
    'EXPERIENCE',
    '2004 – 2008',
    'Apprentice, then Improver, Dodsworth & Sons',
    '2009 – 2011',
    'Electrician, Ashworth Electrics',
  );
  expect(jobs(reading)[0]).toEqual(['Dodsworth & Sons', 'Apprentice, then Improver', '2004', '2008']);
});

test('a head that ends with its dates and a full stop is no sentence', () => {
  const reading = text(
    'EMPLOYMENT HISTORY',
    '',
    'Communications Supervisor, San Juan County Communications Authority, Aztec. July 2018 to present.',
    'I supervise a shift of seven and build the schedule.',
    '911 Dispatcher, Farmington Police Department, Farmington. April 2011 to June 2018.',
    'I took emergency and routine calls.',
  );
  expect(jobs(reading)).toEqual([
    ['San Juan County Communications Authority', 'Communications Supervisor', '2018-07', null],
    ['Farmington Police Department', '911 Dispatcher', '2011-04', '2018-06'],
  ]);
});

test('labels of a form in other words than the lists have', () => {
  expect(likelySlotOf('Nome del datore di lavoro')).toBe('company');
  expect(likelySlotOf('Name of your last employer')).toBe('company');
  expect(likelySlotOf('Principali mansioni')).toBe('duties');
  expect(likelySlotOf('Tipo di azienda')).toBeNull();
  expect(likelySlotOf('Dates of service')).toBe('dates');
  expect(likelySlotOf('Whatever the employer wished to see in all of it')).toBeNull();
  const row = (at: number, label: string, value: string) =>
    [label, value].map((words, column) => ({ text: words, cell: { table: 1, row: at, column } }));
  const reading = paragraphs(
    { text: 'Esperienza lavorativa', bold: true, size: 11 },
    ...row(0, 'Date (da – a)', 'Settembre 2016 – oggi'),
    ...row(1, 'Nome del datore di lavoro', 'Domus Assistenza'),
    ...row(2, 'Tipo di azienda', 'Casa residenza anziani'),
    ...row(3, 'Tipo di impiego', 'Operatrice Socio Sanitaria'),
    ...row(4, 'Principali mansioni', 'Igiene e mobilizzazione'),
    ...row(5, 'Date (da – a)', 'Giugno 2003 – febbraio 2010'),
    ...row(6, 'Nome del datore di lavoro', 'Panificio Arena'),
    ...row(7, 'Tipo di azienda', 'Commercio'),
    ...row(8, 'Tipo di impiego', 'Banconista'),
    ...row(9, 'Principali mansioni', 'Vendita e cassa'),
  );
  expect(jobs(reading)).toEqual([
    ['Domus Assistenza', 'Operatrice Socio Sanitaria', '2016-09', null],
    ['Panificio Arena', 'Banconista', '2003-06', '2010-02'],
  ]);
});

test('a paragraph below a table with named columns tells more of its last row', () => {
  const row = (at: number, ...words: string[]) =>
    words.map((one, column) => ({ text: one, cell: { table: 1, row: at, column } }));
  const reading = paragraphs(
    { text: 'İŞ DENEYİMİ', bold: true, size: 13 },
    ...row(0, 'Tarih', 'Kurum', 'Görev', 'Şehir'),
    ...row(1, '06/2017 - Halen', 'Odunpazarı Belediyesi', 'Sistem Destek Uzmanı', 'Eskişehir'),
    ...row(2, '09/2009 - 10/2011', 'Anadolu Bilgisayar', 'Bilgisayar Teknisyeni', 'Kütahya'),
    { text: 'Belediyede 320 bilgisayarın bakımından sorumluyum.' },
  );
  expect(jobs(reading)).toEqual([
    ['Odunpazarı Belediyesi', 'Sistem Destek Uzmanı', '2017-06', null],
    ['Anadolu Bilgisayar', 'Bilgisayar Teknisyeni', '2009-09', '2011-10'],
  ]);
  expect(reading.experience[1]?.description).toBe('Belediyede 320 bilgisayarın bakımından sorumluyum.');
});

test('"the present" and words behind an arrow mean to this day', () => {
  expect(findDates('May 2014 to the present')[0]).toMatchObject({ start: '2014-05', present: true });
  expect(isDatePart('→ aujourd’hui')).toBe(true);
});

test('dates over two lines of a rail, the second behind an arrow', () => {
  const reading = page(
    put('EXPÉRIENCE', 40, 100, { size: 14, bold: true }),
    ...rail(130, 'Avril 2021', 'Second de cuisine', '→ aujourd’hui', 'Le Comptoir du Port'),
    ...rail(170, 'Mai 2017', 'Chef de partie', '→ mars 2021', 'Brasserie Georges'),
    ...rail(210, 'Sept. 2014', 'Commis de cuisine', '→ avril 2017', 'Hôtel Oceania'),
  );
  expect(jobs(reading)).toEqual([
    ['Le Comptoir du Port', 'Second de cuisine', '2021-04', null],
    ['Brasserie Georges', 'Chef de partie', '2017-05', '2021-03'],
    ['Hôtel Oceania', 'Commis de cuisine', '2014-09', '2017-04'],
  ]);
});

function rail(y: number, from: string, title: string, to: string, company: string) {
  return [
    put(from, 40, y, { color: '#b23a2e' }),
    put(title, 140, y, { bold: true }),
    put(to, 40, y + 13, { color: '#b23a2e' }),
    put(company, 140, y + 13),
  ];
}

test('a heading in small capitals is one heading', () => {
  let x = 0;
  const small = (words: string, y: number) => {
    x = 40;
    return words.split(' ').flatMap((word) => {
      const first = put(word[0] ?? '', x, y, { size: 11, bold: true, width: 9 });
      const rest = put(word.slice(1), x + 9, y, { size: 7.5, bold: true, width: (word.length - 1) * 6 });
      x += 9 + (word.length - 1) * 6 + 6;
      return [first, rest];
    });
  };
  const reading = page(
    ...small('WORK EXPERIENCE', 100),
    put('2015 – 2020', 40, 120),
    put('Technician, Kalsec Inc.', 140, 120),
    ...small('SELECTED PUBLICATIONS', 160),
    put('Clonal turnover in the upper Midwest, 2016–2020.', 40, 180),
  );
  expect(sectionOf(reading, 'Clonal')).toBe('publications');
  expect(reading.lines.map((line) => line.text)).toContain('SELECTED PUBLICATIONS');
});

test('one more section of a kind is of that kind', () => {
  expect(headingKind('Otra experiencia')).toBe('experience');
  expect(headingKind('Autres expériences')).toBe('experience');
  expect(headingKind('Further education')).toBe('education');
  expect(headingKind('Otros datos')).toBe('other');
});

test('cells that are set to their middle, with the names of columns close to each other', () => {
  const row = (y: number, ...words: [number, string][]) =>
    words.flatMap(([x, text]) => put(text, x, y, { width: text.length * 5 }));
  const reading = page(
    put('Ornella Bevilacqua', 40, 40, { size: 20, bold: true }),
    put('Esperienze', 40, 90, { size: 14, bold: true }),
    ...row(110, [40, 'Periodo'], [160, 'Azienda'], [310, 'Mansione'], [440, 'Attività']),
    ...row(140, [440, 'Piani HACCP, audit dei']),
    ...row(152, [40, 'gen 2020 – oggi'], [160, 'Molino Quaglia'], [310, 'Responsabile qualità']),
    ...row(164, [440, 'fornitori e campioni']),
    ...row(190, [440, 'Analisi del latte,']),
    ...row(202, [40, 'ott 2012 – dic 2019'], [160, 'Caseificio Polesine'], [310, 'Tecnica di laboratorio']),
    ...row(214, [440, 'tarature']),
    put('Studi', 40, 250, { size: 14, bold: true }),
    ...row(270, [40, 'Anno'], [68, 'Istituto'], [180, 'Titolo']),
    ...row(290, [40, '2012'], [68, 'Università di Padova'], [180, 'Laurea']),
    put('Competenze', 40, 330, { size: 14, bold: true }),
    put('HACCP, cromatografia', 40, 350),
  );
  expect(jobs(reading)).toEqual([
    ['Molino Quaglia', 'Responsabile qualità', '2020-01', null],
    ['Caseificio Polesine', 'Tecnica di laboratorio', '2012-10', '2019-12'],
  ]);
  expect(reading.experience.map(({ description }) => description)).toEqual([
    'Piani HACCP, audit dei fornitori e campioni',
    'Analisi del latte, tarature',
  ]);
  expect(reading.education.map(({ institution, degree }) => [institution, degree])).toEqual([
    ['Università di Padova', 'Laurea'],
  ]);
});

test('the largest letters below the name are headings, where hardly one of them is known', () => {
  const heading = (words: string) => ({ text: words, bold: true, size: 15, gap: true });
  const reading = paragraphs(
    { text: 'SOLÈNE GUIVARCH', bold: true, size: 22 },
    { text: 'Soudeuse · Lorient · 06 55 50 11 22' },
    heading('EN DEUX MOTS'),
    { text: 'Dix ans d’acier, d’inox et d’embruns.' },
    heading('MA VIE DE CHANTIER'),
    { text: 'Soudeuse TIG\tmars 2019 – aujourd’hui' },
    { text: 'Chantiers Kerdroual, Lorient' },
    { text: 'Coques de 24 mètres', list: 0 },
    { text: 'Chaudronnière\tseptembre 2014 – février 2019' },
    { text: 'Tôlerie du Blavet, Hennebont' },
    { text: 'Cuves alimentaires', list: 0 },
    heading('MES CLASSES'),
    { text: 'Bac pro Chaudronnerie, Lycée Marcelin Berthelot, 2014' },
    heading('SOUS LA MAIN'),
    { text: 'Soudage TIG, soudage MIG, lecture de plans, pliage' },
    heading('LE DIMANCHE'),
    { text: 'Voile légère, fest-noz' },
  );
  expect(jobs(reading)).toEqual([
    ['Chantiers Kerdroual', 'Soudeuse TIG', '2019-03', null],
    ['Tôlerie du Blavet', 'Chaudronnière', '2014-09', '2019-02'],
  ]);
});

test('assignments are the work of who names no other, and no section is read twice', () => {
  const reading = text(
    'Ebba Lindström',
    '',
    'PROJECTS',
    '',
    'Site Manager, Hamnkrogen AB',
    '05/2019 – 06/2023',
    'Led the rebuilding of two quays.',
    '',
    'Carpenter, Nordanvind Bygg AB',
    '05/2010 – 02/2014',
    '',
    'EDUCATION',
    '',
    'Diploma, Umeå University, 2009',
  );
  expect(jobs(reading)).toEqual([
    ['Hamnkrogen AB', 'Site Manager', '2019-05', '2023-06'],
    ['Nordanvind Bygg AB', 'Carpenter', '2010-05', '2014-02'],
  ]);
  expect(sectionOf(reading, 'Hamnkrogen')).toBe('experience');
  expect(headingKind('Uppdrag')).toBe('experience');
});

test('words below a title and a place at the right edge are no part of the place', () => {
  const entry = (y: number, title: string, dates: string, company: string, town: string) => [
    put(`${title} | ${dates}`, 40, y),
    put(company, 40, y + 14),
    put(town, 560 - town.length * 5, y + 14),
    put(
      'Served eighty tables on most nights of the week with a small and patient crew, and so on.',
      40,
      y + 28,
    ),
  ];
  const reading = page(
    put('EXPERIENCE', 40, 80, { size: 14, bold: true }),
    ...entry(100, 'Head Waiter', '06/2021 – 12/2024', 'Brambilla', 'Lecce'),
    ...entry(160, 'Waiter', '05/2017 – 06/2021', 'Trattoria del Borgo', 'Lecce'),
    ...entry(220, 'Porter', '11/2012 – 05/2017', 'Trasporti Adige', 'Trento'),
  );
  expect(jobs(reading)).toEqual([
    ['Brambilla', 'Head Waiter', '2021-06', '2024-12'],
    ['Trattoria del Borgo', 'Waiter', '2017-05', '2021-06'],
    ['Trasporti Adige', 'Porter', '2012-11', '2017-05'],
  ]);
});

test('a position in one line, with sentences behind its dates', () => {
  const reading = text(
    'JOBS',
    '',
    'Farrier, Cwm Forge, Llandeilo, 2014-now. Two hundred horses on the book.',
    'Blacksmith, Amman Ironworks, Ammanford, 2001-14. Gates, railings.',
    'Striker, Amman Ironworks, Ammanford, 1996-2001.',
  );
  expect(jobs(reading)).toEqual([
    ['Cwm Forge', 'Farrier', '2014', null],
    ['Amman Ironworks', 'Blacksmith', '2001', '2014'],
    ['Amman Ironworks', 'Striker', '1996', '2001'],
  ]);
  expect(reading.experience.map(({ description }) => description)).toEqual([
    'Two hundred horses on the book.',
    'Gates, railings.',
    '',
  ]);
});

test('titles in small letters below the employer and its dates', () => {
  const reading = text(
    'PRACOVNÍ PRAXE',
    '',
    '05/2017 – dosud\tElektrárna Dukovany',
    'operátor strojovny',
    'Obchůzky, zkoušky čerpadel.',
    '09/2010 – 04/2017\tKotlárna Třebíč',
    'strojní zámečník',
    'Opravy armatur a potrubí.',
  );
  expect(jobs(reading)).toEqual([
    ['Elektrárna Dukovany', 'operátor strojovny', '2017-05', null],
    ['Kotlárna Třebíč', 'strojní zámečník', '2010-09', '2017-04'],
  ]);
});

test('two years with a stroke between them are a range', () => {
  expect(findDates('2009/2018')[0]).toMatchObject({ start: '2009', end: '2018', single: false });
  expect(findDates('2018/2009').some(({ single }) => !single)).toBe(false);
});

test('a section that is called work and holds no time leaves room for another', () => {
  const big = (words: string) => ({ text: words, bold: true, size: 14, gap: true });
  const reading = paragraphs(
    { text: 'Dimitra Pappas', bold: true, size: 22 },
    big('MY STORY'),
    { text: 'Toolmaker who likes tenths.' },
    big('WHERE I HAVE MADE THINGS'),
    { text: 'Leading Hand Toolmaker', bold: true },
    { text: 'Para Hills Tooling | June 2018 – today' },
    { text: 'Dies for white goods.', list: 0 },
    { text: 'Toolmaker', bold: true },
    { text: 'Torrens Pressings | Feb 2011 – May 2018' },
    big('EDUCATION'),
    { text: 'Certificate III, TAFE SA, 2010' },
    big('SKILLS'),
    { text: 'Lathe, milling, metrology' },
  );
  expect(jobs(reading)).toEqual([
    ['Para Hills Tooling', 'Leading Hand Toolmaker', '2018-06', null],
    ['Torrens Pressings', 'Toolmaker', '2011-02', '2018-05'],
  ]);
});

test('dots lead from an employer to its dates, and years may end with a stop', () => {
  const reading = text(
    'EMPREGOS',
    '',
    'Cooperativa Integrada (Londrina) ............ 02/2019 a atual',
    'Cargo: Classificadora de grãos',
    '',
    'Supermercados Muffato (Cambé) ............... 05/2013 a 01/2019',
    'Cargo: Fiscal de caixa',
  );
  expect(jobs(reading)).toEqual([
    ['Cooperativa Integrada', 'Classificadora de grãos', '2019-02', null],
    ['Supermercados Muffato', 'Fiscal de caixa', '2013-05', '2019-01'],
  ]);
  expect(findDates('2017. – danas')[0]).toMatchObject({ start: '2017', present: true });
  expect(findDates('2011. – 2016.')[0]).toMatchObject({ start: '2011', end: '2016' });
  expect(headingKind('Werk')).toBe('experience');
});
