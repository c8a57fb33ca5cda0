import { describe, expect, it, test } from 'vitest';
import type { FlowBlock } from './document.ts';
import { splitDegree } from './degrees.ts';
import { findDates } from './dates.ts';
import { headingKind } from './headings.ts';
import { parseResume } from './parse-resume.ts';
import { splitTrailingPlace } from './places.ts';
import type { ResumeReading } from './reading.ts';
import { cleanText } from './text.ts';
import { page, put } from './test-documents.ts';

const NOW = { now: '2026-11' };

function text(source: string): ResumeReading {
  let gap = false;
  const blocks: FlowBlock[] = [];
  const plain = { heading: null, list: null, bold: false, size: null, color: null, cell: null, links: [] };
  for (const line of source.trim().split('\n')) {
    if (line.trim()) blocks.push({ ...plain, text: line.trim(), gap });
    gap = !line.trim();
  }
  return parseResume({ kind: 'txt', blocks, hidden: [], cut: false }, NOW);
}

const strong = (words: string, x: number, y: number) => put(words, x, y, { bold: true });
const heading = (words: string, x: number, y: number) => put(words, x, y, { bold: true, size: 13 });
const entries = (reading: ResumeReading) =>
  reading.experience.map(({ title, company, start, end }) => [title, company, start, end]);

describe('positions', () => {
  it('separates a bold title from the employer in the same line', () => {
    const reading = page(
      put('Ada Quill', 30, 40, { size: 22 }),
      heading('Experience', 30, 100),
      strong('Ward Sister', 30, 120),
      put('Meadow Clinic', 88, 120),
      put('03/2015 - 02/2020', 460, 120),
      put('• Ran two wards.', 40, 134),
      strong('Staff Nurse', 30, 154),
      put('Hollybush Infirmary', 88, 154),
      put('01/2011 - 02/2015', 460, 154),
      put('• Cared for patients.', 40, 168),
    );
    expect(entries(reading)).toEqual([
      ['Ward Sister', 'Meadow Clinic', '2015-03', '2020-02'],
      ['Staff Nurse', 'Hollybush Infirmary', '2011-01', '2015-02'],
    ]);
  });

  it('reads a date wrapped over two and three lines of a narrow column', () => {
    const reading = page(
      put('Ada Quill', 30, 40, { size: 22 }),
      heading('Experience', 30, 100),
      put('03.2020–', 30, 120),
      strong('Ward Sister', 150, 120),
      put('02.2021', 30, 132),
      put('Meadow Clinic', 150, 132),
      put('• Ran two wards.', 160, 144),
      put('Jun', 30, 164),
      strong('Staff Nurse', 150, 164),
      put('2016 –', 30, 176),
      put('Hollybush Infirmary', 150, 176),
      put('Feb 2020', 30, 188),
      put('• Cared for patients.', 160, 188),
    );
    expect(entries(reading)).toEqual([
      ['Ward Sister', 'Meadow Clinic', '2020-03', '2021-02'],
      ['Staff Nurse', 'Hollybush Infirmary', '2016-06', '2020-02'],
    ]);
  });

  it('reads cards placed side by side one after the other', () => {
    const card = (title: string, company: string, dates: string, x: number, y: number) => [
      strong(title, x, y),
      put(company, x, y + 12),
      put(dates, x, y + 24),
      put('• Did what was needed.', x + 8, y + 36),
    ];
    const reading = page(
      put('Ada Quill', 30, 40, { size: 22 }),
      put(
        'Nurse with a long line about herself that runs over the whole width of the page and beyond',
        30,
        60,
      ),
      heading('Experience', 30, 100),
      ...card('Ward Sister', 'Meadow Clinic', '2021 - 2024', 30, 120),
      ...card('Staff Nurse', 'Hollybush Infirmary', '2017 - 2021', 320, 120),
      ...card('Care Assistant', 'Larch House', '2015 - 2017', 30, 180),
      ...card('Porter', 'Penhale Hospital', '2013 - 2015', 320, 180),
      heading('Education', 30, 250),
      put('Diploma in Nursing, Leeds College, 2010 - 2013', 30, 268),
    );
    expect(entries(reading).toSorted(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1))).toEqual([
      ['Care Assistant', 'Larch House', '2015', '2017'],
      ['Porter', 'Penhale Hospital', '2013', '2015'],
      ['Staff Nurse', 'Hollybush Infirmary', '2017', '2021'],
      ['Ward Sister', 'Meadow Clinic', '2021', '2024'],
    ]);
    expect(reading.education).toMatchObject([{ degree: 'Diploma', institution: 'Leeds College' }]);
  });

  it.each([
    ['Experience', 'From', 'To', 'Employer', 'Job title', 'Present'],
    ['Berufserfahrung', 'Von', 'Bis', 'Arbeitgeber', 'Position', 'heute'],
    ['Experiencia laboral', 'Desde', 'Hasta', 'Empresa', 'Puesto', 'actualidad'],
  ])('reads a labelled form under %s', (section, from, to, employer, position, present) => {
    const form = (start: string, end: string, company: string, title: string) =>
      `${from}: ${start}\n${to}: ${end}\n${employer}: ${company}\n${position}: ${title}\n- Did what was needed\n`;
    const reading = text(
      `Ada Quill\nada@example.com\n\n${section}\n${form('06.2023', present, 'Larch House', 'Porter')}${form('08.2020', '05.2023', 'Meadow Clinic', 'Staff Nurse')}`,
    );
    expect(entries(reading)).toEqual([
      ['Porter', 'Larch House', '2023-06', null],
      ['Staff Nurse', 'Meadow Clinic', '2020-08', '2023-05'],
    ]);
    expect(reading.experience[0]?.description).toBe('Did what was needed');
  });

  it('assigns an employer above several roles to all of them', () => {
    const role = (title: string, dates: string, y: number) => [
      put(title, 30, y),
      put(dates, 460, y),
      put('• Did what was needed.', 40, y + 12),
    ];
    const reading = page(
      put('Ada Quill', 30, 40, { size: 22 }),
      heading('Experience', 30, 100),
      strong('Larch House', 30, 120),
      ...role('Porter', '2021 - 2024', 132),
      strong('Tidewell', 30, 170),
      ...role('Head Chef', '2018 - 2021', 182),
      ...role('Sous Chef', '2015 - 2018', 210),
      ...role('Kitchen Porter', '2012 - 2015', 238),
      ...role('Cook', '2010 - 2012', 266),
    );
    expect(entries(reading).map(([title, company]) => [title, company])).toEqual([
      ['Porter', 'Larch House'],
      ['Head Chef', 'Tidewell'],
      ['Sous Chef', 'Tidewell'],
      ['Kitchen Porter', 'Tidewell'],
      ['Cook', 'Tidewell'],
    ]);
  });

  it('takes a town between employer and position as the whole location', () => {
    const reading = text(
      'Ada Quill\nada@example.com\n\nEmployment\nBrockmann Maschinenbau GmbH, Graz, Test Engineer, 2021 – 2024\n- Tests\nMeadow Clinic, Leeds, Staff Nurse, 2018 – 2021\n- Care\n',
    );
    expect(reading.experience.map(({ location }) => location)).not.toContain('Graz, Test Engineer');
    expect(reading.experience[0]?.company).toContain('Brockmann Maschinenbau GmbH');
  });
});

