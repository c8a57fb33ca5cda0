import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import { grantRole } from '../people/commands.ts';
import type { Person } from '../../../platform/http/person.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

const start = Date.now();
let clock = 0;
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(start + clock) });
});
afterAll(() => world.close());
beforeEach(async () => {
  clock = 0;
  await world.settle();
  await world.rows('delete from mails');
});
const fresh = 'another horse entirely';
const recover = (email: string, person = world.visitor()) =>
  person.call(api.recoverPassword, { body: { email } });
const reset = (token: string, password = fresh) =>
  world.visitor().call(api.resetPassword, { body: { token, password } });

/** The tokens that were mailed to an address, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  await world.settle();
  const mails = await world.rows<{ text: string }>(
    "select text from mails where to_address = $1 and kind = 'recover' order by created_at, id",
    [email],
  );
  return mails.map(({ text }) => /[#&]token=(\S+)/.exec(text)?.[1] ?? '');
}

async function newToken(email: string): Promise<string> {
  await recover(email);
  return (await tokensOf(email.toLowerCase())).at(-1) ?? '';
}

async function statusOfSignIn(email: string, password: string): Promise<number> {
  return (await world.visitor().call(api.signIn, { body: { email, password } })).status;
}

test('a mailed link sets a new password, ends every session, and is told to the owner', async () => {
  const person = await world.candidate('ada@example.com');
  const token = await newToken('ADA@example.com');
  expect((await reset(token)).status).toBe(204);
  expect((await person.call(api.getSession, {})).body.user).toBeNull();
  expect(await statusOfSignIn('ada@example.com', person.password)).toBe(401);
  expect(await statusOfSignIn('ada@example.com', fresh)).toBe(200);
  const told = await world.rows("select to_address from mails where kind = 'password_changed'");
  expect(told).toEqual([{ to_address: 'ada@example.com' }]);
  const written = await world.rows(
    "select action from events where action = 'account.password_reset' and object_id = $1",
    [person.id],
  );
  expect(written).toHaveLength(1);
});

test('a link works once, also when it is used twice at the same moment', async () => {
  await world.candidate('twice@example.com');
  const token = await newToken('twice@example.com');
  const answers = await Promise.all([reset(token, 'the first of them'), reset(token, 'the second of them')]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  expect((await reset(token)).problem).toMatchObject({ code: 'expired_link' });
});

test('a link ends after 30 minutes', async () => {
  await world.candidate('slow@example.com');
  const token = await newToken('slow@example.com');
  clock = 30 * minuteMs;
  expect((await reset(token)).status).toBe(410);
  clock = 30 * minuteMs - 1;
  expect((await reset(token)).status).toBe(204);
});

test('using one link ends the others of the account, and of no other account', async () => {
  await world.candidate('one@example.com');
  await world.candidate('other@example.com');
  const older = await newToken('one@example.com');
  const newer = await newToken('one@example.com');
  const others = await newToken('other@example.com');
  expect((await reset(older)).status).toBe(204);
  expect((await reset(newer)).status).toBe(410);
  expect(await statusOfSignIn('other@example.com', fresh)).toBe(401);
  expect((await reset(others, 'for the other one')).status).toBe(204);
  expect(await statusOfSignIn('one@example.com', fresh)).toBe(200);
  expect(await statusOfSignIn('other@example.com', 'for the other one')).toBe(200);
});

test('a link mailed to an address that the account has left is void', async () => {
  await world.candidate('before@example.com');
  const token = await newToken('before@example.com');
  await world.rows("update users set email = 'after@example.com' where email = 'before@example.com'");
  expect((await reset(token)).status).toBe(410);
});

test('an unknown address gets the same bytes, no mail, and the same work', async () => {
  await world.candidate('known@example.com');
  const bytes = async (email: string) => {
    const { response } = await recover(email);
    const headers = [...response.headers].filter(
      ([name]) => name !== 'x-request-id' && name !== 'content-security-policy',
    );
    return { status: response.status, headers, body: await response.text() };
  };
  expect(await bytes('nobody@example.com')).toEqual(await bytes('known@example.com'));
  const work = await world.rows(
    "select name from pgboss.job where state = 'created' and name <> 'mail-verification'",
  );
  expect(work).toEqual([{ name: 'recover-account' }, { name: 'recover-account' }]);
  await world.settle();
  expect(await world.rows("select to_address from mails where kind = 'recover'")).toEqual([
    { to_address: 'known@example.com' },
  ]);
});

test('nobody can fill a mailbox: five links an hour go to one address', async () => {
  await world.candidate('flooded@example.com');
  for (let asked = 1; asked <= 7; asked++) await newToken('flooded@example.com');
  expect(await tokensOf('flooded@example.com')).toHaveLength(5);
  clock = 61 * minuteMs;
  await recover('flooded@example.com');
  expect(await tokensOf('flooded@example.com')).toHaveLength(6);
});

test('a poisoned Host header does not change the link', async () => {
  await world.candidate('host@example.com');
  const headers = {
    'content-type': 'application/json',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };
  const body = JSON.stringify({ email: 'host@example.com' });
  expect((await world.visitor().send('POST', '/api/auth/recover', { body, headers })).status).toBe(204);
  await world.settle();
  const [mail] = await world.rows<{ text: string; html: string }>(
    "select text, html from mails where kind = 'recover'",
  );
  expect(mail?.text).toContain('http://localhost:3000/auth/callback#type=recovery&token=');
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil');
});

test('the token is stored only as a hash', async () => {
  await world.candidate('hash@example.com');
  const token = await newToken('hash@example.com');
  const [link] = await world.rows<{ token_hash: string }>(
    "select token_hash from mail_links where email = 'hash@example.com' and purpose = 'recover'",
  );
  expect(link?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  for (const wrong of [link?.token_hash ?? '', token.slice(1), `${token}x`, `${token}\u0000`]) {
    expect((await reset(wrong)).status).not.toBe(204);
  }
});

test('a refused password leaves the link and the old password as they were', async () => {
  const person = await world.candidate('short@example.com');
  const token = await newToken('short@example.com');
  const refused = await reset(token, 'short');
  expect(refused.problem).toMatchObject({
    code: 'invalid_input',
    errors: [{ pointer: '/password', detail: 'Password must be at least 6 characters' }],
  });
  expect(await statusOfSignIn('short@example.com', person.password)).toBe(200);
  expect((await reset(token)).status).toBe(204);
});

test('platform staff need 12 characters', async () => {
  await world.recruiter('staff@example.com');
  await grantRole(world.services.database, 'staff@example.com', 'internal');
  const token = await newToken('staff@example.com');
  expect((await reset(token, 'eleven char')).problem?.errors?.[0]?.detail).toBe(
    'Password must be at least 12 characters',
  );
  expect((await reset(token, 'twelve chars')).status).toBe(204);
});

test.each(['a@example.com, v@example.com', 'a@example.com\r\nBcc: v@example.com', 'a@b@c', '＠', ''])(
  'recovery for %j is refused and nothing is enqueued',
  async (email) => {
    const person: Person = world.visitor();
    expect((await recover(email, person)).problem?.code).toBe('invalid_input');
    expect(await world.rows("select 1 from pgboss.job where state = 'created'")).toEqual([]);
  },
);
