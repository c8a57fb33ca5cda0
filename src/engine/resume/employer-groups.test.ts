import { describe, expect, it, test } from 'vitest';
import type { FlowBlock, TextItem } from './document.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';

const NOW = { now: '2026-11' };

/** A plain text; lines that begin with "**" are bold, as in a DOCX. */
function text(source: string, kind: 'txt' | 'docx' = 'txt'): ResumeReading {
  let gap = false;
  const blocks = source.split('\n').flatMap((raw): FlowBlock[] => {
    const line = raw.trim();
    const above = gap;
    gap = line === '';
    const bold = line.startsWith('**');
    const look = { heading: null, list: null, bold, size: null, color: null, cell: null, links: [] };
    const indent = kind === 'txt' ? { indent: raw.length - raw.trimStart().length } : {};
    return line ? [{ ...look, ...indent, text: line.replaceAll('**', ''), gap: above }] : [];
  });
  return parseResume({ kind, blocks, hidden: [], cut: false }, NOW);
}

const positions = ({ experience }: ResumeReading) =>
  experience.map(({ title, company, start, end }) => [title, company, start, end]);
const work = (source: string, kind?: 'docx') =>
  positions(text(`Ada Quill\nada@quill.example\n\nEXPERIENCE\n${source}`, kind));

describe('roles below their employer', () => {
  it('are known by time: their dates lie within the dates of the employer and fill them', () => {
    expect(
      work(`
Larkmoor Ferries, Oban  (2013 to now)
   Harbour Master (2020 to now)
     - berths for eleven vessels
   Deckhand (2013 to 2020)
     - ropes and ramps

Tarn Quarry, Kendal  (Sept. 2009 - June 2013)
   Loader Driver`),
    ).toEqual([
      ['Harbour Master', 'Larkmoor Ferries', '2020', null],
      ['Deckhand', 'Larkmoor Ferries', '2013', '2020'],
      ['Loader Driver', 'Tarn Quarry', '2009-09', '2013-06'],
    ]);
  });

  it('may be one, of the same dates, that looks unlike its employer', () => {
    const one = '**Tarn Quarry, de 2011 à 2013**\nLoader Driver, de 2011 à 2013\n';
    expect(work(`${one}**Larkmoor Ferries, 2008 - 2011**\nDeckhand, 2008 - 2011`, 'docx')).toEqual([
      ['Loader Driver', 'Tarn Quarry', '2011', '2013'],
      ['Deckhand', 'Larkmoor Ferries', '2008', '2011'],
    ]);
  });

  it('stand in a plain text by how far they are set in', () => {
    expect(work('Tarn Quarry (2011 - 2013)\n  Loader Driver (2011 - 2013)\n    - a loader')).toEqual([
      ['Loader Driver', 'Tarn Quarry', '2011', '2013'],
    ]);
  });

  it('may have no dates, several below one employer', () => {
    const roles = 'Cook\n    - soups\n  Head Cook\n    - rotas and soups';
    expect(work(`Sorrel House, Kendal (2011 - 2019)\n  ${roles}`)).toEqual([
      ['Cook', 'Sorrel House', '2011', '2019'],
      ['Head Cook', 'Sorrel House', '2011', '2019'],
    ]);
  });

  test.each([
    ['two jobs at one time', 'Baker, Sorrel House (2015 - 2019)\nDriver, Tarn Quarry (2015 - 2019)'],
    ['jobs that only overlap', 'Baker, Sorrel House (2010 - 2019)\nDriver, Tarn Quarry (2012 - 2015)'],
  ])('are not taken from %s', (_, source) => {
    const names = work(source).map(([title, company]) => [title, company]);
    expect(names).toEqual([
      ['Baker', 'Sorrel House'],
      ['Driver', 'Tarn Quarry'],
    ]);
  });

  it('are not the customers below a person who worked alone', () => {
    const names = work('Translator (2010 - 2020)\nTarn Quarry Ltd (2015 - 2020)\nSorrel Group (2010 - 2015)');
    expect(names).not.toContainEqual(['Tarn Quarry Ltd', 'Translator', '2015', '2020']);
  });
});

