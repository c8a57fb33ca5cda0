import { expect, test } from 'vitest';
import { headingKind, likelyHeadingKind } from './headings.ts';
import { page, put, text } from './test-documents.ts';

test.each([
  ['Anställningar', 'experience'],
  ['Průběh zaměstnání', 'experience'],
  ['Wo ich gearbeitet habe', 'experience'],
  ['Institutions attended with dates', 'education'],
  ['Iskolai tanulmányok', 'education'],
  ['Skolegang', 'education'],
  ['Riwayat pendidikan', 'education'],
  ['Dovednosti', 'skills'],
  ['Kỹ năng', 'skills'],
  ['Nyelvismeret', 'languages'],
  ['Szkolenia i kursy', 'certifications'],
  ['Trainings and seminars attended', 'certifications'],
  ['Publications (10 of 43)', 'publications'],
  ['Förtroendeuppdrag', 'volunteering'],
  ['Away from work', 'interests'],
  ['Suosittelijat', 'references'],
  ['Korkort', 'other'],
])('%s names a section of %s', (words, kind) => {
  expect(headingKind(words) ?? likelyHeadingKind(words)).toBe(kind);
});

const WORK = ['', 'EXPERIENCE', '2019 - 2023', 'Joiner, Hale & Sons'];

test.each([
  ['WILMOWSKA Zofia', 'z.wilmowska@example.pl', 'Zofia Wilmowska'],
  ['Jméno: Mgr. Ivana Doležel', 'ivana@example.cz', 'Ivana Doležel'],
  ['lies van der meulen', 'liesvandermeulen@example.nl', 'Lies Van Der Meulen'],
  ['Maître Solène Garrigue', 'garrigue@example.fr', 'Solène Garrigue'],
])('the name in "%s" is read', (line, email, name) => {
  expect(text(line, email, '', 'EXPERIENCE', '2019 - 2023', 'Joiner, Hale & Sons').contact.name?.value).toBe(
    name,
  );
});

test('a title of a document, the label of a name and initials are no name where more is said', () => {
  const { contact } = text(
    'Životopis',
    'Name',
    'R. Quillfeather',
    'Robin Quillfeather',
    'robin@quillfeather.example',
    ...WORK,
  );
  expect(contact.name?.value).toBe('Robin Quillfeather');
});

test('name and address at the end of a resume are not studies', () => {
  const read = text(
    ...WORK,
    '',
    'EDUCATION',
    'Diploma in Joinery, Ashby College, 2015',
    '',
    'Petra Lindqvist',
    'petra.l@example.com',
    'Lincoln, NE',
  );
  expect(read.contact.name?.value).toBe('Petra Lindqvist');
  expect(read.contact.location?.value).toBe('Lincoln, NE');
  expect(read.education.map(({ institution }) => institution)).toEqual(['Ashby College']);
});

test('a name in the largest letters is no skill of the panel beside it', () => {
  const bold = { bold: true };
  const read = page(
    put('CONTACT', 20, 40, bold),
    put('maren.oldach@example.com', 20, 55),
    put('SKILLS', 20, 90, bold),
    put('Glazing', 20, 105),
    put('Leadwork', 20, 120),
    put('Maren', 220, 40, { size: 26 }),
    put('Oldach', 220, 70, { size: 26 }),
    put('EXPERIENCE', 220, 110, bold),
    put('Glazier, Hale Glass', 220, 125),
    put('2019 - 2023', 500, 125),
  );
  expect(read.contact.name?.value).toBe('Maren Oldach');
  expect(read.skills.map((skill) => skill.text)).toEqual(['Glazing', 'Leadwork']);
});