describe('pages written from right to left', () => {
  it('are read in logical order, with dates, brackets and Latin words intact', () => {
    // As pdf.js hands it over: glyphs from left to right, so that letters stand the other way round.
    const seen = (words: string) => Array.from(words).toReversed().join('');
    const reading = page(
      put(seen('כהן'), 500, 40, { size: 22 }),
      put(seen('נועה'), 526, 40, { size: 22 }),
      put(seen('ניסיון'), 500, 100, { bold: true, size: 13 }),
      put(seen('אחות'), 540, 120, { bold: true }),
      put('2018', 90, 120),
      put('–', 80, 120),
      put('2021', 55, 120),
      put(seen('הכרמל'), 485, 132),
      put(seen('חולים'), 515, 132),
      put(seen('בית'), 545, 132),
      put(seen('כישורים'), 500, 170, { bold: true, size: 13 }),
      put('Power', 480, 188),
      put('BI', 508, 188),
      put(seen('סיעוד,'), 525, 188),
    );
    expect(reading.contact.name?.value).toBe('נועה כהן');
    expect(entries(reading)).toEqual([['אחות', 'בית חולים הכרמל', '2018', '2021']]);
    expect(reading.skills.map((skill) => skill.text)).toEqual(['סיעוד', 'Power BI']);
  });
});

