import type { ServerResponse } from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import { type WebhookMessage, webhookPayload } from '../../../api/integrations/webhook-payloads.ts';
import { deliveryDays, webhookEvents, webhooksPerCompany } from '../../../api/integrations/webhooks.ts';
import { setRole } from '../../identity/auth/queries.ts';
import { joinCompany } from '../../operations/demo/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { plainInterview, plainOffer } from '../../testing/employer-request-bodies.ts';
import { postJob, uploadResume } from '../../testing/hiring.ts';
import { readMails } from '../../testing/read-mails.ts';
import {
  fetchWithTimeout,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/webhook-receiver.ts';
import { type Behaviour, endless, says, troubles } from '../../testing/faulty-receivers.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { leaseEndpoint } from './delivery-queries.ts';
import { announceJobs } from './commands.ts';
import { retrySeconds } from './retries.ts';
import { openInFlightDeliveries } from './in-flight-deliveries.ts';
import { sendWebhooksTask, tendWebhooksTask } from './tasks.ts';
import { dayMs, hourMs, minuteMs } from '../../../api/platform/durations.ts';
let clock = Date.now();
let world: World;
let receiver: WebhookReceiver;
let owner: Person;
const waited: (number | undefined)[] = [];
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  const hosts = [receiver.host, '127.0.0.1:1'];
  world = await openWorld({
    env: { METRICS_PORT: '9464' },
    now: () => new Date(clock),
    safeFetch: fetchWithTimeout(
      hosts,
      { 'inside.test': ['10.0.0.5'], 'mixed.test': ['93.184.216.34', '::1'] },
      400,
      waited,
    ),
  });
  owner = await world.recruiter('owner@hooks.example');
});
afterAll(async () => {
  await world.close();
  await receiver.close();
});
beforeEach(() => {
  receiver.arrived.length = 0;
  receiver.answers((_request, response) => response.writeHead(204).end());
});
type Input = CallInput<typeof api.createWebhook>['body'];
const everything = Object.keys(webhookEvents) as Input['event_types'];
async function open(person = owner, change: Partial<Input> = {}) {
  const body = { url: receiver.url, event_types: everything, ...change };
  return (await person.call(api.createWebhook, { body })).body;
}
const remove = (id: string, person = owner) => person.call(api.deleteWebhook, { params: { id } });
const shownNow = async (id: string) =>
  (await owner.call(api.listWebhooks, {})).body.items.find((item) => item.id === id);
const deliveries = async (id: string, person = owner) =>
  (await person.call(api.listWebhookDeliveries, { params: { id } })).body.items;
const lastOf = async (id: string) => (await deliveries(id))[0];
/** The clock comes to an instant, and what is due then runs. */
async function comeTo(at: Date | undefined) {
  clock = (at?.getTime() ?? 0) + 1;
  await tendWebhooksTask.run({}, world.services);
  await world.settle();
}
/** The library looks at the real clock, which the world's need not be. */
function verify(secret: string, { headers, body }: (typeof receiver.arrived)[number]) {
  vi.useFakeTimers({ now: clock, toFake: ['Date'] });
  try {
    return new Verifier(secret).verify(body, headers) as { type: string; data: Record<string, unknown> };
  } finally {
    vi.useRealTimers();
  }
}

