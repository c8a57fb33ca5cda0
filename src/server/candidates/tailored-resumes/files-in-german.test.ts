import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { extractDocx } from '../../platform/adapters/documents/docx.ts';
import { extractPdf } from '../../platform/adapters/documents/pdf.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

const resume = `Jörg Weiß
joerg@mail.example | +49 30 901820 | Köln, Germany

Berufserfahrung
Software Engineer, Größe & Söhne, Köln
September 2018 - heute
- Responsible for managing deployments on k8s for 12 branches

Kenntnisse
Kubernetes, SQL

Sprachen
Deutsch
`;
const claim = 'Responsible for managing deployments on k8s for 12 branches';
const text = 'Managed deployments on Kubernetes for 12 branches';
const inGerman = { 'accept-language': 'de' };

let world: World;
let joerg: Person;
let copyId: string;
beforeAll(async () => {
  world = await openWorld();
  const recruiter = await world.recruiter();
  const job = await postJob(recruiter, { skills: ['Kubernetes'], description: 'You run clusters.' });
  joerg = await world.candidate();
  const body = new Blob([resume], { type: 'text/plain' });
  await joerg.call(api.uploadResume, { query: { file_name: 'cv.txt' }, body });
  await world.settle();
  const copy = await joerg.call(api.acceptBullet, {
    params: { id: job.id },
    body: { claim, text },
    headers: inGerman,
  });
  expect(copy.body.name).toBe(`Jörg Weiß für ${job.title}, ${job.employer_name}`);
  copyId = copy.body.id;
});
afterAll(() => world.close());

const own = ['Jörg Weiß', 'Größe & Söhne, Köln', 'Kubernetes, SQL'];
const german = ['Berufserfahrung', 'Sept. 2018 - heute', 'Kenntnisse', 'Sprachen'];
const english = ['Experience', 'Sep 2018 - Present', 'Skills', 'Languages'];

test.each(['pdf', 'docx', 'md'])(
  'a %s has headings and dates in the language of its reader',
  async (format) => {
    expect(missingIn(await fileAs(`format=${format}`, inGerman), [...own, ...german])).toEqual([]);
    expect(missingIn(await fileAs(`format=${format}`, {}), [...own, ...english])).toEqual([]);
  },
);

test('a person may choose another language for a file than they read in', async () => {
  const chosen = await fileAs('format=pdf&language=en', inGerman);
  expect(missingIn(chosen, [...own, ...english])).toEqual([]);
  expect(missingIn(chosen, german)).toEqual(german);
  const refused = await joerg.send('GET', `/api/tailored-resumes/${copyId}/file?language=xx`);
  expect(refused.status).toBe(400);
});

test('a copy that is kept among the resumes is written in the chosen language, and read back whole', async () => {
  const params = { id: copyId };
  const kept = (await joerg.call(api.saveTailoredFile, { params, query: { language: 'de' } })).body;
  await world.settle();
  const { values } = (await joerg.call(api.getReading, { params: { id: kept.id } })).body;
  expect(JSON.stringify(values)).toContain('Größe & Söhne');
  const { url } = (await joerg.call(api.linkResume, { params: { id: kept.id } })).body;
  const file = await joerg.send('GET', url);
  expect(missingIn(await textOf('pdf', file), german)).toEqual([]);
});

test('the words that a profile is called by without a name are those of its reader', async () => {
  const nobody = await world.candidate();
  const answer = await nobody.send('GET', '/api/profile/file?format=md', { headers: inGerman });
  expect(answer.headers.get('content-disposition')).toContain('Profil.md');
});

async function fileAs(query: string, headers: Record<string, string>): Promise<string> {
  const answer = await joerg.send('GET', `/api/tailored-resumes/${copyId}/file?${query}`, { headers });
  expect(answer.status).toBe(200);
  return textOf(/format=(\w+)/.exec(query)?.[1] ?? 'pdf', answer);
}

/** What a program reads out of a file. */
async function textOf(format: string, file: Response): Promise<string> {
  if (format === 'md') return file.text();
  const bytes = new Uint8Array(await file.arrayBuffer());
  const document = await (format === 'pdf' ? extractPdf(bytes) : extractDocx(bytes));
  const parts = document.kind === 'pdf' ? document.pages.flatMap(({ items }) => items) : document.blocks;
  return parts.map((part) => part.text.trim()).join(' ');
}

function missingIn(text: string, wanted: string[]): string[] {
  return wanted.filter((one) => !text.includes(one));
}
