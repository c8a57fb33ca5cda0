import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { appCode } from '../../../testing/authenticator-app.ts';
import { newestMail } from '../../../testing/read-mails.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

const origin = 'http://localhost:3000';
const password = 'correct horse battery';

let world: World;
let time = Date.now();
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(time) });
});
afterAll(() => world.close());

type Body = { email?: string; password?: string; code?: string; refresh_token?: string };
const grant = (grant_type: 'password' | 'refresh_token', body: Body, person = world.visitor()) =>
  person.call(api.grantToken, { query: { grant_type }, body });
async function granted(email: string) {
  await world.candidate(email);
  return (await grant('password', { email, password })).body;
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusOf = async (token: string) =>
  (await world.visitor().call(api.getProfile, { headers: bearer(token) })).status;
const refresh = (refresh_token: string) => grant('refresh_token', { refresh_token });

test('a password gets tokens that open what the session of the person opens, and sets no cookie', async () => {
  await world.candidate('program@example.com');
  const program = world.visitor();
  const answer = await grant('password', { email: 'program@example.com', password }, program);
  expect(program.cookies.size).toBe(0);
  expect(answer.body).toMatchObject({ token_type: 'bearer', expires_in: 600 });
  const headers = bearer(answer.body.access_token);
  const session = await program.call(api.getSession, { headers });
  expect(session.body.user?.email).toBe('program@example.com');
  expect((await program.call(api.getProfile, { headers })).status).toBe(200);
  expect((await program.call(api.listPostings, { headers })).problem?.code).toBe('wrong_role');
});

test('the grant is named once, in the address or the body, with what it needs', async () => {
  await world.candidate('grant@example.com');
  const send = (query: object, body: object) =>
    world.visitor().call(api.grantToken, { query: query as never, body: body as never });
  const right = { email: 'grant@example.com', password };
  expect((await send({}, { grant_type: 'password', ...right })).status).toBe(200);
  expect((await send({}, right)).status).toBe(400);
  expect((await send({ grant_type: 'password' }, { grant_type: 'refresh_token', ...right })).status).toBe(
    400,
  );
  expect((await send({ grant_type: 'client_credentials' }, right)).status).toBe(400);
  expect((await send({ grant_type: 'password' }, { email: right.email })).status).toBe(422);
  expect((await send({ grant_type: 'refresh_token' }, {})).status).toBe(422);
  expect((await send({ grant_type: 'password' }, { ...right, password: 'wrong one' })).problem?.code).toBe(
    'invalid_credentials',
  );
});

test('an access token ends after ten minutes, and at once when its session is ended', async () => {
  const tokens = await granted('ends@example.com');
  expect(await statusOf(tokens.access_token)).toBe(200);
  time += 10 * minuteMs + 1000;
  expect(await statusOf(tokens.access_token)).toBe(401);
  const next = (await refresh(tokens.refresh_token)).body;
  expect(await statusOf(next.access_token)).toBe(200);
  await world.visitor().call(api.signOut, { headers: bearer(next.access_token) });
  expect(await statusOf(next.access_token)).toBe(401);
  expect((await refresh(next.refresh_token)).problem?.code).toBe('invalid_refresh_token');
});

test('a refresh token rotates; its second use ends the session for the thief and the owner', async () => {
  const first = await granted('rotates@example.com');
  const second = (await refresh(first.refresh_token)).body;
  expect(second.refresh_token).not.toBe(first.refresh_token);
  time += 11_000;
  const third = (await refresh(second.refresh_token)).body;
  expect(await statusOf(third.access_token)).toBe(200);
  expect((await refresh(first.refresh_token)).problem?.code).toBe('invalid_refresh_token');
  expect(await statusOf(third.access_token)).toBe(401);
  expect((await refresh(third.refresh_token)).problem?.code).toBe('invalid_refresh_token');
});

test('fifty refreshes at the same moment get the same successor', async () => {
  const { refresh_token } = await granted('parallel@example.com');
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(refresh_token)));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
});