describe('a table whose first row names its columns', () => {
  const row = (...cells: string[]) => cells;
  const table = (...rows: string[][]): ResumeReading => {
    const plain = { heading: null, list: null, bold: false, size: null, color: null, links: [], gap: false };
    const blocks = rows.flatMap((cells, at): FlowBlock[] =>
      cells.map((words, column) => ({
        ...plain,
        text: words,
        cell: cells.length > 1 ? { table: 1, row: at, column } : null,
      })),
    );
    return parseResume({ kind: 'docx', blocks, hidden: [], cut: false }, NOW);
  };

  it('is read by these names, whatever the order', () => {
    const reading = table(
      row('Gül Dere'),
      row('İŞ DENEYİMİ'),
      row('Tarih', 'Kurum', 'Görev'),
      row('09.2017 – Halen', 'Ova Tekstil', 'Kalite Şefi'),
      row('EĞİTİM'),
      row('Yıl', 'Okul', 'Bölüm', 'Derece'),
      row('2007 – 2011', 'Ova Üniversitesi', 'Tekstil Mühendisliği', 'Lisans'),
    );
    expect(positions(reading)).toEqual([['Kalite Şefi', 'Ova Tekstil', '2017-09', null]]);
    expect(reading.education).toMatchObject([
      { institution: 'Ova Üniversitesi', field: 'Tekstil Mühendisliği', degree: 'Lisans' },
    ]);
  });

  it('holds in a column of an unknown name what the others do not', () => {
    const reading = table(
      row('Ada Quill'),
      row('Experience'),
      row('Dates', 'Gang', 'Position'),
      row('2017 – 2019', 'Tarn Quarry', 'Driver'),
      row('2012 – 2017', 'Sorrel House', 'Cook'),
    );
    expect(positions(reading)).toEqual([
      ['Driver', 'Tarn Quarry', '2017', '2019'],
      ['Cook', 'Sorrel House', '2012', '2017'],
    ]);
  });

  it('stays whole on a page, and words and dates that wrap in its cells are put together', () => {
    const plain = { size: 10, color: '#000000', hidden: null, link: null, spaced: false };
    const put = (words: string, x: number, y: number, bold = false): TextItem => ({
      ...plain,
      text: words,
      x,
      y,
      bold,
      width: words.length * 5,
    });
    const put5 = (y: number, bold: boolean, ...cells: string[]) =>
      cells.flatMap((words, i) => (words ? [put(words, [30, 130, 230, 290, 350][i] ?? 0, y, bold)] : []));
    const items = [
      { ...put('Ada Quill', 30, 40), size: 22 },
      put('Work', 30, 80, true),
      ...put5(100, true, 'Company', 'Role', 'Start', 'End', 'Main tasks'),
      ...put5(120, false, 'Tayside', 'Plasterer', 'Mar 2019', 'Present', 'Lime and gypsum'),
      ...put5(131, false, 'Finishing', '', '', '', 'in old houses'),
      ...put5(150, false, 'Carse Interiors', 'Plasterer', 'May', 'Feb', 'Dry lining'),
      ...put5(161, false, '', '', '2015', '2019', ''),
      ...put5(180, false, 'Carse Interiors', 'Apprentice', 'Jun 2011', 'Apr 2015', 'Learning'),
    ];
    const pages = [{ width: 600, height: 800, items }];
    const reading = parseResume({ kind: 'pdf', pages, hidden: [], cut: false }, NOW);
    expect(positions(reading)).toEqual([
      ['Plasterer', 'Tayside Finishing', '2019-03', null],
      ['Plasterer', 'Carse Interiors', '2015-05', '2019-02'],
      ['Apprentice', 'Carse Interiors', '2011-06', '2015-04'],
    ]);
    expect(reading.experience[0]?.description).toBe('Lime and gypsum in old houses');
  });
});

describe('a resume of a scholar', () => {
  const reading = text(`Dr. Ada Quill
ada@quill.example

ACADEMIC APPOINTMENTS
2019–present\tLecturer in Optics, University of Corrib
2016–2019\tResearch Fellow, Institute of Marine Geology, Kiel

QUALIFICATIONS
2016\tPhD, University of Hull. Thesis: Storms of the west

GRANTS
2021\tAtlantic Programme, €410,000 (PI)

SKILLS
Optics, Statistics`);

  it('has appointments as positions, and neither grants nor a thesis in its studies', () => {
    expect(positions(reading)).toEqual([
      ['Lecturer in Optics', 'University of Corrib', '2019', null],
      ['Research Fellow', 'Institute of Marine Geology', '2016', '2019'],
    ]);
    expect(reading.education.map(({ degree, institution }) => [degree, institution])).toEqual([
      ['PhD', 'University of Hull'],
    ]);
  });

  it('is of a person whose name has no title before it', () => {
    expect(reading.contact.name?.value).toBe('Ada Quill');
  });
});

test.each([
  ['Freelance Illustrator, Larch Books\t2017 – 2019', 'Freelance Illustrator'],
  ['Contract Manager, Larch Books\t2017 – 2019', 'Contract Manager'],
])('words about an employment are part of a title: %s', (line, title) => {
  expect(work(`${line}\n- books\n\nPainter, Fen Press\t2011 – 2017`)[0]?.[0]).toBe(title);
});

it('divides school, faculty and degree in signs at their spaces', () => {
  const reading = text('小野寺 千尋\n\n■学歴\n2009年4月～2013年3月　岩手大学　農学部　学士');
  expect(reading.education).toMatchObject([{ institution: '岩手大学', degree: '学士', start: '2009-04' }]);
});
