import { expect, test } from 'vitest';
import { headingKind } from './headings.ts';
import { page, put, text } from './test-documents.ts';

const WORK = ['', 'EXPERIENCE', '2019 - 2023', 'Joiner, Hale & Sons'];

test.each([
  ['Adı Soyadı\t: Ada Quist'],
  ['Nafn og heiti: Ada Quist'],
  ['Surname: Quist', 'First names: Ada'],
  ['Nachname\tQuist', 'Vorname\tAda'],
])('the name in "%s" is read', (...rows) => {
  expect(text(...rows, 'ada.quist@example.org', ...WORK).contact.name?.value).toBe('Ada Quist');
});

test('what stands behind a label that nobody knows is no name without an address that holds it', () => {
  const read = text('Ada Quist', 'Desired post: Forge Keeper', 'aq@example.org', ...WORK);
  expect(read.contact.name?.value).toBe('Ada Quist');
});

test.each([
  ['Vejle Nordby, woj. łódzkie', 'Vejle Nordby, woj. łódzkie'],
  ['Jerez de la Frontera (Cádiz)', 'Jerez de la Frontera (Cádiz)'],
  ['Rua Ipiranga, 1220 – Jardim Paulista – Ribeirão Preto/SP', 'Ribeirão Preto/SP'],
  ['Storage person. Albany, NY.', 'Albany, NY'],
  ['Residential area: Pinetown, KwaZulu-Natal', 'Pinetown, KwaZulu-Natal'],
])('the place in "%s" is read', (line, place) => {
  expect(text('Ada Quist', line, 'ada@quist.example', ...WORK).contact.location?.value).toBe(place);
});

test('the number of a register is no telephone', () => {
  const read = text('Ada Quist', 'Nurse (BIG 49918273604)', '06 5550 2718', 'ada@quist.example', ...WORK);
  expect(read.contact.phone?.place.quote).toBe('06 5550 2718');
});

test('rows of a form that name skills or other things are sections of their own', () => {
  const read = text(
    'Ada Quist',
    'ada@quist.example',
    '',
    'EDUCATION',
    'Institution\tAshby College',
    'Qualification\tB.A. in History',
    'Technical skills\tGlazing; Leadwork',
    'Mother tongue\tDanish',
  );
  expect(read.skills.map((skill) => skill.text)).toEqual(['Glazing', 'Leadwork']);
  expect(read.education.map(({ institution, degree }) => [institution, degree])).toEqual([
    ['Ashby College', 'B.A.'],
  ]);
});

test('first cells that stand in several rows of studies are labels, whatever they are called', () => {
  const read = text(
    'Ada Quist',
    'ada@quist.example',
    '',
    'EDUCATION',
    'Zdrbel\tAshby College',
    'Qarnu\tB.A. in History',
    'Plimt\t2012',
    'Zdrbel\tHale School',
    'Qarnu\tDiploma in Joinery',
    'Plimt\t2008',
  );
  expect(read.education.map(({ institution, degree, date }) => [institution, degree, date])).toEqual([
    ['Ashby College', 'B.A.', '2012'],
    ['Hale School', 'Diploma', '2008'],
  ]);
});

test('labels that end at one edge are parted from the values close to them', () => {
  const rows = [
    ['School', 'Ashby Lyceum of Arts'],
    ['Qualification', 'Diploma in Joinery'],
    ['Date', '2014'],
    ['Qualifications', 'Certificate in Glazing'],
    ['School', 'Hale Lyceum'],
  ] as const;
  const read = page(
    put('Ada Quist', 60, 40, { size: 20 }),
    put('ada@quist.example', 60, 65),
    put('EDUCATION', 60, 100, { bold: true }),
    ...rows.flatMap(([label, value], i) => [
      put(label, 150 - label.length * 5, 120 + i * 14),
      ...value
        .split(' ')
        .map((word, at, all) =>
          put(word, 156 + all.slice(0, at).join(' ').length * 5 + (at > 0 ? 5 : 0), 120 + i * 14),
        ),
    ]),
  );
  expect(read.education[0]).toMatchObject({ institution: 'Ashby Lyceum of Arts', degree: 'Diploma' });
});

test.each([
  ['Bottrop, den 3. September 2025'],
  ['Milano, 12/03/2024'],
  ['I hereby declare that all is true.'],
])('nothing behind "%s" is a skill', (line) => {
  const read = text(
    'Ada Quist',
    'ada@quist.example',
    ...WORK,
    '',
    'SKILLS',
    'Glazing',
    'Leadwork',
    line,
    'Ada Quist',
  );
  expect(read.skills.flatMap((one) => (one.source === 'list' ? one.text : []))).toEqual([
    'Glazing',
    'Leadwork',
  ]);
});

test('a row that names the columns of a table of skills is none', () => {
  const read = text(
    'Ada Quist',
    'ada@quist.example',
    ...WORK,
    '',
    'SKILLS',
    'Program\tSeviye',
    'Blender\tİyi',
  );
  expect(read.skills.map((skill) => skill.text)).not.toContain('Program');
});

test.each([
  ['Tickets and skills', 'skills'],
  ['Jobs held, latest first', 'experience'],
  ['Experience – most recent first', 'experience'],
  ['Skills and interests', 'skills'],
])('"%s" opens a section of %s', (words, kind) => {
  expect(headingKind(words)).toBe(kind);
});

test('a short section of an unknown name with the address in it says how a person is reached', () => {
  const read = text(
    'Ada Quist',
    ...WORK,
    '',
    'Bereikbaar',
    '06 5550 2718',
    'ada@quist.example',
    'Drachten',
    '',
    'SKILLS',
    'Glazing',
  );
  expect(read.contact.location?.value).toBe('Drachten');
});

test('skills in two columns, the second of them behind signs, are not named by the first', () => {
  const rows = ['Glazing\t• Leadwork', 'Roof work\t• Joinery'];
  const read = text('Ada Quist', 'ada@quist.example', ...WORK, '', 'SKILLS', ...rows);
  expect(read.skills.map((skill) => skill.text)).toEqual(['Glazing', 'Leadwork', 'Roof work', 'Joinery']);
});
