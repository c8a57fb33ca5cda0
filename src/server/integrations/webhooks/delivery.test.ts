import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs, hourMs, hourSeconds } from '../../../api/platform/durations.ts';
import type { Person } from '../../platform/http/person.ts';
import {
  fetchWithTimeout,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { failingDays } from './endpoint-commands.ts';
import { sendWebhooksTask } from './tasks.ts';

let clock = Math.floor(Date.now() / 1000) * 1000 + 300;
let world: World;
let receiver: WebhookReceiver;
let owner: Person;
const log: string[] = [];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  world = await openWorld({
    env: { LOG_LEVEL: 'info' },
    now: () => new Date(clock),
    safeFetch: fetchWithTimeout([receiver.host], {}, 400, []),
    logTo: { write: (line) => void log.push(line) },
  });
  owner = await world.recruiter('owner@sending.example');
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.arrived.length = 0;
});

/** An endpoint whose answers come from these in turn, the last of them for good. */
async function open(path: string, ...answers: RequestListener[]) {
  receiver.answers((request, response) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  const body = { url: `${receiver.url}/${path}`, event_types: ['job.published' as const] };
  return (await owner.call(api.createWebhook, { body })).body.id;
}
const says =
  (status: number, headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end();
const isSilent: RequestListener = () => {};
async function announceTo(id: string, times = 1) {
  for (let sent = 0; sent < times; sent += 1) await owner.call(api.testWebhook, { params: { id } });
}
const shown = async (id: string) =>
  (await owner.call(api.listWebhooks, {})).body.items.find((item) => item.id === id);
/** The deliveries of an endpoint, the oldest first. */
const deliveries = async (id: string) =>
  (await owner.call(api.listWebhookDeliveries, { params: { id } })).body.items.toReversed();

test('the next try is planned for the second in which it is due, and what comes before that is sent at once', async () => {
  const at = new Date(clock + 2 * hourMs - 300);
  const id = await open('later', says(503, { 'retry-after': at.toUTCString() }), says(204));
  await announceTo(id);
  await world.settle();
  const planned = await world.rows(
    `select extract(epoch from start_after - created_on)::int as seconds from pgboss.job
      where name = 'send-webhooks' and state = 'created' and data->>'endpointId' = $1`,
    [id],
  );
  expect(planned).toEqual([{ seconds: 2 * hourSeconds }]);
  await announceTo(id);
  await world.settle();
  expect((await deliveries(id)).map(({ status }) => status)).toEqual(['waiting', 'delivered']);
});

test('one run goes on for 15 seconds, then the others have their turn', async () => {
  const takesLong: RequestListener = (_request, response) => {
    clock += 15_000;
    response.writeHead(204).end();
  };
  const busy = await open('busy', takesLong, says(204));
  const other = (
    await owner.call(api.createWebhook, {
      body: { url: `${receiver.url}/other`, event_types: ['job.published'] },
    })
  ).body.id;
  await announceTo(busy, 9);
  await announceTo(other);
  await world.settle();
  const paths = receiver.arrived.map(({ path }) => path.split('/').at(-1));
  expect(paths).toEqual([...Array(8).fill('busy'), 'other', 'busy']);
});

test('a process that is about to end sends nothing more, and leaves it to the next one', async () => {
  const id = await open('closing', says(204));
  await announceTo(id);
  await sendWebhooksTask.run({ endpointId: id }, { ...world.services, closing: AbortSignal.abort() });
  expect(receiver.arrived).toEqual([]);
  await world.settle();
  expect(receiver.arrived).toHaveLength(1);
});

test('an endpoint is said to fail from the first failure until one message arrives', async () => {
  const id = await open('failing', says(500), says(500), says(204));
  await announceTo(id);
  await world.settle();
  const since = new Date(clock).toISOString();
  expect(await shown(id)).toMatchObject({ failing_since: since });
  clock += 1000;
  await announceTo(id);
  await world.settle();
  expect(await shown(id)).toMatchObject({ failing_since: since });
  await announceTo(id);
  await world.settle();
  expect(await shown(id)).toMatchObject({ failing_since: null });
});

test('of several at once one that arrives is enough: the endpoint does not count as failing', async () => {
  const id = await open('mixed', says(500), says(204));
  await announceTo(id, 2);
  await world.settle();
  expect((await deliveries(id)).map(({ status }) => status).toSorted()).toEqual(['delivered', 'waiting']);
  expect(await shown(id)).toMatchObject({ failing_since: null });
});

test('of several at once one that is answered is enough: the endpoint does not rest', async () => {
  const id = await open('half-silent', isSilent, says(500));
  await announceTo(id, 2);
  await world.settle();
  const made = await deliveries(id);
  expect(new Set(made.map(({ response_status }) => response_status))).toEqual(new Set([500, null]));
  for (const { next_attempt_at } of made) {
    expect(Date.parse(next_attempt_at ?? '') - clock).toBeLessThanOrEqual(5500);
  }
});

test('one answer of several that it is gone is enough, and says so', async () => {
  const id = await open('gone', says(410), says(204));
  await announceTo(id, 2);
  await world.settle();
  expect(await shown(id)).toMatchObject({ active: false, off_because: 'gone' });
  const made = await deliveries(id);
  expect(new Set(made.map(({ status, problem }) => `${status}: ${problem}`))).toEqual(
    new Set(['delivered: ', 'failed: It answered 410 Gone.']),
  );
});

test('three days of failures to the millisecond switch an endpoint off', async () => {
  const id = await open('three-days', says(500));
  await announceTo(id);
  await world.settle();
  clock += failingDays * dayMs;
  await owner.signIn('owner@sending.example');
  await announceTo(id);
  await world.settle();
  expect(await shown(id)).toMatchObject({ active: false, off_because: 'failing' });
});

test('why there was no answer stands in the log, with the delivery', async () => {
  const id = await open('silent', isSilent);
  await announceTo(id);
  await world.settle();
  const [made] = await deliveries(id);
  const said = log.filter((line) => line.includes('a webhook got no answer'));
  expect(said.filter((line) => line.includes(made?.id ?? ''))).toHaveLength(1);
});

test('an answer that comes in parts is kept from its beginning', async () => {
  const id = await open('parts', (_request, response) => {
    response.writeHead(500).write('a'.repeat(300));
    setTimeout(() => response.end('b'.repeat(100)), 20);
  });
  await announceTo(id);
  await world.settle();
  expect((await deliveries(id))[0]?.response_text).toBe('a'.repeat(300) + 'b'.repeat(100));
});

test('nobody waits for the rest of a long answer', async () => {
  const id = await open('long', (_request, response) => void response.writeHead(500).write('x'.repeat(2000)));
  await announceTo(id);
  const safeFetch = fetchWithTimeout([receiver.host], {}, 15_000, []);
  const sent = sendWebhooksTask.run({ endpointId: id }, { ...world.services, safeFetch });
  await vi.waitFor(async () => expect((await deliveries(id))[0]).toMatchObject({ attempts: 1 }), 5000);
  await sent;
  await safeFetch.close();
});
