import { expect, test } from 'vitest';
import { findDates, isDatePart } from './dates.ts';
import type { FlowBlock } from './document.ts';
import { headingKind } from './headings.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';
import { page, put, text } from './test-documents.ts';

const TOP = ['Ada Quist', 'ada@quist.example', ''];
const jobs = ({ experience }: ResumeReading) =>
  experience.map(({ title, company, start, end }) => [title, company, start, end]);
const studies = ({ education }: ResumeReading) =>
  education.map(({ institution, degree }) => [institution, degree]);
const skills = (reading: ResumeReading) => reading.skills.map((skill) => skill.text);

const plain = { heading: null, list: null, bold: false, size: 10, color: null, links: [], gap: false };

/** What is read from paragraphs of a DOCX. */
function paragraphs(...blocks: (Partial<FlowBlock> & { text: string })[]): ResumeReading {
  const whole = blocks.map((block): FlowBlock => ({ ...plain, cell: null, ...block }));
  return parseResume({ kind: 'docx', blocks: whole, hidden: [], cut: false }, { now: '2026-11' });
}

test.each([
  ['Where I have worked', 'experience'],
  ['What I did before', 'experience'],
  ['¿Qué he estudiado?', 'education'],
  ['Hier leerde ik', 'education'],
  ['What my hands know', 'skills'],
  ['Ce que je sais faire', 'skills'],
  ['Was ich kann', 'skills'],
  ['Co umiem', 'skills'],
  ['I speak', 'languages'],
  ['Where the road ends', null],
  ['How I work', null],
])('"%s" names a section of %s', (words, kind) => {
  expect(headingKind(words)).toBe(kind);
});

test('a month may stand before its day, as Americans write it', () => {
  expect(findDates('05/14/2017 - 09/10/2022')[0]).toMatchObject({ start: '2017-05', end: '2022-09' });
  expect(findDates('04/03/2014 - 06/05/2015')[0]).toMatchObject({ start: '2014-03', end: '2015-05' });
});

test('that work goes on may be said at both ends', () => {
  expect(findDates('od 2018 dosud')[0]).toMatchObject({ raw: 'od 2018 dosud', start: '2018', present: true });
});

test('a word for the end is part of dates, and none of words', () => {
  expect(isDatePart('à juin 2020')).toBe(true);
  expect(isDatePart('à Paris 2020')).toBe(false);
});

test('the end of a range may stand below its beginning, behind a word, at one edge or around one middle', () => {
  const rows = [
    ['October 2018', 'to May 2021', 'Pastry Cook, Hale Kitchens'],
    ['July 2014', 'to December 2015', 'Commis Chef, Ashby Inn'],
  ];
  const items = rows.flatMap(([from = '', to = '', head = ''], i) => [
    put(from, 150 - from.length * 5, 200 + i * 60),
    put(head, 170, 200 + i * 60, { bold: true }),
    put(to, 150 - to.length * 5, 214 + i * 60),
    put('Made bread and cakes for the whole house.', 170, 214 + i * 60),
  ]);
  const heading = put('EXPERIENCE', 50, 180, { bold: true, size: 13 });
  expect(jobs(page(put('Ada Quist', 50, 50, { size: 20 }), heading, ...items))).toEqual([
    ['Pastry Cook', 'Hale Kitchens', '2018-10', '2021-05'],
    ['Commis Chef', 'Ashby Inn', '2014-07', '2015-12'],
  ]);
});

test('studies whose dates stand in their last line are parted by them, and a degree that nobody knows is where others are', () => {
  const read = text(
    ...TOP,
    'EDUCATION',
    'Baum und Klang',
    'Nordhafen Kolleg, 2016',
    'Diploma in Joinery',
    'Ashby College, 2012',
    'Diploma in Glazing',
    'Hale School, 2010',
  );
  expect(studies(read)).toEqual([
    ['Nordhafen Kolleg', 'Baum und Klang'],
    ['Ashby College', 'Diploma'],
    ['Hale School', 'Diploma'],
  ]);
});

test('a label whose answer are the dates is no degree, and a subject behind its label no school', () => {
  const read = text(
    ...TOP,
    'EDUCATION',
    'Instituição: Colégio Mãe',
    'Conclusão: 2013',
    'Staatlich geprüfter Techniker, Fachrichtung Holz (Abendschule)',
    'Ashby College, 2016',
  );
  expect(read.education.map(({ degree }) => degree)).not.toContain('Conclusão');
  expect(read.education.at(-1)).toMatchObject({ degree: 'Staatlich geprüfter Techniker' });
  expect(read.education.at(-1)?.institution).toBe('Ashby College');
});

test('a campus behind "at" is part of the name of its university', () => {
  const read = text(...TOP, 'EDUCATION', '2012\tB.S. in Forestry, University of Quillon at Farmington');
  expect(studies(read)).toEqual([['University of Quillon at Farmington', 'B.S.']]);
});

test.each([
  ['Museum of Crossing at Pier 21 / Exhibition Designer (2020 - 2023)', 'Museum of Crossing at Pier 21'],
  ['Exhibition Designer, Paul Quist at No. 6, (2020 - 2023)', 'Paul Quist at No. 6'],
  ['Exhibition Designer at Quist Design (2020 - 2023)', 'Quist Design'],
])('the employer in "%s"', (head, employer) => {
  expect(text(...TOP, 'EXPERIENCE', head).experience[0]?.company).toBe(employer);
});

