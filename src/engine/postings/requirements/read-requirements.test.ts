import { expect, test } from 'vitest';
import { questionAbout } from './questions.ts';
import { readRequirements } from './read-requirements.ts';
import { languageOf } from './posting-language.ts';

/** What is read, in short: "!" required, "?" desired, then kind and name. */
const short = (text: string) =>
  readRequirements(text).map(({ kind, name, required }) => `${required ? '!' : '?'}${kind} ${name}`);

test.each([
  ['You need Python. Docker is a plus.', ['!skill Python', '?skill Docker']],
  [
    'Requirements:\n- SQL\nNice to have:\n- Tableau\nBenefits:\n- Excel courses',
    ['!skill SQL', '?skill Tableau'],
  ],
  ['Knowledge of SQL would be great, but it is not required.', ['?skill SQL']],
  ['No driving licence needed. No degree required.', []],
  ['At least three years of experience as a baker.', ['!years 3']],
  ['We have been a bakery for more than 30 years.', []],
  ['Du hast 3–5 Jahre Erfahrung in der Montage.', ['!years 3', '!skill Montage']],
  ['Deutsch fließend, Französisch von Vorteil.', ['!language Deutsch (fließend)', '?language Französisch']],
  ['Our German customers love it.', []],
  ['Wir bieten Deutschkurse und einen Führerschein Klasse B.', []],
  ['Weekends are free, no night shifts.', []],
  ['You know a Big 4 firm and solve big problems. You need SQL.', ['!skill SQL']],
  ['Je werkt met het team. BIG-registratie vereist.', ['!licence BIG-registratie']],
  [
    'Wymagania:\n- Znajomość: Zorax, Blitro, Kwento, Pexilo, Ramudo i Tolmed',
    ['Zorax', 'Blitro', 'Kwento', 'Pexilo', 'Ramudo', 'Tolmed'].map((name) => `!skill ${name}`),
  ],
  [
    'Profil recherché :\nCompétences techniques : Zorax, Blitro, Kwento et Pexilo, Ramudo',
    ['Zorax', 'Blitro', 'Kwento', 'Pexilo', 'Ramudo'].map((name) => `!skill ${name}`),
  ],
  [
    'Requirements:\n- Zorax, Blitro, and an eye for the small things that make our guests come back, Kwento',
    [],
  ],
  ['Experience with some or all of the following: Docker and SQL.', ['!skill Docker', '!skill SQL']],
  ['Experience in challenging environments and SQL.', ['!skill SQL']],
  ['We hire regardless of religion, age, disability, genetics or veteran status.', []],
  ['You work in Leeds and need LEED.', ['!licence LEED']],
  ['Ein Führerschein ist nicht nötig, Staplerschein zwingend.', ['!licence Staplerschein']],
  ['Vous avez le permis B. Aucun diplôme exigé.', ['!driving Permis B']],
  [
    'Se requiere permiso de trabajo y disponibilidad para turnos de noche.',
    ['!right_to_work Permiso de trabajo', '!hours Disponibilidad para turnos de noche'],
  ],
])('%s', (text, found) => {
  expect(short(text)).toEqual(found);
});

test('each points at its words, and the same text gives the same answer', () => {
  const text =
    'Ihr Profil:\n- Mindestens fünf Jahre Erfahrung\n- Kenntnisse in Wundversorgung und Vivendi PD';
  const read = readRequirements(text);
  expect(read.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Mindestens fünf Jahre Erfahrung',
    'Wundversorgung',
    'Vivendi PD',
  ]);
  expect(readRequirements(text)).toEqual(read);
});

test('skills that only the work names are desired beside stated ones, and required where there are none', () => {
  expect(short('You weld pressure vessels by TIG welding.')).toEqual(
    expect.arrayContaining([expect.stringMatching(/^!skill/)]),
  );
  expect(short("What you'll do:\n- Welding\nRequirements:\n- Forklift operation")).toEqual([
    '?skill Welding',
    '!skill Forklift operation',
  ]);
});

test('what is no field of a job becomes a question in the language of the posting', () => {
  expect(questionAbout({ kind: 'hours', name: 'Schichtdienst' }, 'de')).toBe(
    'Können Sie zu diesen Zeiten arbeiten: „Schichtdienst“?',
  );
  expect(questionAbout({ kind: 'driving', name: 'Führerschein Klasse B' }, 'de')).toBeNull();
  expect(questionAbout({ kind: 'driving', name: 'Patente B e automunito' }, 'it')).toContain('automunito');
  expect(questionAbout({ kind: 'skill', name: 'Python' }, 'en')).toBeNull();
});

test.each([
  ['en', 'We are looking for somebody who works with the team and has experience.'],
  ['de', 'Wir suchen eine Person, die mit dem Team arbeitet und Erfahrung hat.'],
  ['fr', "Nous cherchons une personne pour travailler avec l'équipe dans notre atelier."],
  ['es', 'Buscamos una persona para trabajar con el equipo en nuestro taller.'],
  ['it', 'Cerchiamo una persona per lavorare con il team nel nostro laboratorio.'],
  ['pt', 'Procuramos uma pessoa para trabalhar com a equipa na nossa oficina.'],
  ['nl', 'Wij zoeken een collega die met het team in onze werkplaats werkt.'],
  ['sv', 'Vi söker en person som arbetar med teamet i vår verkstad och har erfarenhet.'],
  ['pl', 'Szukamy osoby do pracy z zespołem w naszym warsztacie oraz na budowie.'],
])('the language of a posting: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test('a long text of one letter or of commas is read in a blink', () => {
  for (const text of [
    'a'.repeat(20_000),
    ', '.repeat(10_000),
    'experience in '.repeat(1400),
    '1 '.repeat(10_000),
  ]) {
    const started = performance.now();
    readRequirements(text);
    expect(performance.now() - started).toBeLessThan(2000);
  }
});

test.each([
  ['An enhanced DBS check will be arranged by the school.', 'licence'],
  ['Wanted\n- 5 years as a qualified electrician', 'licence'],
  ['Required\n- Work with business analysts every day', 'skill'],
  ['Acme is a specialist software engineering company in Leeds.', 'skill'],
])('"%s" asks for no %s', (text, kind) => {
  expect(readRequirements(text).filter((one) => one.kind === kind)).toEqual([]);
});

test.each([
  ['Requirements\n- An enhanced DBS check is required', 'licence'],
  ['Requirements\n- You are a registered nurse', 'licence'],
  ['Requirements\n- Experience of business analysis', 'skill'],
  ['Requirements\n- Experience with Docker', 'skill'],
])('"%s" asks for a %s', (text, kind) => {
  expect(readRequirements(text).map((one) => one.kind)).toContain(kind);
});
