import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { daySeconds } from '../../../api/platform/durations.ts';
import { message } from '../../../messages/message.ts';
import type { Person } from '../http/person.ts';
import { notify } from '../notifications/commands.ts';
import { pushBrowser, type PushServer, startPushServer } from '../../testing/push-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let server: PushServer;
beforeAll(async () => {
  server = await startPushServer();
  world = await openWorld({ safeFetch: server.safeFetch });
});
afterAll(() => Promise.all([world.close(), server.close()]));
beforeEach(() => {
  server.arrived.length = 0;
  server.answers(201);
});

let count = 0;
const tell = async (person: Person) => {
  const title = message('notices.jobClosing', { job: 'Welder', on: new Date('2026-05-04T12:00:00Z') });
  const key = `test ${(count += 1)}`;
  const news = { userId: person.id, kind: 'target_expiring' as const, key, title, path: '/jobs/1' };
  await world.services.database.transact(() => notify(world.services, news));
  await world.settle();
};
const devices = async (person: Person) => (await person.call(api.getPush, {})).body.items;

test('a notice comes to the device that asked, readable there alone, and to none before or after', async () => {
  const person = await world.candidate();
  const browser = pushBrowser('one');
  await tell(person);
  expect(server.arrived).toEqual([]);
  const { body: device } = await person.call(api.subscribePush, { body: browser.subscription });
  await person.call(api.subscribePush, { body: browser.subscription });
  expect((await devices(person)).map(({ id }) => id)).toEqual([device.id]);
  await tell(person);
  const [arrived, ...more] = server.arrived;
  expect([more.length, arrived?.path, arrived?.headers['content-encoding'], arrived?.headers['ttl']]).toEqual(
    [0, '/one', 'aes128gcm', String(daySeconds)],
  );
  const { public_key: key } = (await person.call(api.getPush, {})).body;
  expect(arrived?.headers['authorization']).toMatch(/^vapid t=[\w.-]+, k=/);
  expect(arrived?.headers['authorization']?.endsWith(`k=${key}`)).toBe(true);
  expect(arrived?.body.includes('Welder')).toBe(false);
  expect(browser.read(arrived?.body ?? Buffer.of())).toMatchObject({
    title: expect.stringContaining('Welder'),
    path: '/jobs/1',
  });
  await person.call(api.unsubscribePush, { params: { id: device.id } });
  await tell(person);
  expect(server.arrived).toHaveLength(1);
});

test('signing out ends the notices of that device, and a device that another person takes over is theirs', async () => {
  const [one, other] = [await world.candidate(), await world.candidate()];
  const browser = pushBrowser('shared');
  await one.call(api.subscribePush, { body: browser.subscription });
  await other.call(api.subscribePush, { body: browser.subscription });
  expect([await devices(one), (await devices(other)).length]).toEqual([[], 1]);
  await tell(one);
  expect(server.arrived).toEqual([]);
  await other.call(api.signOut, {});
  await tell(other);
  expect(server.arrived).toEqual([]);
});

test.each([
  [404, 0],
  [410, 0],
  [403, 0],
  [413, 1],
  [503, 1],
])('after the answer %i of the push service, %i devices are left', async (status, left) => {
  const person = await world.candidate();
  await person.call(api.subscribePush, { body: pushBrowser(`status-${status}`).subscription });
  server.answers(status);
  await tell(person);
  expect([server.arrived.length, (await devices(person)).length]).toEqual([1, left]);
});

test.each([
  'https://127.0.0.1/x',
  'https://localhost/x',
  'http://push.example/x',
  'https://a:b@push.example/x',
])('the address %s is refused, and nothing is called', async (endpoint) => {
  const person = await world.candidate();
  const body = { ...pushBrowser('bad').subscription, endpoint };
  const { problem } = await person.call(api.subscribePush, { body });
  expect([problem?.status, problem?.errors?.[0]?.pointer]).toEqual([422, '/endpoint']);
});