describe('names', () => {
  it('are not confused with the title of the document', () => {
    const reading = page(
      put('Curriculum Vitae', 30, 30, { size: 22 }),
      put('Björn Petersen', 30, 56, { size: 22 }),
      put('bjoern@example.com', 30, 76),
    );
    expect(reading.contact.name?.value).toBe('Björn Petersen');
  });

  it('of Japan and China may have a space, and are distinguished from positions and places', () => {
    const reading = text('履歴書\n佐藤 陽子\n営業課長\n東京都, 日本 | +81 90 5555 1234 | yoko@example.net\n');
    expect(reading.contact.name?.value).toBe('佐藤 陽子');
  });
});

test('a Japanese company beside a position is recognised, with era dates and wide tildes', () => {
  const reading = text(
    '佐藤 陽子\nyoko@example.net\n\n職務経歴\n令和2年4月～現在    株式会社みなと商事    営業課長\n・法人顧客を担当\n平成27年4月～令和2年3月    北辰精機株式会社    営業担当\n・新規開拓\n',
  );
  expect(entries(reading)).toEqual([
    ['営業課長', '株式会社みなと商事', '2020-04', null],
    ['営業担当', '北辰精機株式会社', '2015-04', '2020-03'],
  ]);
});

test.each([
  ["Kas '17 – Oca '20", '2017-11', '2020-01'],
  ['Eyl 2017 – Ağu 2019', '2017-09', '2019-08'],
  ['２０１９年４月～２０２１年３月', '2019-04', '2021-03'],
  ['2019年4月1日〜2021年3月31日', '2019-04', '2021-03'],
  ['昭和63年4月～平成元年3月', '1988-04', '1989-03'],
])('%s is a range', (written, start, end) => {
  expect(findDates(cleanText(written))).toMatchObject([{ start, end, single: false }]);
});

test.each([
  ['BSc (Hons) Business Management', 'BSc (Hons)', 'Business Management'],
  ['NVQ Level 3, Hairdressing', 'NVQ Level 3', 'Hairdressing'],
  ['Certificate III in Individual Support', 'Certificate III', 'Individual Support'],
  ['BTEC National Diploma, Applied Science', 'BTEC National Diploma', 'Applied Science'],
  ['Ausbildung, Industriekauffrau', 'Ausbildung', 'Industriekauffrau'],
  ['Meister, Elektrotechnik', 'Meister', 'Elektrotechnik'],
  ['HBO, Bedrijfskunde', 'HBO', 'Bedrijfskunde'],
  ['Diplôme d’État, Travail social', 'Diplôme d’État', 'Travail social'],
  ['Yrkeshögskoleexamen, Logistik', 'Yrkeshögskoleexamen', 'Logistik'],
  ['Diplôme d’ingénieur (Master), génie civil', 'Diplôme d’ingénieur', 'génie civil'],
  ['GCSEs', 'GCSEs', null],
])('%s is a degree', (written, degree, field) => {
  expect(splitDegree(written)).toEqual({ degree, field });
});

test('a skill wrapped over two lines of a narrow column stays whole', () => {
  const skills = ['Controle de', 'infecção', 'Gestão de equipes', 'Curativos', 'Prontuário', 'eletrônico'];
  const reading = page(
    put('Ada Quill', 30, 40, { size: 22 }),
    heading('Competências', 30, 100),
    ...skills.map((words, i) => put(words, 30, 120 + i * 13)),
  );
  expect(reading.skills.map((skill) => skill.text)).toEqual([
    'Controle de infecção',
    'Gestão de equipes',
    'Curativos',
    'Prontuário eletrônico',
  ]);
});

test('a word that is also a town is not a location by itself', () => {
  expect(splitTrailingPlace('Vale Systems (Mobile)').place).toBeNull();
  expect(splitTrailingPlace('Vale Systems, Reading, UK').place).toBe('Reading, UK');
});

test.each([
  'Personal Details',
  'Persönliche Daten',
  'État civil',
  'Datos personales',
  'Dati personali',
  'Dados pessoais',
  'Persoonlijke gegevens',
  'Dane osobowe',
  'Personuppgifter',
  'Kişisel Bilgiler',
  '個人情報',
  '基本信息',
])('%s heads personal details', (words) => {
  expect(headingKind(words)).toBe('contact');
});

test('CJK radicals are read as the characters they stand for', () => {
  expect(cleanText('⽇本⼤学')).toBe('日本大学');
});
