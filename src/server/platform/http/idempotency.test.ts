import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { elsewhere, experience } from '../../testing/sample-entries.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { findKey, purgeKeys, claimKey } from '../idempotency/queries.ts';
import type { Person } from './person.ts';
import { dayMs } from '../../../api/platform/durations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
const add = (person: Person, key: string, change: Partial<typeof experience> = {}) =>
  person.call(api.createExperience, { body: { ...experience, ...change }, ...keyed(key) });
const count = async (person: Person) => (await person.call(api.listExperiences, {})).body.items.length;

test('a repeat with the same key answers what the first call answered, and does nothing', async () => {
  const person = await world.candidate();
  const first = await add(person, 'one');
  const again = await add(person, 'one');
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await count(person)).toBe(1);
  expect((await add(person, 'two')).body.id).not.toBe(first.body.id);
  expect(await count(person)).toBe(2);
});

test('a key counts for one request: another body or another endpoint is refused', async () => {
  const person = await world.candidate();
  await add(person, 'mine');
  expect((await add(person, 'mine', { job_title: 'Nurse' })).problem?.code).toBe('idempotency_mismatch');
  const other = await person.call(api.createExternalApplication, { body: elsewhere, ...keyed('mine') });
  expect(other.problem?.code).toBe('idempotency_mismatch');
  expect(await count(person)).toBe(1);
});

test('the same request at another endpoint is another request', async () => {
  const { database } = world.services;
  const person = await world.candidate();
  await add(person, 'moved');
  await world.rows("update idempotency_keys set endpoint = 'createJob' where actor_id = $1", [person.id]);
  expect((await add(person, 'moved')).problem?.code).toBe('idempotency_mismatch');
  expect(await findKey(database, person.id, 'unknown')).toBeNull();
});

test('keys of different people have nothing to do with each other', async () => {
  const [ada, bo] = [await world.candidate(), await world.candidate()];
  const first = await add(ada, 'shared');
  const other = await add(bo, 'shared', { job_title: 'Nurse' });
  expect(other.status).toBe(200);
  expect(other.body).toMatchObject({ job_title: 'Nurse' });
  expect((await add(ada, 'shared')).body).toEqual(first.body);
  expect([await count(ada), await count(bo)]).toEqual([1, 1]);
});

test('a request that was refused leaves its key free', async () => {
  const person = await world.candidate();
  expect((await add(person, 'late', { start_date: '2999-01-01' })).status).toBe(422);
  expect((await add(person, 'late')).status).toBe(200);
});

test('a repeat waits for the first call, and a key without an answer is under way', async () => {
  const person = await world.candidate();
  const both = await Promise.all([add(person, 'at-once'), add(person, 'at-once'), add(person, 'at-once')]);
  expect(new Set(both.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  const use = { actorId: person.id, key: 'half', endpoint: 'createExperience', requestHash: 'x' };
  expect(await claimKey(world.services.database, use)).toBe(true);
  expect(await claimKey(world.services.database, use)).toBe(false);
  expect((await add(person, 'half')).problem?.code).toBe('request_in_progress');
});

test.each([
  ['x'.repeat(200), 200],
  ['x'.repeat(201), 400],
  ['!', 200],
  ['with space', 400],
])('a key is up to 200 visible characters: %s', async (key, status) => {
  expect((await add(await world.candidate(), key)).status).toBe(status);
});

test('a repeat of a call whose answer was erased with a person is refused, and does nothing', async () => {
  const person = await world.candidate();
  await add(person, 'erased');
  await world.rows(
    "update idempotency_keys set status = 410, response = null where key = 'erased' and actor_id = $1",
    [person.id],
  );
  const again = await add(person, 'erased');
  expect(again.problem).toMatchObject({ code: 'conflict', detail: expect.stringContaining('already done') });
  expect(await count(person)).toBe(1);
});

test('visitors have no keys, and whoever sends none repeats', async () => {
  const body = { name: 'Ada', email: 'ada@example.com', topic: 'question', message: 'Hello.' } as const;
  for (const message of ['Hello.', 'Other.']) {
    const sent = await world
      .visitor()
      .call(api.sendContactMessage, { body: { ...body, message }, ...keyed('nobody') });
    expect(sent.status).toBeLessThan(300);
  }
  expect(await world.rows("select 1 from idempotency_keys where key = 'nobody'")).toEqual([]);
  const person = await world.candidate();
  for (const _time of [1, 2]) {
    const headers = { 'content-type': 'application/json' };
    const added = await person.send('POST', '/api/experiences', {
      body: JSON.stringify(experience),
      headers,
    });
    expect(await added.json()).toMatchObject({ job_title: experience.job_title });
  }
  expect(await count(person)).toBe(2);
});

test('old keys are forgotten, newer ones are kept', async () => {
  const { database } = world.services;
  const person = await world.candidate();
  await add(person, 'old');
  await add(person, 'new');
  await world.rows("update idempotency_keys set created_at = now() - interval '2 days' where key = 'old'");
  await purgeKeys(database, new Date(Date.now() - dayMs));
  expect(await findKey(database, person.id, 'old')).toBeNull();
  expect(await findKey(database, person.id, 'new')).toMatchObject({ state: 'answered' });
});