test('an employer goes on behind a dash where others of the section have none', () => {
  const read = text(
    ...TOP,
    'EXPERIENCE',
    'Nurse',
    'CHU de Quill – Hôpital Morvan',
    '2020 - 2023',
    'Carer',
    'Maison Ashby',
    '2017 - 2020',
    'Cook',
    'Auberge Hale',
    '2014 - 2017',
  );
  expect(read.experience.map(({ company }) => company)).toEqual([
    'CHU de Quill – Hôpital Morvan',
    'Maison Ashby',
    'Auberge Hale',
  ]);
});

test('commas within brackets part no title', () => {
  const read = text(...TOP, 'EXPERIENCE', 'Welder (TIG, MAG)', 'Quist Steel Ltd, 2018 - 2020');
  expect(read.experience[0]?.title).toBe('Welder (TIG, MAG)');
});

test('a list below a name that nobody knows is of skills, where nothing else lists any', () => {
  const list = ['Zdrbel', 'Lofting, Joinery, Epoxy work, Steam bending'];
  const work = [
    'EXPERIENCE',
    'Joiner, Hale Ltd',
    '2018 - 2020',
    '',
    'EDUCATION',
    'Diploma, Ashby College, 2012',
    '',
  ];
  const found = ['Lofting', 'Joinery', 'Epoxy work', 'Steam bending'];
  const headed = (words: string) => ({ text: words, bold: true, size: 13, gap: true });
  const read = (...more: string[]) =>
    paragraphs(
      ...[...TOP, ...work, ...more].flatMap((line) =>
        line === '' ? [] : [/^[A-Z]+$|^Zdrbel$/.test(line) ? headed(line) : { text: line }],
      ),
    );
  expect(skills(read(...list)).slice(0, 4)).toEqual(found);
  expect(skills(read(...list, 'SKILLS', 'Rowing'))).not.toContain('Lofting');
});

test('what stands small behind the only comma of a list of bullets belongs to its bullet', () => {
  const read = text(
    ...TOP,
    'SKILLS',
    '- Tramping',
    '- Tanker work, food grade',
    '- Multi-drop',
    '- Load security',
  );
  expect(skills(read)).toEqual(['Tramping', 'Tanker work, food grade', 'Multi-drop', 'Load security']);
});

test('a driving licence below its name is no skill', () => {
  expect(skills(text(...TOP, 'SKILLS', 'Joinery', 'Glazing', 'Führerschein', 'Klassen B, BE'))).toEqual([
    'Joinery',
    'Glazing',
  ]);
});

test('a sign before names of sections makes headings of all that begin with it', () => {
  const read = text(
    ...TOP,
    '■ Education',
    'Diploma, Ashby College, 2012',
    '■ Skills',
    'Joinery, Glazing',
    '■ Zdrbel',
    'Rowing',
  );
  expect(read.lines.find(({ text: words }) => words === 'Zdrbel')?.section).not.toBe('skills');
  expect(skills(read)).toEqual(['Joinery', 'Glazing']);
});

test.each([
  ['14 Hill Road, Bethesda, Gwynedd LL57 3PH', 'Bethesda'],
  ['Blk 418 Quist Street 42, Singapore 640418', 'Singapore 640418'],
  ['Mobile, Alabama', 'Mobile, Alabama'],
  ['Joiner · Zdrblby · tlf. 20 40 17 93 · quist@ada.example', 'Zdrblby'],
])('the place in "%s"', (line, place) => {
  const read = text(
    'Ada Quist',
    line,
    'ada@quist.example',
    '',
    'EXPERIENCE',
    'Joiner, Hale Ltd',
    '2018 - 2020',
  );
  expect(read.contact.location?.value).toBe(place);
});

test('rows of skills between strokes end with their lines in a plain text', () => {
  const read = text(...TOP, 'SKILLS', 'permit writing | blueprint reading', 'hydrostatic testing | rigging');
  expect(skills(read)).toEqual(['permit writing', 'blueprint reading', 'hydrostatic testing', 'rigging']);
});

test('licences beside studies are none, and studies of which nobody knows the names are kept', () => {
  const school = ['EDUCATION', 'Hale School, 1990 - 1995', 'Diploma', ''];
  const tickets = ['QUALIFICATIONS', 'Zdrbel (2004), Qarnu plimt (2022), Vorka (2019)', ''];
  expect(studies(text(...TOP, ...tickets, ...school))).toEqual([['Hale School', 'Diploma']]);
  expect(studies(text(...TOP, 'EDUCATION', 'Zdrbel Qarnu', 'Vorka Plimt, 2010 - 2012'))).toHaveLength(1);
});

test('words that a rule and capitals set apart head sections, though nobody knows any of them', () => {
  const head = (words: string) => ({ text: words, capitals: true, marked: true });
  const read = paragraphs(
    { text: 'Ada Quist' },
    { text: 'ada@quist.example' },
    head('Zdrbel and qarnu'),
    { text: 'Joiner, Hale Ltd\t2018 – 2020' },
    head('Plimt'),
    { text: 'Diploma, Ashby College\t2012' },
    head('Vorka tund'),
    { text: 'Lofting, Steam bending, Epoxy work' },
  );
  expect(skills(read)).toEqual(['Lofting', 'Steam bending', 'Epoxy work']);
});