test('with two-factor sign-in a code is needed as well', async () => {
  const person = await world.candidate('careful@example.com');
  const { secret } = (await person.call(api.setUpTwoFactor, {})).body;
  const code = (steps = 0) => appCode(secret, new Date(time), steps);
  await person.call(api.confirmTwoFactor, { body: { code: await code() } });
  const right = { email: 'careful@example.com', password };
  expect((await grant('password', right)).problem?.code).toBe('second_step_needed');
  expect((await grant('password', { ...right, code: '000000' })).problem?.code).toBe('wrong_code');
  expect((await grant('password', { ...right, code: await code() })).problem?.code).toBe('wrong_code');
  expect((await grant('password', { ...right, code: await code(1) })).status).toBe(200);
});

test('the keys are published in both places, without their private half, which is stored encrypted', async () => {
  const { keys } = (await world.visitor().call(api.listSigningKeys, {})).body;
  expect(keys[0]).toMatchObject({ kty: 'OKP', alg: 'EdDSA', crv: 'Ed25519', use: 'sig' });
  expect(keys.every((key) => !('d' in key))).toBe(true);
  const known = await world.visitor().send('GET', '/.well-known/jwks.json');
  expect(await known.json()).toEqual({ keys });
  const [stored] = await world.rows<{ private_key: string }>('select private_key from signing_keys');
  expect(stored?.private_key).not.toContain('"d"');
});

test('a token that we did not sign for this is nobody', async () => {
  const { access_token: real } = await granted('forged@example.com');
  const [head = '', body = '', signature = ''] = real.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string>;
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
  const own = (header: object, payload: object = claims) =>
    new SignJWT({ ...payload })
      .setProtectedHeader({ alg: 'EdDSA', kid, ...header } as never)
      .sign(privateKey);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [key] = (await world.visitor().call(api.listSigningKeys, {})).body.keys;
  const asSecret = createHash('sha256').update(JSON.stringify(key)).digest();
  const forged = [
    `${encode({ alg: 'none' })}.${body}.`,
    `${encode({ alg: 'none', kid })}.${body}.${signature}`,
    `${encode({ alg: 'NONE', kid })}.${body}.`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${head}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`,
    `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    await own({}),
    await own({ kid: '../../../dev/null' }),
    await own({ kid: "' or 1=1 --" }),
    await own({ jwk: await exportJWK(publicKey) }),
    await own({ jku: 'https://evil.example/jwks.json' }),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(asSecret),
    `${encode({ alg: 'EdDSA', kid, crit: ['b64'], b64: false })}.${body}.${signature}`,
    `${signature}.${body}.${head}`,
    real.toUpperCase(),
    `${real}x`,
    'a.b.c',
    '....',
    'null',
  ];
  for (const token of forged)
    expect([token.slice(0, 60), await statusOf(token)]).toEqual([token.slice(0, 60), 401]);
  const unfit = [{ iss: 'https://evil.example' }, { aud: 'https://evil.example' }, { sid: 'x' }, { exp: 1 }];
  for (const change of [...unfit, { sid: undefined }, { exp: undefined }]) {
    const payload = { iss: origin, aud: origin, ...claims, ...change };
    const { token } = await world.services.auth.api.signJWT({ body: { payload } });
    if (!('exp' in change && change.exp === undefined)) expect(await statusOf(token)).toBe(401);
  }
  expect(await statusOf(real)).toBe(200);
});

test('a program that changes the password goes on with its session, and is given no cookie', async () => {
  const { access_token } = await granted('changes@example.com');
  const program = world.visitor();
  const body = { current_password: password, new_password: `${password} 2` };
  const changed = await program.call(api.changePassword, { body, headers: bearer(access_token) });
  expect([changed.status, changed.headers.get('set-cookie')]).toEqual([204, null]);
  expect(await statusOf(access_token)).toBe(200);
});

