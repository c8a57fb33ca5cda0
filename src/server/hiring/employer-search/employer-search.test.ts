import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { makeBlind } from '../../testing/blind-person.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let recruiter: Person;
let seen: string;
beforeAll(async () => {
  world = await openWorld();
  recruiter = await world.recruiter('rae@acme.example');
  const job = await postJob(recruiter, { title: 'Registered Nurse, Night Ward' });
  await postJob(recruiter, { title: 'Electrician' });
  seen = job.id;
  for (const name of ['Giulia Santorini', 'Tomasz Jastrzębski'])
    await applicant(world, recruiter, { jobId: job.id, name });
  await world.settle();
}, 120_000);
afterAll(() => world.close());

async function find(person: Person, q: string) {
  const { body, problem } = await person.call(api.searchCompany, { query: { q } });
  if (problem) throw new Error(JSON.stringify(problem));
  return { people: body.people.map(({ name }) => name), jobs: body.jobs.map(({ title }) => title) };
}

test.each([
  ['giulia', 'Giulia Santorini'],
  ['giu', 'Giulia Santorini'],
  ['guilia', 'Giulia Santorini'],
  ['giulai santroini', 'Giulia Santorini'],
  ['santorni', 'Giulia Santorini'],
  ['sant giulia', 'Giulia Santorini'],
  ['jastrzebski', 'Tomasz Jastrzębski'],
  ['Jastzębski', 'Tomasz Jastrzębski'],
  ['tomsz', 'Tomasz Jastrzębski'],
])('people: %s', async (q, name) => {
  expect(await find(recruiter, q)).toEqual({ people: [name], jobs: [] });
});

test.each([
  ['electrician', 'Electrician'],
  ['eletrician', 'Electrician'],
  ['elektr', 'Electrician'],
  ['ward nurse', 'Registered Nurse, Night Ward'],
  ['nihgt', 'Registered Nurse, Night Ward'],
])('jobs: %s', async (q, title) => {
  expect((await find(recruiter, q)).jobs).toEqual([title]);
});

test.each(['zzz', 'tomasz giulia', 'gxxlia', '"; drop', "o'x & | !", '%', '🙂'])('nothing: %s', async (q) => {
  expect(await find(recruiter, q)).toEqual({ people: [], jobs: [] });
});

test('other companies, hiring managers elsewhere and candidates find none of them', async () => {
  const other = await world.recruiter('olga@other.example');
  const manager = await colleagueOf(world, recruiter, 'mia@acme.example', 'hiring_manager');
  for (const person of [other, manager])
    for (const q of ['giulia', 'guilia', 'electrician', 'eletrician', 'nurse'])
      expect(await find(person, q)).toEqual({ people: [], jobs: [] });
  const body = { person_id: manager.id, part: 'hiring_manager' as const };
  await recruiter.call(api.changeHiringTeam, { params: { id: seen }, body });
  expect((await find(manager, 'guilia')).people).toEqual(['Giulia Santorini']);
  expect((await find(manager, 'eletrician')).jobs).toEqual([]);
  for (const person of [world.visitor(), await world.candidate()])
    expect([401, 403]).toContain((await person.call(api.searchCompany, { query: { q: 'guilia' } })).status);
});

test('somebody who is reviewed blind is not found by a name, misspelt or not', async () => {
  const job = await postJob(recruiter, { title: 'Baker' });
  await applicant(world, recruiter, { jobId: job.id, name: 'Wilhelmina Oduya' });
  await world.settle();
  expect((await find(recruiter, 'wilhelmnia')).people).toEqual(['Wilhelmina Oduya']);
  await makeBlind(recruiter, job.id);
  for (const q of ['wilhelmina', 'wilhelmnia']) expect((await find(recruiter, q)).people).toEqual([]);
});
