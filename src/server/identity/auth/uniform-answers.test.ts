import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import { hashingLimits } from './passwords/password-hashing.ts';
import { newestMail } from '../../testing/read-mails.ts';
import { cachedPasswordHash } from '../../testing/cached-password-hash.ts';
import { openWorld, type World } from '../../testing/world.ts';

/** The hash of the world, with how often it was asked. */
const hashed = { hash: vi.fn(cachedPasswordHash.hash), verify: vi.fn(cachedPasswordHash.verify) };
let world: World;
let strict: World;
beforeAll(async () => {
  world = await openWorld({ hashing: { ...hashingLimits, by: hashed } });
  strict = await openWorld({ env: { REQUIRE_VERIFIED_EMAIL: 'true' } });
});
afterAll(async () => {
  await world.close();
  await strict.close();
});

const password = 'correct horse battery';

/** All of an answer that a stranger can see, but what is drawn by lot for each. */
async function seen(endpoint: Endpoint, body: unknown) {
  const response = await world.visitor().send(endpoint.method, endpoint.path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const headers = [...response.headers]
    .filter(([name]) => name !== 'x-request-id' && name !== 'content-security-policy')
    .map(([name, value]) => [name, name === 'set-cookie' ? value.replace(/=[^;]+/, '=drawn') : value]);
  const text = (await response.text()).replace(/"request_id":"[^"]*"/, '');
  return { status: response.status, headers, text };
}

test.each<[string, Endpoint, (email: string) => object]>([
  ['recover', api.recoverPassword, (email) => ({ email })],
  ['resend', api.resendVerification, (email) => ({ email })],
  ['a sign-in link', api.askForSignIn, (email) => ({ email })],
  ['a code to sign in', api.signInByCode, (email) => ({ email, code: '123456' })],
  ['a code to verify', api.verifyEmailCode, (email) => ({ email, code: '123456' })],
])(
  '%s answers the same for known and unknown addresses, after the same work',
  async (name, endpoint, bodyOf) => {
    const key = name.replaceAll(' ', '-');
    await world.newcomer('candidate', `${key}@example.com`);
    await world.settle();
    const work = async () =>
      (
        await world.rows<{ name: string }>(
          "select name from pgboss.job where state = 'created' order by name",
        )
      ).map((row) => row.name);
    const known = await seen(endpoint, bodyOf(`${key}@example.com`));
    const workForKnown = await work();
    await world.settle();
    const unknown = await seen(endpoint, bodyOf(`${key}@nowhere.example`));
    expect(unknown).toEqual(known);
    expect(await work()).toEqual(workForKnown);
    await world.settle();
    const toNobody = await world.rows("select 1 from mails where to_address like '%@nowhere.example'");
    expect(toNobody).toEqual([]);
  },
);

/** What an answer costs, and so how long it takes: the statements that the database is sent, and the passwords hashed. */
async function costOf(endpoint: Endpoint, body: unknown) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  hashed.hash.mockClear();
  hashed.verify.mockClear();
  const answer = await world.visitor().send(endpoint.method, endpoint.path, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  const statements = query.mock.calls
    .map(([asked]: unknown[]) => (typeof asked === 'string' ? asked : (asked as { text: string }).text))
    .filter((text) => !isOfNobody(text));
  query.mockRestore();
  const hashes = hashed.hash.mock.calls.length + hashed.verify.mock.calls.length;
  return { status: answer.status, statements, hashes };
}

/**
 * The queue looks after itself from time to time, and each process looks at maintenance every two seconds, whoever calls; what a
 * caller enqueues are new jobs.
 */
function isOfNobody(statement: string): boolean {
  if (statement.includes('from site_maintenance')) return true;
  return statement.includes('pgboss.') && !/insert into pgboss\.job/i.test(statement);
}

const grant = { grant_type: 'password', password: 'wrong' };
test.each<[string, Endpoint, object, number]>([
  ['signing in', api.signIn, { password: 'wrong' }, 1],
  ['asking for a token', api.grantToken, grant, 1],
  ['recover', api.recoverPassword, {}, 0],
  ['resend', api.resendVerification, {}, 0],
  ['a sign-in link', api.askForSignIn, {}, 0],
  ['a code to sign in', api.signInByCode, { code: '123456' }, 0],
  ['a code to verify', api.verifyEmailCode, { code: '123456' }, 0],
])('%s costs the same work for known and unknown addresses', async (name, endpoint, body, hashes) => {
  const key = name.replaceAll(' ', '-');
  await world.newcomer('candidate', `cost-${key}@example.com`);
  await world.newcomer('candidate', `no-password-${key}@example.com`);
  await world.rows('delete from accounts where user_id = (select id from users where email = $1)', [
    `no-password-${key}@example.com`,
  ]);
  await world.settle();
  const unknown = await costOf(endpoint, { ...body, email: `cost-${key}@nowhere.example` });
  expect(unknown.hashes).toBe(hashes);
  expect(unknown.statements.length).toBeGreaterThan(0);
  expect(await costOf(endpoint, { ...body, email: `cost-${key}@example.com` })).toEqual(unknown);
  expect(await costOf(endpoint, { ...body, email: `no-password-${key}@example.com` })).toEqual(unknown);
  await world.settle();
});

test('five mails of a kind an hour go to one address, whoever asks', async () => {
  await world.newcomer('candidate', 'flooded@example.com');
  for (let asked = 0; asked < 7; asked++) {
    await world.visitor().call(api.askForSignIn, { body: { email: 'flooded@example.com' } });
    await world.visitor().call(api.resendVerification, { body: { email: 'flooded@example.com' } });
    await world.settle();
  }
  const counted = await world.rows(
    "select kind, count(*)::int as mails from mails where to_address = 'flooded@example.com' group by kind order by kind",
  );
  expect(counted).toEqual([
    { kind: 'sign_in', mails: 5 },
    { kind: 'verify', mails: 5 },
  ]);
});

test('where verification is required, only who knows the password learns that it is missing', async () => {
  const visitor = strict.visitor();
  const body = { email: 'new@example.com', password };
  await visitor.call(api.signUp, { body: { ...body, data: { role: 'candidate' } } });
  const refused = await visitor.call(api.signIn, { body });
  expect(refused.problem).toMatchObject({ code: 'email_unverified', status: 403 });
  expect(refused.headers.getSetCookie().join()).not.toContain('session_token');
  const grant = (secret: string) =>
    visitor.call(api.grantToken, { body: { grant_type: 'password', email: body.email, password: secret } });
  expect((await grant(password)).problem?.code).toBe('email_unverified');
  expect((await grant('wrong')).problem?.code).toBe('invalid_credentials');
  const wrong = await visitor.call(api.signIn, { body: { ...body, password: 'wrong' } });
  const nobody = await visitor.call(api.signIn, { body: { email: 'nobody@example.com', password } });
  expect([wrong.problem?.code, nobody.problem?.code]).toEqual(['invalid_credentials', 'invalid_credentials']);

  const { code } = await newestMail(strict, 'new@example.com', 'verify');
  await visitor.call(api.verifyEmailCode, { body: { email: 'new@example.com', code } });
  expect((await visitor.call(api.signIn, { body })).status).toBe(200);
  expect((await grant(password)).body.user.email).toBe('new@example.com');
});

test('where verification is not required, an account works at once', async () => {
  const person = await world.newcomer('candidate', 'at-once@example.com');
  expect((await person.call(api.getEmail, {})).body).toMatchObject({ verified: false });
});
