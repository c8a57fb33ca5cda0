import { describe, expect, it, test } from 'vitest';
import type { FlowBlock, TextItem } from './document.ts';
import { findDates } from './dates.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';
import { page, put } from './test-documents.ts';

const NOW = { now: '2026-11' };

/** Rows of a table, or plain lines where a row has one cell. */
function table(...rows: string[][]): ResumeReading {
  const plain = { heading: null, list: null, bold: false, size: null, color: null, links: [], gap: false };
  const blocks = rows.flatMap((cells, row): FlowBlock[] =>
    cells.map((text, column) => ({
      ...plain,
      text,
      cell: cells.length > 1 ? { table: 1, row, column } : null,
    })),
  );
  return parseResume({ kind: 'docx', blocks, hidden: [], cut: false }, NOW);
}

const strong = (text: string, x: number, y: number) => put(text, x, y, { bold: true });
const positions = (reading: ResumeReading) =>
  reading.experience.map(({ title, company, start, end }) => [title, company, start, end]);
const skills = (reading: ResumeReading) => reading.skills.map(({ text }) => text);

test.each([
  ['IX 2019 – obecnie', '2019-09', null],
  ['V 2014 – VIII 2019', '2014-05', '2019-08'],
  ['XII/2010 - I/2012', '2010-12', '2012-01'],
])('months are written in Roman numerals: %s', (text, start, end) => {
  expect(findDates(text)).toMatchObject([{ start, end, raw: text }]);
});

test('a small "i" before a year is a word and no month', () => {
  expect(findDates('i 2019')).toMatchObject([{ raw: '2019' }]);
});

it('reads names of sections that stand a line below where their contents begin', () => {
  const reading = page(
    put('Ada Quill', 160, 40, { size: 22 }),
    put('ada@quill.example', 160, 60),
    put('Wound care, triage, charting', 160, 90),
    strong('Skills', 30, 102),
    put('Meadow Clinic, Dayton — Ward Sister', 160, 120),
    put('March 2015 - Present', 160, 132, { size: 8 }),
    strong('Experience', 30, 132),
    put('Ran two wards at night.', 160, 144),
    put('Hollybush School, Dayton — Diploma', 160, 174),
    put('2010 - 2014', 160, 186, { size: 8 }),
    strong('Education', 30, 186),
  );
  expect(positions(reading)).toEqual([['Ward Sister', 'Meadow Clinic', '2015-03', null]]);
  expect(skills(reading)).toEqual(['Wound care', 'triage', 'charting']);
});

describe('skills', () => {
  const listed = (...items: TextItem[]) =>
    skills(page(put('Ada Quill', 30, 40, { size: 22 }), strong('SKILLS', 30, 80), ...items));

  it('are the labels that stand apart in a row, and words within a label stay together', () => {
    const row = [put('Copywriting', 30, 100), put('Market', 95, 100), put('research', 128, 100)];
    expect(listed(...row, put('Pricing', 178, 100))).toEqual(['Copywriting', 'Market research', 'Pricing']);
  });

  it('are not divided where the gaps of a line are of all widths', () => {
    const row = [put('Planning', 30, 100), put('of', 74.8, 100), put('large', 92, 100)];
    expect(listed(...row, put('events', 121, 100))).toEqual(['Planning of large events']);
  });

  it('that are known end with their line, where the points beside some were lost', () => {
    const names = ['Pflegedokumentation', 'Grundpflege', 'Hygiene', 'Medikamentengabe', 'Wundversorgung'];
    const rows = names.map((name, i) => put(name, 30, 100 + i * 13));
    const points = [100, 113, 126].map((y) => put('●●●○○', 180, y));
    expect(listed(...rows, ...points)).toEqual(names);
  });

  it('are neither the classes of a driving licence nor place and day above a signature', () => {
    const reading = table(
      ['Wiebke Osterkamp'],
      ['Kenntnisse'],
      ['Löten, Messtechnik'],
      ['Führerschein', 'B, BE'],
      ['Emden, den 12.04.2024 Wiebke Osterkamp'],
    );
    expect(skills(reading)).toEqual(['Löten', 'Messtechnik']);
  });
});

it('keeps the spaces of a line of short words', () => {
  const words = ['Lead', 'of', 'R2', 'at', 'PS', 'to', 'CM'];
  const row = words.map((word, i) => put(word, 30 + i * 23, 70, { width: 20.2 }));
  const reading = page(put('Ada Quill', 30, 40, { size: 22 }), ...row);
  expect(reading.lines.map(({ text }) => text)).toContain('Lead of R2 at PS to CM');
});

