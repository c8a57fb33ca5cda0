import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { hashAddress } from './address-hash.ts';
import { minuteMs } from '../../../api/platform/durations.ts';

type Body = CallInput<typeof api.sendContactMessage>['body'];

let world: World;
let now = new Date('2026-03-02T09:00:00Z');
beforeAll(async () => {
  world = await openWorld({ now: () => now });
});
// An hour and more between the tests: none counts the messages of another.
beforeEach(() => later(61));
afterAll(() => world.close());

test('a visitor leaves a message, and it is stored as it was written', async () => {
  const body = message({
    name: ' Ada Byron ',
    email: ' Ada@Mail.example',
    topic: 'demo',
    message: 'Line\none',
  });
  const sent = await world.visitor().call(api.sendContactMessage, { body });
  expect(sent.status).toBe(204);
  const [row] = await stored('ada@mail.example');
  expect(row).toMatchObject({ name: 'Ada Byron', topic: 'demo', message: 'Line\none', created_at: now });
  expect(row?.address_hash).toMatch(/^[0-9a-f]{64}$/);
});

test('a message is mailed to all admins, or to the one address that is configured', async () => {
  const mailsAbout = (in_: World, email: string) =>
    in_.rows<{ to_address: string; subject: string; text: string }>(
      "select to_address, subject, text from mails where kind = 'contact' and text like $1 order by to_address",
      [`%${email}%`],
    );
  for (const name of ['one', 'two']) {
    await world.candidate(`${name}@staff.example`);
    await world.rows("update users set role = 'admin' where email = $1", [`${name}@staff.example`]);
  }
  const body = message({ name: 'Ada\nBcc: x@y.example', email: 'told@mail.example', message: 'One\n\nTwo' });
  await world.visitor().call(api.sendContactMessage, { body });
  await world.visitor().call(api.sendContactMessage, { body });
  const told = await mailsAbout(world, 'told@mail.example');
  expect(told.map(({ to_address }) => to_address)).toEqual(['one@staff.example', 'two@staff.example']);
  expect(told[0]?.subject).toBe('Question: a message from Ada Bcc: x@y.example');
  expect(told[0]?.text).toContain('One\n\nTwo');
  const other = await openWorld({ env: { CONTACT_EMAIL: 'Team@site.example' } });
  await other.visitor().call(api.sendContactMessage, { body });
  expect((await mailsAbout(other, 'told@mail.example')).map(({ to_address }) => to_address)).toEqual([
    'team@site.example',
  ]);
  await other.close();
});

test('the same message sent again is kept once, with and without a key, also by two at once', async () => {
  const body = message({ email: 'twice@mail.example' });
  const headers = { 'idempotency-key': randomUUID() };
  const visitor = world.visitor();
  const answers = await Promise.all([
    visitor.call(api.sendContactMessage, { body, headers }),
    visitor.call(api.sendContactMessage, { body }),
  ]);
  answers.push(await visitor.call(api.sendContactMessage, { body, headers }));
  expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204]);
  expect(await stored('twice@mail.example')).toHaveLength(1);
});

test('a signed-in person repeats a key and gets the first answer; for another message it is refused', async () => {
  const person = await world.candidate();
  const headers = { 'idempotency-key': randomUUID() };
  const send = (words: string) =>
    person.call(api.sendContactMessage, {
      body: message({ email: 'keyed@mail.example', message: words }),
      headers,
    });
  expect((await send('One.')).status).toBe(204);
  expect((await send('One.')).status).toBe(204);
  expect((await send('Two.')).problem?.code).toBe('idempotency_mismatch');
  expect(await stored('keyed@mail.example')).toHaveLength(1);
});

test('an e-mail address has three messages an hour, a network five; later there are more', async () => {
  const send = async (email: string) =>
    (await world.visitor().call(api.sendContactMessage, { body: message({ email, message: randomUUID() }) }))
      .problem;
  for (let sent = 0; sent < 3; sent++) expect(await send('eager@mail.example')).toBeNull();
  expect(await send('EAGER@mail.example')).toMatchObject({
    status: 429,
    code: 'rate_limited',
    detail: 'You have sent several messages within the hour. Please send this one later.',
  });
  expect(await send('second@mail.example')).toBeNull();
  expect(await send('third@mail.example')).toBeNull();
  expect(await send('fourth@mail.example')).toMatchObject({ code: 'rate_limited' });
  expect(await stored('fourth@mail.example')).toEqual([]);
  later(61);
  expect(await send('eager@mail.example')).toBeNull();
  expect(await send('fourth@mail.example')).toBeNull();
});

test('many at once do not pass the limit', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      world.visitor().call(api.sendContactMessage, {
        body: message({ email: 'flood@mail.example', message: `Message ${index}` }),
      }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 204)).toHaveLength(3);
  expect(await stored('flood@mail.example')).toHaveLength(3);
});

test('a filled trap is answered like any message, and nothing is stored', async () => {
  const body = message({ email: 'robot@mail.example', website: 'https://spam.example' });
  const answer = await world.visitor().call(api.sendContactMessage, { body });
  expect([answer.status, answer.problem]).toEqual([204, null]);
  expect(await stored('robot@mail.example')).toEqual([]);
});

test.each([
  [{ name: ' ' }, '/name', 'Enter your name.'],
  [{ name: 'x'.repeat(101) }, '/name', 'At most 100 characters.'],
  [{ email: 'nobody' }, '/email', 'Enter an email address like name@example.com.'],
  [{ email: 'a@b.example\nbcc: c@d.example' }, '/email', 'Enter an email address like name@example.com.'],
  [{ email: `${'x'.repeat(250)}@mail.example` }, '/email', 'Use at most 254 characters.'],
  [{ topic: 'complaint' }, '/topic', 'Choose what your message is about.'],
  [{ message: '\u0000 \n' }, '/message', 'Write your message.'],
  [{ message: 'x'.repeat(4001) }, '/message', 'At most 4,000 characters.'],
])('%j is refused with words for people', async (change, pointer, detail) => {
  const response = await world.visitor().send('POST', '/api/contact', {
    body: JSON.stringify({ ...message({ email: 'wrong@mail.example' }), ...change }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ pointer, detail }] });
  expect(await stored('wrong@mail.example')).toEqual([]);
});

test('a field that the form does not have is refused', async () => {
  const response = await world.visitor().send('POST', '/api/contact', {
    body: JSON.stringify({ ...message({}), address_hash: 'x' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(400);
});

test('an address is counted by its network, and its hash depends on the key', () => {
  const same = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0DB8:0001:0002:0:0:0:5%eth0'];
  expect(new Set(same.map((address) => hashAddress(address, 'k'))).size).toBe(1);
  const different = ['2001:db8:1:3::1', '::1', '10.0.0.1', '10.0.0.2', 'unknown'];
  expect(new Set([...same, ...different].map((address) => hashAddress(address, 'k'))).size).toBe(6);
  expect(hashAddress('10.0.0.1', 'k')).not.toBe(hashAddress('10.0.0.1', 'other'));
});

function message(change: Partial<Body>): Body {
  return { name: 'Ada', email: 'ada@mail.example', topic: 'question', message: 'Hello.', ...change };
}

function stored(email: string) {
  return world.rows<{ address_hash: string }>('select * from contact_messages where email = $1', [email]);
}

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * minuteMs);
}
