import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { findJobs } from './find-jobs.ts';

let world: World;
let recruiter: Person;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
  const placed = (city: string, country: string) => ({ locations: [{ city, state: '', country }] });
  const lyon = placed('Lyon', 'France');
  await postJob(recruiter, {
    title: 'Registered Nurse',
    skills: ['Triage'],
    description: 'You run a ward.',
    ...lyon,
  });
  await postJob(recruiter, {
    title: 'Krankenpfleger',
    skills: ['Pflege'],
    description: 'Station 4.',
    ...placed('Berlin', 'Germany'),
  });
  await postJob(recruiter, {
    title: 'Ward Manager',
    skills: ['Nursing'],
    description: 'You plan shifts.',
    ...lyon,
  });
  await postJob(recruiter, {
    title: 'Python Developer',
    skills: ['Python'],
    description: 'Services for clinics.',
    ...lyon,
  });
  await postJob(recruiter, {
    title: 'Clerk',
    skills: ['Filing'],
    description: 'You write to nurses and a developer.',
    ...lyon,
  });
  await world.services.jobIndex.start();
}, 60_000);
afterAll(() => world.close());

async function ask(query: {
  q: string;
  sort?: 'newest' | 'fit' | 'relevance';
  limit?: number;
  cursor?: string;
}) {
  await world.services.jobIndex.catchUp();
  const { body } = await world.visitor().call(api.listJobs, { query });
  return { ...body, titles: body.items.map(({ title }) => title) };
}

const posted = ['Registered Nurse', 'Krankenpfleger', 'Ward Manager', 'Clerk'];
const nurses = ['Registered Nurse', 'Krankenpfleger', 'Ward Manager', 'Clerk'];

test('before the index is built the newest come first, and the answer says so', async () => {
  const services = { ...world.services, jobIndex: { ...world.services.jobIndex, current: null } };
  const asked = {
    q: 'nurse',
    sort: 'relevance' as const,
    candidateId: null,
    now: new Date(),
    limit: 10,
    cursor: undefined,
  };
  const found = await findJobs(services, asked);
  expect(found.sort).toBe('newest');
  expect(found.items.map(({ title }) => title)).toEqual([...posted].toReversed());
});

test('"nurse" gives nurses first, also those in other languages, page by page', async () => {
  const found = await ask({ q: 'nurse' });
  expect(found).toMatchObject({ sort: 'relevance', titles: nurses, total: 4, replaced: [] });
  const first = await ask({ q: 'nurse', limit: 3 });
  const second = await ask({ q: 'nurse', limit: 3, cursor: first.next_cursor ?? '' });
  expect([...first.titles, ...second.titles]).toEqual(nurses);
  expect((await ask({ q: 'nurse', sort: 'newest' })).titles).toEqual([...posted].toReversed());
});

test('misspelt words are corrected, unless they are in quotes', async () => {
  const found = await ask({ q: 'pyhton' });
  expect(found).toMatchObject({
    titles: ['Python Developer'],
    replaced: [{ typed: 'pyhton', instead: ['python'], kind: 'spelling' }],
  });
  expect(await ask({ q: '"pyhton"' })).toMatchObject({ titles: [], replaced: [] });
  expect((await ask({ q: 'developper' })).titles[0]).toBe('Python Developer');
});

test('"Deutschland" finds jobs in Germany, and the name in quotes does not', async () => {
  expect((await ask({ q: 'Deutschland' })).titles).toEqual(['Krankenpfleger']);
  expect((await ask({ q: 'nurse Allemagne' })).titles).toEqual(['Krankenpfleger']);
  expect((await ask({ q: '"Deutschland"' })).titles).toEqual([]);
});

test('the order by relevance needs words, and the order by fit a candidate', async () => {
  const { body } = await world.visitor().call(api.listJobs, { query: { sort: 'relevance' } });
  expect(body.sort).toBe('newest');
  expect((await ask({ q: 'nurse', sort: 'fit' })).sort).toBe('relevance');
  const candidate = await world.candidate();
  expect((await candidate.call(api.listJobs, { query: { q: 'nurse' } })).body.sort).toBe('relevance');
});
