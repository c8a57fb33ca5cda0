import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import type { Role } from '../../../api/identity/roles.ts';
import { setRole } from '../../identity/auth/queries.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { Person } from './person.ts';

let world: World;
const people = new Map<Role, Person>();
beforeAll(async () => {
  world = await openWorld({ env: { RATE_LIMITS: 'off' } });
  people.set('candidate', await world.candidate());
  people.set('recruiter', await world.recruiter());
  people.set('internal', await world.candidate('staff@example.com'));
  await setRole(world.services.database, 'staff@example.com', 'internal');
});
afterAll(() => world.close());

const writes = (Object.entries(api) as [string, Endpoint][]).filter(([, one]) => one.method !== 'GET');

/** Somebody signed in who may call an endpoint, with the cookies that their browser would send along. */
function victimOf({ access }: Endpoint): Person {
  const person = [...people].find(([role]) => typeof access === 'string' || access.includes(role))?.[1];
  if (!person) throw new Error(`Nobody here may call it: ${String(access)}.`);
  return person;
}

/** What a page of another site makes the browser of a victim send. */
function sent(
  endpoint: Endpoint,
  headers: Record<string, string>,
  body: BodyInit | null = null,
  victim = victimOf(endpoint),
) {
  const cookie = [...victim.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = endpoint.path.replace(/\{\w+\}/g, '0190f3a0-0000-7000-8000-000000000001');
  const request = { method: endpoint.method, headers: { cookie, ...headers }, body };
  return world.app.request(`http://localhost:3000${path}`, request);
}

async function codeOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}

describe.each(writes)('%s', (_name, endpoint) => {
  const json = { 'content-type': 'application/json' };

  test('is refused from another site, and where the browser hides or withholds which', async () => {
    for (const headers of [
      { ...json, origin: 'https://evil.example' },
      { ...json, origin: 'null' },
      { ...json, 'sec-fetch-site': 'cross-site' },
      { ...json, 'sec-fetch-site': 'same-site' },
    ]) {
      const response = await sent(endpoint, headers, endpoint.body ? '{}' : null);
      expect([response.status, await codeOf(response)]).toEqual([403, 'foreign_origin']);
    }
  });

  test.runIf(endpoint.body)('takes no form, which any site could send', async () => {
    const form = new URLSearchParams({ email: 'a@example.com' }).toString();
    const types = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
    const plain = ['text/plain', 'text/plain; application/json', 'application/jsonp', ''];
    const half = ['application/json;', 'application/json; charset', 'application/json, text/plain'];
    for (const type of endpoint.body === 'file' ? types : [...types, ...plain, ...half]) {
      const headers = { origin: 'http://localhost:3000', 'content-type': type };
      const response = await sent(endpoint, headers, endpoint.body === 'file' ? form : '{}');
      expect([type, response.status]).toEqual([type, 415]);
    }
  });
});

test.each([
  'http://localhost:3000.evil.example',
  'http://localhost:3000@evil.example',
  'http://evil.example/http://localhost:3000',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://LOCALHOST:3000',
  'http://localhost',
  'http://sub.localhost:3000',
  'file://',
  'chrome-extension://abc',
  'http://localhost:3000, https://evil.example',
  ' ',
])('the origin %j is not this site', async (origin) => {
  const response = await sent(api.signOut, { origin });
  expect(response.status).toBe(403);
  expect((await people.get('candidate')?.call(api.getSession, {}))?.body.user).not.toBeNull();
});

test('a signed-in browser may still write from this site, and programs without a browser may', async () => {
  const body = JSON.stringify({ email: 'nobody@example.com' });
  const json = { 'content-type': 'application/json' };
  for (const headers of [
    { ...json, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    { ...json, 'sec-fetch-site': 'none' },
    json,
    { 'content-type': 'Application/JSON; charset=utf-8' },
  ])
    expect((await sent(api.recoverPassword, headers, body)).status).toBe(204);
});

test('a parameter that an endpoint does not know is refused by name, beside those that it knows', async () => {
  const visitor = world.visitor();
  expect((await visitor.send('GET', '/api/jobs?q=go')).status).toBe(200);
  const refused = await visitor.send('GET', '/api/jobs?q=go&salry=1&salry=2');
  expect([refused.status, await refused.json()]).toEqual([
    400,
    expect.objectContaining({
      detail: 'There is no parameter “salry”.',
      errors: [{ pointer: '/salry', detail: 'There is no such parameter.' }],
    }),
  ]);
  expect((await visitor.send('GET', '/api/auth/session?x=1')).status).toBe(400);
});

test.each(['GET', 'HEAD', 'OPTIONS'])('what only reads is refused to no origin: %s', async (method) => {
  const request = { method, headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } };
  const response = await world.app.request('http://localhost:3000/api/jobs', request);
  expect(response.status).not.toBe(403);
});

test.each(['localhost:4000', '127.0.0.1:3000', '[::1]:8080', 'localhost'])(
  'on this machine the host that was asked is this site as well: %s',
  async (host) => {
    const leaving = await world.candidate();
    const response = await sent(api.signOut, { origin: `http://${host}`, host }, null, leaving);
    expect(response.status).toBe(204);
  },
);

test.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example:3000',
  '10.0.0.7:3000',
  'localhost:3000.evil',
])('an origin that equals the host is not this site elsewhere: %s', async (host) => {
  for (const scheme of ['http', 'https']) {
    const response = await sent(api.signOut, { origin: `${scheme}://${host}`, host });
    expect([response.status, await codeOf(response)]).toEqual([403, 'foreign_origin']);
  }
});

test('where people reach it at a name of its own, no address of this machine is this site', async () => {
  const elsewhere = await openWorld({ env: { ORIGIN: 'https://tenon.example' } });
  try {
    const signOutFrom = async (origin: string, host: string) => {
      const request = { method: 'POST', headers: { origin, host } };
      return (await elsewhere.app.request(`https://tenon.example${api.signOut.path}`, request)).status;
    };
    expect(await signOutFrom('http://localhost:3000', 'localhost:3000')).toBe(403);
    expect(await signOutFrom('https://tenon.example', 'tenon.example')).toBe(204);
  } finally {
    await elsewhere.close();
  }
});

test('in production the configured origin alone is this site, whatever host was asked', async () => {
  const env = { NODE_ENV: 'production', ORIGIN: 'http://localhost:3000' };
  const real = await openWorld({ env });
  const status = async (origin: string, host: string) =>
    (
      await real.app.request('http://localhost:3000/api/auth/sign-out', {
        method: 'POST',
        headers: { origin, host },
      })
    ).status;
  expect(await status('http://localhost:3000', 'localhost:3000')).toBe(204);
  for (const host of ['localhost:4000', '127.0.0.1:3000', 'evil.example'])
    expect([host, await status(`http://${host}`, host)]).toEqual([host, 403]);
  await real.close();
});

const uploads = writes.filter(([, { body, access }]) => body === 'file' && access !== 'public');
test.each(uploads)(
  '%s takes text that a form could send only from this site or by a token',
  async (_name, endpoint) => {
    const plain = { 'content-type': 'text/plain; charset=utf-8' };
    expect(await codeOf(await sent(endpoint, plain, 'x=y'))).toBe('unsupported_media');
    for (const [name, value] of [
      ['origin', 'http://localhost:3000'],
      ['sec-fetch-site', 'same-origin'],
    ] as const) {
      const response = await sent(endpoint, { ...plain, [name]: value }, 'x=y');
      if (!response.ok) expect(await codeOf(response)).not.toBe('unsupported_media');
    }
  },
);
