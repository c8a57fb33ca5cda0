import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentPage, ExtractedDocument, FlowBlock, TextItem } from './document.ts';
import { parseResume } from './parse-resume.ts';
import type { Place, ResumeReading } from './reading.ts';

const NOW = { now: '2026-11' };

function block(text: string, more: Partial<FlowBlock> = {}): FlowBlock {
  return {
    text,
    heading: null,
    list: null,
    bold: false,
    size: null,
    color: null,
    gap: false,
    cell: null,
    links: [],
    ...more,
  };
}

function text(source: string): ExtractedDocument {
  let gap = false;
  const blocks: FlowBlock[] = [];
  for (const line of source.trim().split('\n')) {
    if (line.trim()) blocks.push(block(line.trim(), { gap }));
    gap = !line.trim();
  }
  return { kind: 'txt', blocks, hidden: [], cut: false };
}

const TITLE_FIRST = `
Ada Quill
ada.quill@example.com | +44 20 7946 0958 | Leeds, UK | linkedin.com/in/adaquill

PROFILE
Ten years of keeping wards running.

EMPLOYMENT HISTORY
Ward Sister, Hollybush Infirmary
March 2019 - Present
• Led a team of 14 nurses across two wards.
• Cut waiting times by a third.

Staff Nurse, Meadow Clinic
06/2014 – 02/2019
• Cared for patients after surgery.

EDUCATION
B.Sc. in Nursing, University of Leeds, 2011 - 2014

SKILLS
Triage, Wound care, Team leadership, SystmOne
`;

const COMPANY_FIRST = `
Bo Lindgren
bo.lindgren@example.org

Berufserfahrung
Kessel & Sons GmbH
Maschinenbauingenieur
seit 04/2020
- Entwicklung von Pumpen

Nordwind AG
Praktikant
01/2019 – 03/2020
- Tests

Ausbildung
Technische Universität Dresden
M.Sc. Maschinenbau
2013 – 2018
`;

describe('a plain text', () => {
  it('assumes the country of the address for a phone number without country code', () => {
    const resume =
      'Ada Quill\n07700 900809\nLondon, United Kingdom\n\nWork\nNurse, Meadow Clinic\n2019 - 2023';
    expect(parseResume(text(resume), NOW).contact.phone?.value).toBe('07700 900809');
  });

  it('gives contact, positions, studies and skills with their places', () => {
    const reading = parseResume(text(TITLE_FIRST), NOW);
    expect(reading.contact.name?.value).toBe('Ada Quill');
    expect(reading.contact.email?.value).toBe('ada.quill@example.com');
    expect(reading.contact.phone?.value).toBe('+44 20 7946 0958');
    expect(reading.contact.location?.value).toBe('Leeds, UK');
    expect(reading.experience).toMatchObject([
      { title: 'Ward Sister', company: 'Hollybush Infirmary', start: '2019-03', end: null },
      { title: 'Staff Nurse', company: 'Meadow Clinic', start: '2014-06', end: '2019-02' },
    ]);
    expect(reading.experience[0]?.description).toBe(
      'Led a team of 14 nurses across two wards.\nCut waiting times by a third.',
    );
    expect(reading.education).toMatchObject([
      { degree: 'B.Sc.', field: 'Nursing', institution: 'University of Leeds', start: '2011', end: '2014' },
    ]);
    expect(reading.skills.map((skill) => skill.text)).toEqual([
      'Triage',
      'Wound care',
      'Team leadership',
      'SystmOne',
    ]);
    expect(reading.years).toBe(12.5);
  });

  it('reads the company first where that explains all entries, in German too', () => {
    const reading = parseResume(text(COMPANY_FIRST), NOW);
    expect(reading.experience).toMatchObject([
      { company: 'Kessel & Sons GmbH', title: 'Maschinenbauingenieur', start: '2020-04', end: null },
      { company: 'Nordwind AG', title: 'Praktikant', start: '2019-01', end: '2020-03' },
    ]);
    expect(reading.education).toMatchObject([
      { institution: 'Technische Universität Dresden', degree: 'M.Sc.' },
    ]);
  });

  it('assigns a company that is named once to all positions held there', () => {
    const grouped = `
Ada Quill
ada@example.com

Experience
Meadow Corp, Leeds, UK
2015 - 2021
Senior Analyst
2018 - 2021
• Led the team.
Analyst
2015 - 2018
• Ran the numbers.
`;
    expect(parseResume(text(grouped), NOW).experience).toMatchObject([
      { company: 'Meadow Corp', title: 'Senior Analyst', location: 'Leeds, UK', start: '2018' },
      { company: 'Meadow Corp', title: 'Analyst', location: 'Leeds, UK', start: '2015' },
    ]);
  });

  it('recognises work and study without headings by their content', () => {
    const bare = `
Ada Quill
ada@example.com

Ward Sister, Meadow Clinic
March 2019 to present

BSc Nursing, University of Leeds, 2012 - 2015
`;
    const reading = parseResume(text(bare), NOW);
    expect(reading.experience).toMatchObject([{ title: 'Ward Sister', company: 'Meadow Clinic', end: null }]);
    expect(reading.education).toMatchObject([
      { degree: 'BSc', field: 'Nursing', institution: 'University of Leeds' },
    ]);
  });

  it('reads a file of a hundred thousand lines in bounded time', () => {
    const started = process.cpuUsage();
    const reading = parseResume(text(`Experience\n${'Nurse, 2019 - 2020 (\nClinic\n'.repeat(50_000)}`), NOW);
    expect(reading.warnings.map((warning) => warning.code)).toContain('cut');
    // Time of the processor: other work of the machine does not count.
    expect(process.cpuUsage(started).user).toBeLessThan(10_000_000);
  });

  it('says so when no positions are found', () => {
    const codes = parseResume(text('Ada Quill\nada@example.com'), NOW).warnings.map(
      (warning) => warning.code,
    );
    expect(codes).toEqual(['no_experience']);
  });
});