test('every step of hiring arrives once, signed, with ids and nobody’s name, at the company it concerns alone', async () => {
  const owner = await world.recruiter('only-owner@hiring.example');
  const rival = await world.recruiter('rival@other.example');
  const own = await open(owner);
  const other = await open(rival, { url: `${receiver.url}/rival` });
  const job = await postJob(owner);
  const candidate = await world.candidate('robin@quailgone.example');
  const { id: resume_id } = await uploadResume(candidate, ['Go'], 'Robin Quailgone');
  await world.settle();
  const apply = { resume_id, cover_note: 'quailgone' };
  const sent = (await candidate.call(api.applyToJob, { params: { id: job.id }, body: apply })).body;
  const params = { id: sent.id };
  const version = async () => (await owner.call(api.getApplicant, { params })).body.version;
  const move = async (stage: string, more = {}) =>
    owner.call(api.moveApplicant, { params, body: { version: await version(), stage, ...more } });
  await move('interview');
  // Other tests let days pass.
  const inDays = 3 + Math.ceil((clock - Date.now()) / dayMs);
  const wish = { ...plainInterview(inDays), interviewers: [owner.id], agreed: true };
  const interview = (await owner.call(api.proposeInterview, { params, body: wish })).body.items[0];
  await owner.call(api.cancelInterview, {
    params: { id: interview?.id ?? '' },
    body: { version: interview?.version ?? 0, reason: '' },
  });
  await move('offer');
  const offer = (await owner.call(api.writeOffer, { params, body: plainOffer(new Date(clock)) })).body
    .items[0];
  const ofOffer = { id: offer?.id ?? '' };
  await owner.call(api.approveOffer, { params: ofOffer, body: { version: 1 } });
  await owner.call(api.sendOffer, { params: ofOffer, body: { version: 2 } });
  await candidate.call(api.answerOffer, { params: ofOffer, body: { version: 3, answer: 'decline' } });
  await move('rejected', { rejection: { reason: 'other', note: 'quailgone', tell: false } });
  await owner.call(api.undoMove, { params, body: { version: await version() } });
  await candidate.call(api.withdrawApplication, { params, body: { version: await version() } });
  await owner.call(api.changeJobStatus, {
    params: { id: job.id },
    body: { version: job.version, status: 'closed' },
  });
  await world.settle();

  // They were written down in this order; several are sent at once.
  receiver.arrived.sort((a, b) =>
    (a.headers['webhook-id'] ?? '').localeCompare(b.headers['webhook-id'] ?? ''),
  );
  const events = receiver.arrived.map((message) => verify(own.secret, message));
  expect(events.map(({ type }) => type)).toEqual([
    'job.published',
    'application.submitted',
    'application.stage_changed',
    'interview.scheduled',
    'interview.cancelled',
    'application.stage_changed',
    'offer.sent',
    'offer.declined',
    'application.stage_changed',
    'application.rejected',
    'application.stage_changed',
    'application.withdrawn',
    'job.closed',
  ]);
  expect(events[0]?.data).toEqual({
    job_id: job.id,
    title: job.title,
    status: 'open',
    previous_status: null,
  });
  expect(events[2]?.data).toMatchObject({
    application_id: sent.id,
    job_id: job.id,
    stage: 'interview',
    previous_stage: 'new',
  });
  expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(13);
  expect(receiver.arrived.every(({ path }) => path === '/hook')).toBe(true);
  for (const event of events)
    expect(webhookPayload(event.type as WebhookMessage).safeParse(event).error).toBeUndefined();
  const whole = receiver.arrived.map(({ body }) => body).join();
  expect(whole).not.toMatch(/quailgone|robin/i);
  expect(Math.max(...receiver.arrived.map(({ body }) => body.length))).toBeLessThan(20_000);
  expect((await rival.call(api.listWebhookDeliveries, { params: { id: other.id } })).body.items).toEqual([]);
  await world.rows('delete from applications where id = $1', [sent.id]);
  expect(await deliveries(own.id, owner)).toHaveLength(2);
  await Promise.all([remove(other.id, rival), remove(own.id, owner)]);
});