test('a wrong Authorization header is not made good by a cookie', async () => {
  const person = await world.candidate();
  const answer = await person.call(api.getProfile, { headers: bearer('x.y.z') });
  expect(answer.status).toBe(401);
});

async function makeToken(person: Person, expires_at: string | null = null) {
  const body = { name: 'Board', scopes: ['profile:read' as const], expires_at };
  return (await person.call(api.createApiToken, { body })).body;
}

test('an API token is shown once, kept as a hash, and listed by its last characters and last use', async () => {
  const person = await world.candidate();
  const made = await makeToken(person);
  expect(made.token).toMatch(/^tenon_[\w-]{43}$/);
  expect(JSON.stringify(await world.rows('select * from api_tokens'))).not.toContain(made.token.slice(6));
  expect(await statusOf(made.token)).toBe(200);
  await expect
    .poll(async () => (await person.call(api.listApiTokens, {})).body.items[0])
    .toMatchObject({
      name: 'Board',
      last_characters: made.token.slice(-4),
      scopes: ['profile:read'],
      last_used_at: new Date(time).toISOString(),
    });
  expect(JSON.stringify((await person.call(api.listApiTokens, {})).body)).not.toContain(made.token);
});

test('the use of an API token is noted once a minute', async () => {
  const person = await world.candidate();
  const { token } = await makeToken(person);
  const noted = async () =>
    Date.parse((await person.call(api.listApiTokens, {})).body.items[0]?.last_used_at ?? '');
  await statusOf(token);
  await expect.poll(noted).toBe(time);
  time += minuteMs;
  await statusOf(token);
  expect(await noted()).toBe(time - minuteMs);
  time += 1;
  await statusOf(token);
  await expect.poll(noted).toBe(time);
});

test('an API token ends on its day, and when it is revoked, by its owner only', async () => {
  const person = await world.candidate();
  const expiring = await makeToken(person, new Date(time + 5 * minuteMs).toISOString());
  expect(await statusOf(expiring.token)).toBe(200);
  time += 5 * minuteMs;
  expect(await statusOf(expiring.token)).toBe(401);
  const past = { name: 'Late', scopes: ['jobs:read' as const], expires_at: new Date(time - 1).toISOString() };
  expect((await person.call(api.createApiToken, { body: past })).status).toBe(422);

  const lasting = await makeToken(person);
  const params = { id: lasting.id };
  expect((await (await world.candidate()).call(api.revokeApiToken, { params })).status).toBe(404);
  expect((await person.call(api.revokeApiToken, { params })).status).toBe(204);
  expect(await statusOf(lasting.token)).toBe(401);
  const noted = await world.rows(
    "select 1 from events where actor_id = $1 and action = 'account.api_token_revoked'",
    [person.id],
  );
  expect(noted).toHaveLength(1);
});

test('many API tokens at the same moment do not come beyond the fifty that a person may have', async () => {
  const person = await world.candidate();
  await world.rows(
    `insert into api_tokens (id, user_id, name, scopes, token_hash, last_characters)
     select gen_random_uuid(), $1, 'Old', '{jobs:read}', 'old ' || n, 'abcd' from generate_series(1, 45) n`,
    [person.id],
  );
  const made = await Promise.all(Array.from({ length: 20 }, () => makeToken(person)));
  expect(made.filter(({ token }) => token !== undefined)).toHaveLength(5);
  expect((await person.call(api.listApiTokens, {})).body.items).toHaveLength(50);
});

