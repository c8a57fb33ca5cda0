import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../http/person.ts';
import { plainJob, postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { hasRecord } from './page-records.ts';

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  owner = await world.recruiter();
});
afterAll(() => world.close());

const has = (path: string, id: string, by: Person = world.visitor()) =>
  hasRecord(
    world.services,
    { path, params: { id } },
    new Request('http://localhost:3000', {
      headers: { cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    }),
  );

test('the page of a job is there for whoever may read the job', async () => {
  const open = await postJob(owner);
  const draft = (await owner.call(api.createJob, { body: { ...plainJob, status: 'draft' } })).body;
  const other = await world.recruiter();
  const seen = async (id: string) => {
    const all = [world.visitor(), owner, other].map((person) => has('/jobs/$id', id, person));
    return Promise.all(all);
  };
  expect(await seen(open.id)).toEqual([true, true, true]);
  expect(await seen(draft.id)).toEqual([false, true, false]);
  expect(await seen(randomUUID())).toEqual([false, false, false]);
  expect(await seen('7')).toEqual([false, false, false]);
});

test('the page of a company is there while there is one, and other pages look for no record', async () => {
  expect(await has('/companies/$id', owner.user?.company?.id ?? '')).toBe(true);
  expect(await has('/companies/$id', randomUUID())).toBe(false);
  expect(await has('/experiences/$id', randomUUID())).toBe(true);
});