test('an event of a transaction that failed is not sent', async () => {
  const { id } = await open();
  const job = await postJob(owner, { status: 'draft' });
  const companyId = owner.user?.company?.id ?? '';
  const work = world.services.database.transact(async () => {
    await announceJobs(world.services, companyId, [job.id], { from: 'draft', to: 'open' });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  await world.settle();
  expect(receiver.arrived).toEqual([]);
  await remove(id);
});

describe('trouble at the other side', () => {
  test('the table has thirty kinds', () => expect(troubles.length).toBeGreaterThanOrEqual(30));

  test.each(troubles)(
    '%s is not taken for an arrival, and is tried again',
    async (_name, act, status, text = '') => {
      const { id } = await open();
      if (typeof act === 'string') {
        const url = act.replace('PORT', new URL(receiver.url).port);
        await world.rows('update webhook_endpoints set url = $1 where id = $2 returning id', [url, id]);
      } else receiver.answers((_request, response) => act(response));
      await owner.call(api.testWebhook, { params: { id } });
      await world.settle();
      const made = await lastOf(id);
      expect(made).toMatchObject({ status: 'waiting', attempts: 1, response_status: status });
      if (typeof text === 'string') expect(made?.response_text).toBe(text);
      else expect(made?.response_text).toMatch(text);
      expect(made?.problem).not.toBe('');
      const wait = (Date.parse(made?.next_attempt_at ?? '') - clock) / 1000;
      // Whoever gives no answer rests for a minute.
      expect(wait).toBeGreaterThanOrEqual(status === null ? 60 : 5);
      expect(wait).toBeLessThanOrEqual(status === null ? 60 : 5.5);
      expect(receiver.arrived.length).toBeLessThanOrEqual(1);
      await remove(id);
    },
  );

  test.each([
    ['a body without end', endless(200)],
    [
      'a body that never ends its wait',
      (response: ServerResponse) => void response.writeHead(200).write('x'),
    ],
    ['another kind of content', says(202, { 'content-type': 'image/png' }, 'png')],
  ] as [string, Behaviour][])('a 2xx with %s has arrived', async (_name, act) => {
    const { id } = await open();
    receiver.answers((_request, response) => act(response));
    await owner.call(api.testWebhook, { params: { id } });
    await world.settle();
    expect(await lastOf(id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      next_attempt_at: null,
      problem: '',
    });
    await remove(id);
  });

  test('Retry-After is kept to', async () => {
    const { id } = await open();
    receiver.answers((_request, response) => says(429, { 'retry-after': '600' })(response));
    await owner.call(api.testWebhook, { params: { id } });
    await world.settle();
    expect((await lastOf(id))?.next_attempt_at).toBe(new Date(clock + 600_000).toISOString());
    await remove(id);
  });

  test('one that is silent keeps no other waiting: it rests, is tried with one at a time, and then gets all that waited', async () => {
    const [silent, quick] = [await open(owner, { url: `${receiver.url}/silent` }), await open()];
    receiver.answers((request, response) => {
      if (!request.url?.endsWith('/silent')) response.writeHead(204).end();
    });
    const trySilent = () => owner.call(api.testWebhook, { params: { id: silent.id } });
    await trySilent();
    waited.length = 0;
    await world.settle();
    expect(waited).toEqual([15_000]);
    const job = await postJob(owner, { status: 'draft' });
    const companyId = owner.user?.company?.id ?? '';
    for (let events = 0; events < 12; events += 1)
      await announceJobs(world.services, companyId, [job.id], { from: 'draft', to: 'open' });
    await world.settle();
    expect((await deliveries(quick.id)).map(({ status }) => status)).toEqual(Array(12).fill('delivered'));
    const attempts = async () => (await deliveries(silent.id)).map((one) => one.attempts).filter(Boolean);
    expect(await attempts()).toEqual([1]);
    const [latest] = await deliveries(silent.id);
    expect(Date.parse(latest?.next_attempt_at ?? '')).toBe(clock + minuteMs);

    await comeTo(new Date(clock + 59_000));
    expect(await attempts()).toEqual([1]);
    await comeTo(new Date(clock + 1000));
    expect(await attempts()).toEqual([1, 1]);

    receiver.answers((_request, response) => response.writeHead(204).end());
    await comeTo(new Date(clock + minuteMs));
    expect((await deliveries(silent.id)).map(({ status }) => status)).toEqual(Array(13).fill('delivered'));
    for (const { id } of [silent, quick]) await remove(id);
  });

  test('one that takes its time goes on beside, and keeps no other waiting', async () => {
    const [slow, quick] = [await open(owner, { url: `${receiver.url}/slow` }), await open()];
    const answered = Promise.withResolvers<void>();
    receiver.answers((request, response) => {
      const isReady = request.url?.endsWith('/slow') ? answered.promise : Promise.resolve();
      void isReady.then(() => response.writeHead(204).end());
    });
    const inFlightDeliveries = openInFlightDeliveries(world.services.log, { most: 1, afterMs: 5 });
    const safeFetch = fetchWithTimeout([receiver.host], {}, 15_000, []);
    for (const { id } of [slow, quick]) {
      await owner.call(api.testWebhook, { params: { id } });
      await sendWebhooksTask.run({ endpointId: id }, { ...world.services, inFlightDeliveries, safeFetch });
    }
    await vi.waitFor(async () => expect(await lastOf(quick.id)).toMatchObject({ status: 'delivered' }));
    expect(await lastOf(slow.id)).toMatchObject({ status: 'waiting' });
    answered.resolve();
    await inFlightDeliveries.end();
    expect(await lastOf(slow.id)).toMatchObject({ status: 'delivered', attempts: 1 });
    await safeFetch.close();
    for (const { id } of [slow, quick]) await remove(id);
  });

  test('one whose secret nothing opens is tried once, and rests', async () => {
    const [one, other] = [await open(), await open()];
    await world.rows(
      'update webhook_endpoints set sealed_secrets = (select sealed_secrets from webhook_endpoints where id = $2) where id = $1 returning id',
      [one.id, other.id],
    );
    await owner.call(api.testWebhook, { params: { id: one.id } });
    await world.settle();
    expect(await lastOf(one.id)).toMatchObject({ status: 'waiting', attempts: 1 });
    for (const { id } of [one, other]) await remove(id);
  });

  test('while one run sends to an endpoint no other does, and what comes meanwhile is sent after it', async () => {
    const { id } = await open();
    let inside: number | undefined;
    // A second worker, in the middle of the first one's sending.
    const beside = async () => {
      await owner.call(api.testWebhook, { params: { id } });
      await sendWebhooksTask.run({ endpointId: id }, world.services);
      inside = receiver.arrived.length;
    };
    receiver.answers((_request, response) => {
      const answerNow = () => response.writeHead(204).end();
      if (inside === undefined) void beside().then(answerNow);
      else answerNow();
    });
    await owner.call(api.testWebhook, { params: { id } });
    await sendWebhooksTask.run({ endpointId: id }, world.services);
    expect([inside, receiver.arrived.length]).toEqual([1, 2]);
    await world.settle();
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
    await remove(id);
  });
});

test('what a process had in hand when it ended is sent by another a minute later', async () => {
  const { id } = await open();
  const now = new Date(clock);
  await leaseEndpoint(world.services.database, id, now, new Date(clock + minuteMs));
  await owner.call(api.testWebhook, { params: { id } });
  await world.settle();
  await comeTo(new Date(clock + 59_000));
  expect(receiver.arrived).toEqual([]);
  await comeTo(new Date(clock + 1000));
  expect(receiver.arrived).toHaveLength(1);
  await remove(id);
});

describe('in the long run', () => {
  test('an endpoint that fails for three days is tried ten times, switched off, and its owners hear of it', async () => {
    const { id } = await open();
    receiver.answers((_request, response) => says(500)(response));
    await owner.call(api.testWebhook, { params: { id } });
    await world.settle();
    for (const wait of retrySeconds) {
      const [row] = await world.rows<{ due_at: Date }>(
        "select due_at from webhook_deliveries where endpoint_id = $1 and status = 'waiting'",
        [id],
      );
      const seconds = ((row?.due_at.getTime() ?? 0) - clock) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(wait);
      expect(seconds).toBeLessThanOrEqual(wait * 1.1);
      await comeTo(new Date(clock + seconds * 1000 - 2000));
      await comeTo(row?.due_at);
    }
    expect(receiver.arrived).toHaveLength(10);
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-signature'])).size).toBe(10);
    await owner.signIn('owner@hooks.example');
    expect(await shownNow(id)).toMatchObject({ active: false, off_because: 'failing' });
    expect(await lastOf(id)).toMatchObject({ status: 'failed', attempts: 10, next_attempt_at: null });
    const [notice] = (await owner.call(api.listNotifications, {})).body.items;
    expect(notice).toMatchObject({ kind: 'webhook_off', path: '/recruiter/webhooks' });
    const mails = await readMails(world, 'owner@hooks.example', 'notification');
    expect(mails.at(-1)?.text).toContain('turned off');
    expect((await owner.call(api.testWebhook, { params: { id } })).problem?.code).toBe('conflict');

    const [before] = await deliveries(id);
    const value = { url: receiver.url, event_types: everything };
    const version = (await shownNow(id))?.version ?? 0;
    const on = await owner.call(api.updateWebhook, { params: { id }, body: { version, value } });
    expect(on.body).toMatchObject({ active: true, failing_since: null });
    receiver.answers((_request, response) => says(200, {}, 'thanks')(response));
    await owner.call(api.resendWebhookDelivery, { params: { id: before?.id ?? '' } });
    await world.settle();
    expect(await lastOf(id)).toMatchObject({ status: 'delivered', attempts: 1, response_text: 'thanks' });
    expect(receiver.arrived.at(-1)?.headers['webhook-id']).toBe(before?.id);
    expect(receiver.arrived.at(-1)?.body).toBe(before?.payload);
    clock += deliveryDays * dayMs;
    await tendWebhooksTask.run({}, world.services);
    await owner.signIn('owner@hooks.example');
    expect(await deliveries(id)).toEqual([]);
    await remove(id);
  });

  test('410 switches off at once, and what waits is given up', async () => {
    const { id } = await open();
    receiver.answers((_request, response) => says(410)(response));
    for (let sent = 0; sent < 12; sent += 1) await owner.call(api.testWebhook, { params: { id } });
    await world.settle();
    expect(receiver.arrived).toHaveLength(8);
    expect(await shownNow(id)).toMatchObject({ active: false, off_because: 'gone' });
    expect((await deliveries(id)).map(({ status }) => status)).toEqual(Array(12).fill('failed'));
    const figures = await world.services.metrics.text?.();
    expect(figures?.body).toMatch(/^tenon_webhook_tries_total\{outcome="failed"\} [1-9]/m);
    await remove(id);
  });

  test('a new secret and the one before both sign for a day, then the new one alone; neither is stored in the open', async () => {
    const { id, secret } = await open();
    const rotated = (await owner.call(api.rotateWebhookSecret, { params: { id } })).body;
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect((await owner.call(api.revealWebhookSecret, { params: { id } })).body.secret).toBe(rotated.secret);
    const test = () => owner.call(api.testWebhook, { params: { id } });
    await test();
    await world.settle();
    const [both] = receiver.arrived;
    if (!both) throw new Error('Nothing arrived.');
    expect(both.headers['webhook-signature']).toMatch(/^v1,\S+ v1,\S+$/);
    expect(verify(secret, both)).toEqual(verify(rotated.secret, both));
    clock += dayMs;
    await owner.signIn('owner@hooks.example');
    await test();
    await world.settle();
    const last = receiver.arrived[1];
    if (!last) throw new Error('Nothing arrived.');
    expect(verify(rotated.secret, last).type).toBe('webhook.test');
    expect(() => verify(secret, last)).toThrow('No matching signature');
    const stored = JSON.stringify(await world.rows('select * from webhook_endpoints'));
    expect(stored).not.toContain(secret.slice(6));
    expect(stored).not.toContain(rotated.secret.slice(6));
    clock += hourMs;
    expect((await owner.call(api.revealWebhookSecret, { params: { id } })).problem?.code).toBe(
      'proof_needed',
    );
    await remove(id);
  });
});

test('owners, administrators who work there and programs with the scope look after webhooks, other colleagues do not', async () => {
  const mate = await world.recruiter('mate@hooks.example');
  await joinCompany(world.services.database, mate.id, owner.user?.company?.id ?? '');
  await mate.signIn('mate@hooks.example');
  expect((await mate.call(api.listWebhooks, {})).problem?.code).toBe('owner_only');
  await owner.signIn('owner@hooks.example');
  const token = async (scope: 'webhooks:manage' | 'jobs:read') => {
    const body = { name: 'Program', scopes: [scope], expires_at: null };
    const made = await owner.call(api.createApiToken, { body });
    return { authorization: `Bearer ${made.body.token}` };
  };
  const program = world.visitor();
  const wrong = await program.call(api.listWebhooks, { headers: await token('jobs:read') });
  expect(wrong.problem?.code).toBe('missing_scope');
  const headers = await token('webhooks:manage');
  const made = await program.call(api.createWebhook, {
    body: { url: receiver.url, event_types: everything },
    headers,
  });
  expect(made.status).toBe(200);
  await remove(made.body.id);
  await setRole(world.services.database, 'mate@hooks.example', 'admin');
  expect((await mate.call(api.listWebhooks, {})).status).toBe(200);
});

test('an address inside, odd or open to all on the way is refused, and so is one too many', async () => {
  const urls = [
    'http://169.254.169.254/',
    'https://[::1]/',
    'https://10.1.2.3/',
    'https://hooks.example:8443/',
    'ftp://hooks.example/',
    'https://a:b@hooks.example/',
    'http://2130706433/',
  ];
  for (const url of urls) {
    const refused = await owner.call(api.createWebhook, { body: { url, event_types: everything } });
    expect([url, refused.problem?.code, refused.problem?.errors?.[0]?.pointer]).toEqual([
      url,
      'invalid_input',
      '/url',
    ]);
  }
  const made = [];
  for (let count = 0; count < webhooksPerCompany; count += 1) made.push((await open()).id);
  const over = await owner.call(api.createWebhook, { body: { url: receiver.url, event_types: everything } });
  expect(over.problem?.code).toBe('quota_reached');
  for (const id of made) await remove(id);
});

test('deliveries come in pages, newest first', async () => {
  const { id } = await open();
  for (let sent = 0; sent < 5; sent += 1) await owner.call(api.testWebhook, { params: { id } });
  const whole = (await deliveries(id)).map((item) => item.id);
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { limit: 2, ...(cursor ? { cursor } : {}) };
    const { body: page, headers } = await owner.call(api.listWebhookDeliveries, { params: { id }, query });
    const next = `</api/webhooks/${id}/deliveries?limit=2&cursor=${page.next_cursor}>; rel="next"`;
    expect(headers.get('link')).toBe(page.next_cursor === null ? null : next);
    seen.push(...page.items.map((item) => item.id));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(whole);
  expect(seen).toHaveLength(5);
  await remove(id);
});