test('an API token cannot widen itself, act without its scope, or stand in an address', async () => {
  const person = await world.candidate();
  const { token } = await makeToken(person);
  const headers = bearer(token);
  const body = { name: 'More', scopes: ['jobs:write' as const], expires_at: null };
  const visitor = world.visitor();
  expect((await visitor.call(api.createApiToken, { body, headers })).problem?.code).toBe('missing_scope');
  expect((await visitor.call(api.listSessions, { headers })).problem?.code).toBe('missing_scope');
  expect((await visitor.call(api.listExperiences, { headers })).status).toBe(200);
  for (const path of [
    `/api/profile?token=${token}`,
    `/api/jobs?q=${token}`,
    `/api/jobs?a=1&access_token=${token}`,
  ]) {
    expect([path.length, (await visitor.send('GET', path)).status]).toEqual([path.length, 400]);
  }
});

test('an API token acts for the person as they are now', async () => {
  const recruiter = await world.recruiter();
  const body = { name: 'Board', scopes: ['jobs:read' as const], expires_at: null };
  const { token } = (await recruiter.call(api.createApiToken, { body })).body;
  const postings = () => world.visitor().call(api.listPostings, { headers: bearer(token) });
  expect((await postings()).status).toBe(200);
  await world.rows("update users set role = 'candidate' where id = $1", [recruiter.id]);
  expect((await postings()).problem?.code).toBe('wrong_role');
});

test('whoever is shut out is nobody with any token, and somebody again when they are let in', async () => {
  const person = await world.candidate('shut@example.com');
  const { token } = await makeToken(person);
  const { access_token } = (await grant('password', { email: 'shut@example.com', password })).body;
  const all = async () => [
    await statusOf(token),
    await statusOf(access_token),
    (await person.call(api.getProfile, {})).status,
  ];
  expect(await all()).toEqual([200, 200, 200]);
  await world.rows('update users set suspended_at = now() where id = $1', [person.id]);
  expect(await all()).toEqual([401, 401, 401]);
  await world.rows('update users set suspended_at = null where id = $1', [person.id]);
  expect(await all()).toEqual([200, 200, 200]);
});

test('after a change of the secret that sealed the signing key, the next token has a key of its own', async () => {
  const before = await granted('sealed@example.com');
  await world.rows(`update signing_keys set private_key = '"00ff"'`);
  const after = (await grant('password', { email: 'sealed@example.com', password })).body;
  expect(await statusOf(after.access_token)).toBe(200);
  expect(await statusOf(before.access_token)).toBe(401);
  expect(await statusOf((await refresh(after.refresh_token)).body.access_token)).toBe(200);
});

const made = async (person: Person) =>
  (
    await person.call(api.createApiToken, {
      body: { name: 'Sync', scopes: ['profile:read'], expires_at: null },
    })
  ).body.token;

test('a new password by mail ends every API token', async () => {
  const person = await world.candidate('reset@example.com');
  const token = await made(person);
  expect(await statusOf(token)).toBe(200);
  await person.call(api.recoverPassword, { body: { email: 'reset@example.com' } });
  const link = (await newestMail(world, 'reset@example.com', 'recover')).fragment.get('token') ?? '';
  await world.visitor().call(api.resetPassword, { body: { token: link, password } });
  expect(await statusOf(token)).toBe(401);
  expect(
    await world.rows("select 1 from events where action = 'account.api_tokens_ended' and subject_id = $1", [
      person.id,
    ]),
  ).toHaveLength(1);
  expect((await newestMail(world, 'reset@example.com', 'password_changed')).text).toContain('API tokens');
});

test.each([
  ['keep', 200],
  ['end', 401],
  [undefined, 401],
] as const)(
  'a change of password and signing out everywhere end API tokens unless they are kept: %s',
  async (tokens, status) => {
    const person = await world.candidate();
    const rival = await made(await world.candidate());
    const token = await made(person);
    await person.call(api.changePassword, {
      body: { current_password: password, new_password: password, ...(tokens && { tokens }) },
    });
    expect(await statusOf(token)).toBe(status);
    const another = await made(person);
    await person.call(api.endSessions, { query: tokens ? { tokens } : {} });
    expect(await statusOf(another)).toBe(status);
    expect(await statusOf(rival)).toBe(200);
  },
);
