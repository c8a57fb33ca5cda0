import { expect, test } from 'vitest';
import { page, put, text } from './test-documents.ts';

const listed = (...lines: string[]) =>
  text('Ada Quist', 'ada@quist.example', '', 'SKILLS', ...lines)
    .skills.filter(({ source }) => source === 'list')
    .map((skill) => skill.text);

test.each([
  [['Glazing (avanzado), Leadwork (sehr gut), Putty (básico)'], ['Glazing', 'Leadwork', 'Putty']],
  [
    ['Glazing - Alto', 'Leadwork - Medio', 'Frame repair - Experto'],
    ['Glazing', 'Leadwork', 'Frame repair'],
  ],
  [['玻璃(精通)、铅条(熟练)'], ['玻璃', '铅条']],
  [
    ['Glazing ◆ Leadwork of large windows ◆ Repair of old frames ◆ Putty'],
    ['Glazing', 'Leadwork of large windows', 'Repair of old frames', 'Putty'],
  ],
  [
    ['Glazing ~ Leadwork ~ Putty ~', 'Frames ~ Locks'],
    ['Glazing', 'Leadwork', 'Putty', 'Frames', 'Locks'],
  ],
  [
    ['Glazing, Leadwork', 'Řidičský průkaz: sk. B', 'Hobby: šachy'],
    ['Glazing', 'Leadwork'],
  ],
  [
    ['Glazing, Leadwork', '地域の皆様の力になりたいです。'],
    ['Glazing', 'Leadwork'],
  ],
])('the skills of %j', (lines, skills) => {
  expect(listed(...lines)).toEqual(skills);
});

test('names of groups in a column beside their skills are no skills', () => {
  const row = (y: number, name: string, skills: string) => [put(name, 50, y), put(skills, 180, y)];
  const read = page(
    put('Ada Quist', 50, 40, { size: 20 }),
    put('SKILLS', 50, 80, { bold: true }),
    ...row(95, 'Timber', 'Larch windows'),
    ...row(110, 'Panes', 'Float panes, Mirror panes'),
    ...row(125, 'Sundries', 'Putty'),
  );
  expect(read.skills.map((skill) => skill.text)).toEqual([
    'Larch windows',
    'Float panes',
    'Mirror panes',
    'Putty',
  ]);
});

test('a row that names skills is a section of its own, with the line that its comma opens', () => {
  const read = text(
    'Ada Quist',
    '',
    'EDUCATION',
    'Hale School, GED, 2004',
    'SKILLS : Glazing, Leadwork,',
    'Putty',
    '',
    'Other',
    'Languages: Welsh (native), Irish',
  );
  expect(read.skills.map((skill) => skill.text)).toEqual(['Glazing', 'Leadwork', 'Putty']);
  expect(read.languages.map(({ value }) => value)).toEqual(['Welsh (native)', 'Irish']);
  expect(read.education).toHaveLength(1);
});

test.each([
  ['Rua das Flores, 41 – Bairro Sul – Contagem/MG', 'Contagem'],
  ['0412 555 099 | ada@quist.example | Mackay QLD', 'Mackay QLD'],
  ['Nilüfer / Bursa | 0532 555 01 48', 'Bursa'],
  ['Bosted: Frøya', 'Frøya'],
  ['Проживает: Екатеринбург', 'Екатеринбург'],
])('the place in "%s"', (line, place) => {
  const { contact } = text('Ada Quist', line, '', 'EXPERIENCE', '2019 - 2023', 'Joiner, Hale & Sons');
  expect(contact.location?.value).toContain(place);
});

test('what a label says of something else is no place, and a register is no telephone', () => {
  const { contact } = text(
    'QUIST, Ada (CMIOSH)',
    'Sex: Male',
    'Born: 1989. 11. 02',
    'HPCSA: MP 0755501',
    '0152 5550 1987',
    '',
    'EXPERIENCE',
    '2019 - 2023',
    'Joiner, Hale & Sons',
  );
  expect(contact.name?.value).toBe('Ada Quist');
  expect(contact.location).toBeNull();
  expect(contact.phone?.place.quote).toBe('0152 5550 1987');
});