it('joins "since" and its month that stand below each other in a rail', () => {
  const reading = page(
    put('Ada Quill', 30, 40, { size: 22 }),
    put('Expériences professionnelles', 30, 80, { bold: true, size: 13 }),
    put('Depuis', 30, 100),
    strong('Professeure des écoles', 120, 100),
    put('sept. 2018', 30, 112),
    put('École Jean-Zay, Rennes', 120, 112),
    put('2014 – 2018', 30, 140),
    strong('Animatrice', 120, 140),
    put('Centre Ty Coat, Vannes', 120, 152),
  );
  expect(positions(reading)).toEqual([
    ['Professeure des écoles', 'École Jean-Zay', '2018-09', null],
    ['Animatrice', 'Centre Ty Coat', '2014', '2018'],
  ]);
});

it('reads the labels of the older official European form', () => {
  const reading = table(
    ['Fabiola Ghirardelli'],
    ['ESPERIENZA LAVORATIVA'],
    ['• Date (da – a)', 'Da gennaio 2016 a oggi'],
    ['• Nome e indirizzo del datore di lavoro', 'Studio Commerciale Benassi, Verona'],
    ['• Tipo di impiego', 'Impiegata contabile'],
    ['• Principali mansioni e responsabilità', 'Contabilità ordinaria'],
    ['ISTRUZIONE E FORMAZIONE'],
    ['• Date (da – a)', '1999 – 2004'],
    ['• Nome e tipo di istituto di istruzione o formazione', 'Istituto Lorgna, Verona'],
    ['• Qualifica conseguita', 'Diploma di ragioneria'],
  );
  expect(positions(reading)).toEqual([
    ['Impiegata contabile', 'Studio Commerciale Benassi', '2016-01', null],
  ]);
  expect(reading.education).toMatchObject([
    { institution: 'Istituto Lorgna', degree: expect.stringContaining('Diploma') },
  ]);
});

it('reads the rows of a Japanese form: year, month and what happened', () => {
  const reading = table(
    ['履歴書'],
    ['氏名', '宮沢 加奈子'],
    ['現住所', '〒980-0811 宮城県仙台市青葉区一番町2-3-4'],
    ['電話', '090-5555-0146'],
    ['学歴'],
    ['2011', '4', '東北福祉大学 総合福祉学部 入学'],
    ['2015', '3', '東北福祉大学 総合福祉学部 卒業'],
    ['職歴'],
    ['平成27', '4', '社会福祉法人青葉会 入社'],
    ['介護職員として勤務'],
    ['2019', '3', '一身上の都合により退職'],
    ['2019', '4', '株式会社みちのくケア 入社'],
    ['ケアマネジャーとして勤務'],
    ['現在に至る'],
  );
  expect(positions(reading)).toEqual([
    ['介護職員', '社会福祉法人青葉会', '2015-04', '2019-03'],
    ['ケアマネジャー', '株式会社みちのくケア', '2019-04', null],
  ]);
  expect(reading.education).toMatchObject([
    { institution: '東北福祉大学', field: '総合福祉学部', start: '2011-04', end: '2015-03' },
  ]);
  expect(reading.contact.phone?.value).toMatch(/90.?5555.?0146/);
  expect(skills(reading)).toEqual([]);
});

function text(...lines: string[]): ResumeReading {
  const plain = { heading: null, list: null, bold: false, size: null, color: null, links: [], gap: false };
  const blocks = lines.map((line) => ({ ...plain, text: line, cell: null }));
  return parseResume({ kind: 'txt', blocks, hidden: [], cut: false }, NOW);
}

test.each([
  [['MARGUERITE "PEGGY" LINDQVIST', 'peggy.lindqvist@mail.test'], 'Marguerite "Peggy" Lindqvist'],
  [['Anthony (Tony) Okafor', 'tony@mail.test'], 'Anthony (Tony) Okafor'],
  [['个人简历', '姓名：欧阳思远    性别：男    电话：138 5555 0139'], '欧阳思远'],
])('the name in %j is %s', (lines, name) => expect(text(...lines).contact.name?.value).toBe(name));

test('a Chinese resume has its degree, its skills one by one, and no skills out of what follows them', () => {
  const reading = text(
    '欧阳思远',
    '教育背景',
    '2012.09 - 2016.06    四川大学    软件工程    本科',
    '专业技能',
    'Vue、React；TypeScript，Webpack',
    '自我评价',
    '学习能力强，乐于分享。',
  );
  expect(reading.education.map(({ institution, degree, field }) => [institution, degree, field])).toEqual([
    ['四川大学', '本科', '软件工程'],
  ]);
  expect(skills(reading)).toEqual(['Vue', 'React', 'TypeScript', 'Webpack']);
});

test('references on request are no skill, and work is found under plain words too', () => {
  const reading = text(
    'Mary Jones',
    'What I have done',
    'Iron Range School District, Virginia MN (Sept. 2009 - June 2016)',
    'School Bus Driver',
    'Skills',
    'Defensive driving',
    'References available on request',
  );
  expect(skills(reading)).toEqual(['Defensive driving']);
  expect(positions(reading)).toEqual([
    ['School Bus Driver', 'Iron Range School District', '2009-09', '2016-06'],
  ]);
});
