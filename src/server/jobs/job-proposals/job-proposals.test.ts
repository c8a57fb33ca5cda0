import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { makeDocx, makePdf, paragraph } from '../../platform/adapters/documents/sample-documents.ts';
import type { Person } from '../../platform/http/person.ts';
import { type PageServer, startPageServer } from '../../testing/page-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let sites: PageServer;
let rosa: Person;

beforeAll(async () => {
  sites = await startPageServer();
  world = await openWorld({ safeFetch: sites.safeFetch, env: { RATE_LIMITS: 'off' } });
  rosa = await world.recruiter('rosa@tarn.example');
});
afterAll(async () => {
  await world.close();
  await sites.close();
});

const lines = [
  'Pflegefachkraft (m/w/d)',
  'Seniorenhaus am Anger, Erfurt, Deutschland',
  'Ihr Profil:',
  '- Mindestens zwei Jahre Erfahrung',
  '- Kenntnisse in Wundversorgung',
  '- Bereitschaft zum Schichtdienst',
  'Gehalt: 3.200 - 3.700 € pro Monat',
];
const inFile = async (file: string | Buffer) =>
  (
    await rosa.call(api.readVacancyFile, {
      body: new Blob([typeof file === 'string' ? file : Uint8Array.from(file)]),
    })
  ).body;
const at = async (url: string) => (await rosa.call(api.readVacancyAddress, { body: { url } })).body;

test.each([
  ['text', () => Promise.resolve(lines.join('\n'))],
  ['DOCX', () => makeDocx(lines.map((line) => paragraph(line)).join(''))],
  ['PDF', () => makePdf((pdf) => lines.forEach((line) => pdf.fontSize(11).text(line)))],
])('a vacancy in a %s file is read, each value with its words in the description', async (_kind, make) => {
  const { vacancy, problem } = await inFile(await make());
  expect(problem).toBeNull();
  expect(vacancy).toMatchObject({
    title: { value: 'Pflegefachkraft (m/w/d)', words: null },
    places: [{ value: { city: 'Erfurt', state: '', country: 'Germany' } }],
    pay: { value: { min: 3200, max: 3700, currency: 'EUR', interval: 'month' } },
  });
  expect(vacancy?.requirements.map(({ kind, name }) => [kind, name])).toEqual([
    ['years', '2'],
    ['skill', 'Wundversorgung'],
    ['hours', 'Schichtdienst'],
  ]);
  for (const { words } of [...(vacancy?.requirements ?? []), ...(vacancy?.places ?? [])])
    expect(vacancy?.description.slice(words?.start, words?.end)).toBe(words?.quote);
});

test.each([
  ['nothing', '', 'This file is empty. Choose another one.'],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'This file is not a PDF, Word or text document.'],
  ['a broken PDF', '%PDF-1.7 nothing', 'This file is damaged'],
  ['a few words', 'Baker', 'No text was found in this file.'],
])('of %s a clear reason is given', async (_what, file, reason) => {
  const answer = await inFile(file);
  expect(answer.vacancy).toBeNull();
  expect(answer.problem).toContain(reason);
});

test('a file is read without a copy of it staying anywhere', async () => {
  await inFile(lines.join('\n'));
  expect(await world.services.files.dropLeftovers(new Date(8.64e15))).toBe(0);
});

test('a vacancy at an address: what its data state goes before what its text says', async () => {
  const posting = {
    '@type': 'JobPosting',
    title: 'Baker',
    description: '<p>You bake bread for Bath. You need two years of experience.</p><ul><li>Baking</li></ul>',
    employmentType: ['PART_TIME'],
    jobLocation: { address: { addressLocality: 'Bath', addressCountry: 'GB' } },
    baseSalary: { currency: 'GBP', value: { minValue: 12, maxValue: 14, unitText: 'HOUR' } },
  };
  const html = `<script type="application/ld+json">${JSON.stringify(posting).replaceAll('</', '<\\/')}</script>`;
  sites.pages.set('https://tarn.example/jobs/7', { body: html });
  const { vacancy } = await at('tarn.example/jobs/7');
  expect(vacancy).toMatchObject({
    title: { value: 'Baker', words: null },
    places: [{ value: { city: 'Bath', state: '', country: 'United Kingdom' }, words: null }],
    pay: { value: { min: 12, max: 14, currency: 'GBP', interval: 'hour' }, words: null },
    job_type: { value: 'part_time', words: null },
  });
  expect(vacancy?.requirements.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'years 2',
    'skill Baking',
  ]);
});

test.each([
  ['https://tarn.example/gone', 'This address could not be opened.'],
  ['https://tarn.example/login', 'No vacancy was found on this page.'],
  ['https://tarn.example/a.pdf', 'This address leads to a file'],
])('%s: a clear reason is given', async (url, reason) => {
  sites.pages.set('https://tarn.example/login', { body: '<html><body>Sign in</body></html>' });
  sites.pages.set('https://tarn.example/a.pdf', { body: '%PDF', type: 'application/pdf' });
  const answer = await at(url);
  expect(answer.vacancy).toBeNull();
  expect(answer.problem).toContain(reason);
});

test('candidates and visitors cannot have addresses and files read here', async () => {
  const candidate = await world.candidate('sam@mail.example');
  for (const person of [candidate, world.visitor()]) {
    expect(
      (await person.call(api.readVacancyAddress, { body: { url: 'https://tarn.example/jobs/7' } })).status,
    ).toBeGreaterThanOrEqual(401);
    expect((await person.call(api.readVacancyFile, { body: new Blob(['x']) })).status).toBeGreaterThanOrEqual(
      401,
    );
  }
});
