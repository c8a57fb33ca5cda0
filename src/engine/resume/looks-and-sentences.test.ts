import { describe, expect, test } from 'vitest';
import type { FlowBlock } from './document.ts';
import { atTurn } from './entry-head.ts';
import { headOf, toldIn } from './head-sentences.ts';
import { splitTrailingPlace } from './places.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';
import { text } from './test-documents.ts';
import { titleLikeness } from './titles-and-employers.ts';
import { isTrade } from './trades.ts';

const NOW = { now: '2026-11' };
const plain = { heading: null, list: null, bold: false, size: null, color: null, links: [], gap: false };

/** What is read from paragraphs of a DOCX. */
function paragraphs(...blocks: (Partial<FlowBlock> & { text: string })[]): ResumeReading {
  const whole = blocks.map((block): FlowBlock => ({ ...plain, cell: null, ...block }));
  return parseResume({ kind: 'docx', blocks: whole, hidden: [], cut: false }, NOW);
}

const work = (...lines: string[]) => text('Ida Lund', 'ida@example.org', '', 'Work experience', ...lines);
const jobs = (reading: ResumeReading) =>
  reading.experience.map(({ company, title, location, start, end }) => [
    company,
    title,
    location,
    start,
    end,
  ]);

describe('a table of work', () => {
  const cells = (row: number, ...texts: string[]) =>
    texts.flatMap((one, column) => (one ? [{ text: one, cell: { table: 1, row, column } }] : []));

  test('keeps its columns where a cell has two paragraphs and another none', () => {
    const reading = paragraphs(
      { text: 'Ida Lund' },
      { text: 'Experience', heading: 1 },
      ...cells(0, 'Period', 'Employer', 'Position', 'Duties'),
      ...cells(1, '02.2017 – present', 'Brightwater Mills', 'Lathe Operator', 'five axes'),
      { text: 'mends programs', cell: { table: 1, row: 1, column: 3 } },
      ...cells(2, '2010 – 2016', 'Corven', 'Packer', ''),
    );
    expect(jobs(reading)).toEqual([
      ['Brightwater Mills', 'Lathe Operator', null, '2017-02', null],
      ['Corven', 'Packer', null, '2010', '2016'],
    ]);
    expect(reading.experience[0]?.description).toBe('five axes mends programs');
  });
});

describe('cells of a table', () => {
  const row = (at: number, ...cells: (string | string[])[]) =>
    cells.flatMap((texts, column) =>
      [texts].flat().map((one) => ({
        text: one.replace(/^- /, ''),
        list: one.startsWith('- ') ? 0 : null,
        cell: { table: 1, row: at, column },
      })),
    );
  const named = (reading: ResumeReading) =>
    jobs(reading).map(([company, title, , start]) => [company, title, start]);
  const resume = (...rows: (Partial<FlowBlock> & { text: string })[][]) =>
    paragraphs({ text: 'Ida Lund' }, ...rows.flat());
  const heading = [{ text: 'Experience', heading: 1 }];

  test('have what is listed in them apart from what stands beside them', () => {
    const reading = resume(
      heading,
      row(0, ['Corven', '2019 – 2023'], ['Skovleder', '- Kept the woods', '- Counted deer']),
      row(1, ['Brightwater', '2014 – 2018'], ['Butiksassistent', '- Sold bread']),
    );
    expect(named(reading)).toEqual([
      ['Corven', 'Skovleder', '2019'],
      ['Brightwater', 'Butiksassistent', '2014'],
    ]);
    expect(reading.experience[0]?.description).toBe('Kept the woods\nCounted deer');
  });

  test('have dates of two paragraphs, and towns that no list holds where another has one of the list', () => {
    const reading = resume(
      heading,
      row(0, ['Mar 2018 –', 'Feb 2023'], 'Netlo', 'Hjortvik', 'Souschef'),
      row(1, ['Jan 2014 –', 'Feb 2018'], 'Kvikka', 'Leeds', 'Butiksassistent'),
    );
    expect(jobs(reading)).toEqual([
      ['Netlo', 'Souschef', 'Hjortvik', '2018-03', '2023-02'],
      ['Kvikka', 'Butiksassistent', 'Leeds', '2014-01', '2018-02'],
    ]);
  });

  test('name the section that stands beside them', () => {
    const reading = resume(
      row(0, 'Experience', [
        'Bench Joiner at Corven, Leeds',
        'Mar 2018 – Present',
        'Foreman at Netlo, Bath',
        '2011 – 2018',
      ]),
    );
    expect(named(reading)).toEqual([
      ['Corven', 'Bench Joiner', '2018-03'],
      ['Netlo', 'Foreman', '2011'],
    ]);
  });

  test('may hold the town below the employer', () => {
    const reading = resume(
      heading,
      row(0, 'Employer', 'Role', 'Period'),
      row(1, ['Netlo', 'Vejgarden'], 'Souschef', '2018 – 2023'),
      row(2, ['Corven', 'Leeds'], 'Porter', '2015 – 2017'),
    );
    expect(jobs(reading).map(([company, , place]) => [company, place])).toEqual([
      ['Netlo', 'Vejgarden'],
      ['Corven', 'Leeds'],
    ]);
  });
});

