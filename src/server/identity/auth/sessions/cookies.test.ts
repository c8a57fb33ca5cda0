import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { hourMs } from '../../../../api/platform/durations.ts';

const name = 'tenon.session_token';
const password = 'correct horse battery';
let world: World;
let clock = 0;
let ada: Person;
let bo: Person;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + clock) });
  ada = await world.candidate('ada@example.com');
  bo = await world.candidate('bo@example.com');
});
afterAll(() => world.close());
beforeEach(() => void (clock = 0));

const plain = (person: Person) => decodeURIComponent(person.cookies.get(name) ?? '');
const tokenOf = (person: Person) => plain(person).split('.')[0] ?? '';
const signatureOf = (person: Person) => plain(person).split('.')[1] ?? '';
const signed = (token: string, secret: string) =>
  `${token}.${createHmac('sha256', secret).update(token).digest('base64')}`;

/** Who a browser is that sends this Cookie header. */
async function whoIs(cookie: string): Promise<string | null> {
  const response = await world.app.request('http://localhost:3000/api/auth/session', { headers: { cookie } });
  const body: unknown = await response.json();
  expect(response.status).toBe(200);
  const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : null;
  return typeof user === 'object' && user !== null && 'email' in user ? String(user.email) : null;
}

test.each<[string, () => string | Promise<string>]>([
  ['no value', () => ''],
  ['a token without its signature', () => tokenOf(ada)],
  ['a token with an empty signature', () => `${tokenOf(ada)}.`],
  ['a signature without its token', () => `.${signatureOf(ada)}`],
  ['a cut signature', () => plain(ada).slice(0, -4)],
  ['a longer signature', () => `${tokenOf(ada)}.AAAA${signatureOf(ada)}`],
  ["one person's token with another's signature", () => `${tokenOf(ada)}.${signatureOf(bo)}`],
  ['a token signed with nothing', () => signed(tokenOf(ada), '')],
  ['a token signed with a guessed secret', () => signed(tokenOf(ada), 'secret')],
  ['an invented token', () => signed('0'.repeat(43), 'secret')],
  ['a token in other letters', () => `${tokenOf(ada).toUpperCase()}.${signatureOf(ada)}`],
  ['two tokens in one', () => `${tokenOf(ada)}.${tokenOf(bo)}.${signatureOf(ada)}`],
  [
    'what is stored of it',
    async () => {
      const rows = await world.rows<{ hash: string }>('select token as hash from sessions');
      return rows.map(({ hash }) => signed(hash, '')).join();
    },
  ],
  [
    'the id of a session',
    async () => {
      const rows = await world.rows<{ id: string }>('select id from sessions');
      return `${rows[0]?.id}.${signatureOf(ada)}`;
    },
  ],
  ['the id of a person', () => `${ada.id}.${signatureOf(ada)}`],
  ['a list', () => `["${tokenOf(ada)}"].${signatureOf(ada)}`],
  ['a pattern', () => `%.${signatureOf(ada)}`],
  ['SQL', () => `' or 1=1 --.${signatureOf(ada)}`],
  ['half a character', () => '%E0%A4%A'],
  ['64 KiB', () => 'a'.repeat(65_536)],
])('%s is nobody', async (_what, forge) => {
  const value = await forge();
  expect(await whoIs(`${name}=${encodeURIComponent(value)}`)).toBeNull();
  if (!/[%;"' \n]/.test(value)) expect(await whoIs(`${name}=${value}`)).toBeNull();
});

test('a cookie that cannot be decoded is nobody', async () => {
  expect(await whoIs(`${name}=%E0%A4%A`)).toBeNull();
});

test('a cookie counts under its own name only', async () => {
  const value = ada.cookies.get(name) ?? '';
  for (const other of ['tenon.second_step', 'tenon.sso', 'session_token', 'TENON.SESSION_TOKEN', `x${name}`])
    expect(await whoIs(`${other}=${value}`)).toBeNull();
  expect(await whoIs(`other=1; ${name}=${value}`)).toBe('ada@example.com');
});

test('of two cookies with one name the first counts, which browsers send for the narrower path', async () => {
  const [first, second] = [ada, bo].map((person) => `${name}=${person.cookies.get(name)}`);
  expect(await whoIs(`${first}; ${second}`)).toBe('ada@example.com');
  expect(await whoIs(`${second}; ${first}`)).toBe('bo@example.com');
});

test('a cookie of a half-done sign-in, or of asking for a link, is no session', async () => {
  const visitor = world.visitor();
  await visitor.call(api.askForSignIn, { body: { email: 'ada@example.com' } });
  expect(visitor.cookies.size).toBe(1);
  for (const value of visitor.cookies.values()) expect(await whoIs(`${name}=${value}`)).toBeNull();
});

test('on https only the name that needs https counts, so that a plain page cannot plant one', async () => {
  const secure = await openWorld({ env: { ORIGIN: 'https://jobs.example.com' } });
  const person = await secure.candidate('ada@example.com');
  expect(person.cookies.get(`__Host-${name}`)).toBeTruthy();
  const asked = async (cookie: string) => {
    const url = 'https://jobs.example.com/api/auth/session';
    return (await secure.app.request(url, { headers: { cookie } })).json();
  };
  const again = await person.call(api.signIn, { body: { email: 'ada@example.com', password } });
  expect(again.headers.get('set-cookie')).toMatch(/^__Host-.*; Path=\/;.*; Secure(;|$)/);
  expect(again.headers.get('set-cookie')).not.toMatch(/domain=/i);
  const value = person.cookies.get(`__Host-${name}`) ?? '';
  // A neighbour under the same domain can plant the name that any host may set.
  for (const other of [name, `__Secure-${name}`])
    expect(await asked(`${other}=${value}`)).toEqual({ user: null });
  expect(await asked(`__Host-${name}=${value}`)).toMatchObject({ user: { email: 'ada@example.com' } });
  await secure.close();
});

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['signing out', (person) => person.call(api.signOut, {})],
  ['signing out everywhere', (person) => person.call(api.endSessions, {})],
  [
    'changing the password',
    (person) =>
      person.call(api.changePassword, {
        body: { current_password: password, new_password: `${password} 2` },
      }),
  ],
  [
    'signing in again',
    (person) => person.call(api.signIn, { body: { email: person.user?.email ?? '', password } }),
  ],
  ['twelve idle hours', async () => (clock = 13 * hourMs)],
])('a copy of the cookie is worth nothing after %s', async (_what, act) => {
  const person = await world.candidate();
  const copy = `${name}=${person.cookies.get(name)}`;
  expect(await whoIs(copy)).toBe(person.user?.email);
  await act(person);
  expect(await whoIs(copy)).toBeNull();
});