function put(words: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem {
  return {
    text: words,
    x,
    y,
    width: words.length * 5,
    size: 10,
    bold: false,
    color: '#000000',
    hidden: null,
    link: null,
    spaced: false,
    ...more,
  };
}

function pages(...items: TextItem[][]): ExtractedDocument {
  const list: DocumentPage[] = items.map((page) => ({ width: 600, height: 800, items: page }));
  return { kind: 'pdf', pages: list, hidden: [], cut: false };
}

describe('a page', () => {
  const heading = (words: string, x: number, y: number) => put(words, x, y, { bold: true, size: 13 });

  it('separates a sidebar from the main column', () => {
    const reading = parseResume(
      pages([
        put('Ada Quill', 220, 40, { size: 22 }),
        heading('Skills', 30, 100),
        put('Triage', 30, 120),
        put('Wound care', 30, 134),
        put('Rostering', 30, 148),
        heading('Experience', 220, 100),
        put('Ward Sister', 220, 120, { bold: true }),
        put('Meadow Clinic, Leeds, UK', 220, 134),
        put('2015 - 2020', 460, 120),
        put('Ran two wards with fourteen nurses and a budget.', 230, 148),
        heading('Education', 220, 180),
        put('Diploma in Nursing, Leeds College', 220, 200),
        put('2012 - 2014', 460, 200),
      ]),
      NOW,
    );
    expect(reading.skills.map((skill) => skill.text)).toEqual(['Triage', 'Wound care', 'Rostering']);
    expect(reading.experience).toMatchObject([
      { title: 'Ward Sister', company: 'Meadow Clinic', start: '2015', end: '2020' },
    ]);
    expect(reading.education).toMatchObject([{ degree: 'Diploma', institution: 'Leeds College' }]);
  });

  it('pairs a date column with its rows, also where a date is wrapped', () => {
    const reading = parseResume(
      pages([
        put('Ada Quill', 30, 40, { size: 22 }),
        heading('Experience', 30, 100),
        put('Feb. 2021 - Jan.', 30, 120),
        put('2026', 30, 132),
        put('Ward Sister', 150, 120, { bold: true }),
        put('Meadow Clinic', 150, 132),
        put('• Ran two wards.', 160, 146),
        put('Jun. 2016 - Feb.', 30, 170),
        put('2021', 30, 182),
        put('Staff Nurse', 150, 170, { bold: true }),
        put('Hollybush Infirmary', 150, 182),
        put('• Cared for patients.', 160, 196),
      ]),
      NOW,
    );
    expect(reading.experience).toMatchObject([
      {
        title: 'Ward Sister',
        company: 'Meadow Clinic',
        start: '2021-02',
        end: '2026-01',
        description: 'Ran two wards.',
      },
      { title: 'Staff Nurse', company: 'Hollybush Infirmary', start: '2016-06', end: '2021-02' },
    ]);
  });

  it('reads letter-spaced headings', () => {
    const letters = Array.from('SKILLS').map((letter, i) =>
      put(letter, 30 + i * 9, 100, { width: 6, bold: true }),
    );
    const reading = parseResume(
      pages([put('Ada Quill', 30, 40, { size: 22 }), ...letters, put('Triage, Rostering', 30, 120)]),
      NOW,
    );
    expect(reading.skills.map((skill) => skill.text)).toEqual(['Triage', 'Rostering']);
  });
});

function places(reading: ResumeReading): Place[] {
  const { contact } = reading;
  return [contact.name, contact.email, contact.phone, contact.location, ...contact.links]
    .flatMap((value) => (value ? [value.place] : []))
    .concat(
      [...reading.experience, ...reading.education, ...reading.skills, ...reading.languages].map(
        (value) => value.place,
      ),
    );
}

const PIECES = fc.constantFrom(
  'EXPERIENCE',
  'Education',
  'SKILLS',
  'Ada Quill',
  'ada@example.com',
  '+44 20 7946 0958',
  'Leeds, UK',
  'Engineer',
  'Kessel GmbH',
  '2015 - 2019',
  'since 2020',
  'B.Sc. in Physics',
  'University of Leeds',
  '• did things.',
  'Python, SQL; Go',
  '',
  '(',
  'Tools:',
  'at',
  '•',
  '|',
  '—',
);
const LINE = fc.oneof(
  fc.array(PIECES, { maxLength: 4 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);
const ITEMS = fc.array(
  fc.record({
    words: LINE,
    x: fc.integer({ min: 0, max: 560 }),
    y: fc.integer({ min: 0, max: 790 }),
    bold: fc.boolean(),
  }),
  { maxLength: 40 },
);
const DOCUMENTS: fc.Arbitrary<ExtractedDocument> = fc.oneof(
  fc.array(LINE, { maxLength: 40 }).map((lines) => text(lines.join('\n'))),
  ITEMS.map((items) => pages(items.map(({ words, x, y, bold }) => put(words, x, y, { bold })))),
);

it('a title that begins like a location label is not a location', () => {
  const { contact } = parseResume(text('Hana Davis\nCity Engineer\nBengaluru, India\nhana@example.com'), NOW);
  expect(contact.location?.value).toBe('Bengaluru, India');
  const labelled = parseResume(text('Hana Davis\nCity: Bengaluru, India\nhana@example.com'), NOW);
  expect(labelled.contact.location?.value).toBe('Bengaluru, India');
});

it('parsing ends for a trailing comma in a course of study', () => {
  expect(parseResume(text('Education\n.,À\nA,B,C'), NOW).education).toBeInstanceOf(Array);
});

describe('laws', () => {
  it('every quote is in the line it names, and nothing throws', () => {
    fc.assert(
      fc.property(DOCUMENTS, (document) => {
        const reading = parseResume(document, NOW);
        const lines = new Map(reading.lines.map((line) => [`${line.page}:${line.line}`, line.text]));
        for (const place of places(reading))
          expect(lines.get(`${place.page}:${place.line}`)).toContain(place.quote);
      }),
      { numRuns: 400 },
    );
  });

  it('the same document gives the same bytes', () => {
    fc.assert(
      fc.property(DOCUMENTS, (document) => {
        const again = structuredClone(document);
        expect(JSON.stringify(parseResume(document, NOW))).toBe(JSON.stringify(parseResume(again, NOW)));
      }),
      { numRuns: 100 },
    );
  });

  it('confidence lies between 0 and 1', () => {
    fc.assert(
      fc.property(DOCUMENTS, (document) => {
        const { experience, education, skills } = parseResume(document, NOW);
        for (const { confidence } of [...experience, ...education, ...skills]) {
          expect(confidence).toBeGreaterThanOrEqual(0);
          expect(confidence).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 100 },
    );
  });
});