test.each(['tokarz', 'butiksassistent', 'kirjastonhoitaja', 'Lagermedarbetare', 'водитель', 'Ślusarz'])(
  'a trade: %s',
  (word) => {
    expect([isTrade(word.toLowerCase()), isTrade('corven')]).toEqual([true, false]);
    expect(titleLikeness(word)).toBeGreaterThan(1);
  },
);

describe('words set apart by their look', () => {
  test.each([
    ['Train Driver', ', Corven Rail, Leeds', ['Train Driver', 'Corven Rail, Leeds']],
    ['Corven Rail', ', Leeds, Train Driver', ['Corven Rail, Leeds, Train Driver']],
    ['Corven Rail', ', Mori – Train Driver', ['Corven Rail, Mori – Train Driver']],
  ])('are a name of their own before another, but not before a place: %s%s', (bold, rest, parts) => {
    expect(atTurn({ text: bold + rest, turn: bold.length })).toEqual(parts);
  });

  test('are a name of their own, and the town behind a small word is the place', () => {
    const reading = paragraphs(
      { text: 'Ida Lund' },
      { text: 'Experience', heading: 1 },
      {
        text: 'Legnami Rovati di Sanfront, Commesso. (2014 – 2019)',
        turn: 'Legnami Rovati',
        boldStart: true,
      },
      { text: 'Mobili Terzi di Mori, Autista. (2009 – 2013)', turn: 'Mobili Terzi', boldStart: true },
    );
    expect(jobs(reading).map(([company, title]) => [company, title])).toEqual([
      ['Legnami Rovati', 'Commesso'],
      ['Mobili Terzi', 'Autista'],
    ]);
  });
});

describe('sentences in a head', () => {
  test.each([
    ['Nordhav Fisk AS, Hitra. Boatman.', 'Nordhav Fisk AS, Hitra\tTitle: Boatman', ''],
    [
      'Bottega Rovati, Office Manager. Runs the front desk, files',
      'Bottega Rovati, Office Manager',
      'Runs the front desk, files',
    ],
    ['Brightwater Corp. Boston', 'Brightwater Corp. Boston', ''],
  ])('%s', (line, head, told) => {
    expect([headOf(line), toldIn(line)]).toEqual([head, told]);
  });

  test('part the position from what is told of it, and lines that begin with their dates are heads however long', () => {
    const reading = work(
      'From March 2020 to today Hotel Belmora (Leeds): Head Receptionist. Led eight people through all shifts, groups and guests of name.',
      'From April 2015 to October 2019 Hotel Excelsa (Bath): Receptionist. Check-in, check-out, bookings and the desk at night.',
    );
    expect(jobs(reading)).toEqual([
      ['Hotel Belmora', 'Head Receptionist', 'Leeds', '2020-03', null],
      ['Hotel Excelsa', 'Receptionist', 'Bath', '2015-04', '2019-10'],
    ]);
    expect(reading.experience[1]?.description).toContain('bookings and the desk at night');
  });
});

test('a place may stand before a colon and the employer', () => {
  const reading = work('Fort Worth, TX: Corven', 'Project Manager', '02/2022 - Current');
  expect(jobs(reading)).toEqual([['Corven', 'Project Manager', 'Fort Worth, TX', '2022-02', null]]);
});

test('forms may number their employers', () => {
  const reading = work(
    '1) Organisation : Shoreline Builders',
    'Designation : Site Engineer',
    "Duration : Nov'19 – Till Date",
    '2) Organisation : Corven Limited',
    'Designation : Junior Engineer',
    "Duration : Jul'16 – Oct'19",
  );
  expect(reading.experience.map(({ company }) => company)).toEqual(['Shoreline Builders', 'Corven Limited']);
});

test.each(['Barsel: juli 2021 – april 2022', 'Vanhempainvapaa 2021 – 2022', 'Mateřská dovolená 2021 – 2022'])(
  'no position: %s',
  (line) => {
    const reading = work('Corven, Leeds', 'Accountant', '2014 – 2020', 'Bookkeeping', line);
    expect(reading.experience.map(({ title }) => title)).not.toContain(line.split(/[: ]/)[0]);
  },
);

describe('a Japanese employer', () => {
  test('has its town in brackets without a space', () => {
    expect(splitTrailingPlace('株式会社みなと商事(名古屋)')).toEqual({
      rest: '株式会社みなと商事',
      place: '名古屋',
    });
    expect(splitTrailingPlace('立山精密(昆山)')).toEqual({ rest: '立山精密(昆山)', place: null });
  });

  test('has the position behind the word for entering', () => {
    const reading = text(
      '高橋 美咲',
      '',
      '職歴',
      '2008年4月 株式会社みなと商事(見附市)入社 販売員',
      '2011年9月 一身上の都合により退職',
      '2011年10月 医療法人青葉会 入職 営業部に配属',
      '現在に至る',
    );
    expect(jobs(reading)).toEqual([
      ['株式会社みなと商事', '販売員', '見附市', '2008-04', '2011-09'],
      ['医療法人青葉会', null, null, '2011-10', null],
    ]);
  });
});
