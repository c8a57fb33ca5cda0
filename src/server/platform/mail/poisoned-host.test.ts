import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../../api/platform/endpoint.ts';
import { api } from '../../../api/index.ts';
import type { Person } from '../http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

const password = 'correct horse battery';
let world: World;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  world = await openWorld({ env: { CONTACT_EMAIL: 'desk@example.com', TRUSTED_PROXIES: '10.0.0.0/8' } });
  owner = await world.recruiter('owner@firm.example');
  colleague = await world.recruiter('colleague@firm.example');
  await world.newcomer('candidate', 'unread@firm.example');
  await world.settle();
  await world.rows('delete from mails');
});
afterAll(() => world.close());

const poison = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-server': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '8443',
  'x-forwarded-prefix': '/evil',
  'x-host': 'evil.example',
  'x-original-url': 'https://evil.example/',
  'x-original-host': 'evil.example',
  forwarded: 'for=192.0.2.1;host=evil.example;proto=https',
};

/** Asks as if the site were at another address, as a trusted proxy would pass it on. */
function poisoned({ method, path }: Endpoint, body: unknown, by = owner) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': 'poisoned',
    origin: 'http://localhost:3000',
    cookie,
    ...poison,
  };
  const request = { method, headers, body: JSON.stringify(body) };
  const socket = { incoming: { socket: { remoteAddress: '10.0.0.1' } } };
  return world.app.request(`http://evil.example${path}`, request, socket);
}

test.each<[string, Endpoint, unknown, string[]]>([
  ['signing up', api.signUp, { email: 'new@example.com', password, data: { role: 'candidate' } }, ['verify']],
  ['asking to verify', api.resendVerification, { email: 'unread@firm.example' }, ['verify']],
  ['a forgotten password', api.recoverPassword, { email: 'owner@firm.example' }, ['recover']],
  ['a sign-in link', api.askForSignIn, { email: 'owner@firm.example', return_to: '/jobs' }, ['sign_in']],
  [
    'an invitation',
    api.createInvitation,
    { email: 'guest@example.com', invited_role: 'recruiter' },
    ['invitation'],
  ],
  [
    'a change of address',
    api.changeEmail,
    { email: 'moved@example.com', current_password: password },
    ['email_approve', 'email_confirm'],
  ],
  [
    'a changed password',
    api.changePassword,
    { current_password: password, new_password: 'another horse entirely' },
    ['password_changed'],
  ],
])('the links in the mails of %s lead to the configured address', async (_name, endpoint, body, kinds) => {
  // A new password ends the session.
  const answer = await poisoned(endpoint, body, endpoint === api.changePassword ? colleague : owner);
  expect(answer.status).toBeLessThan(300);
  expect(`${JSON.stringify([...answer.headers])} ${await answer.text()}`).not.toContain('evil');
  await world.settle();
  const mails = await world.rows<{ kind: string; text: string; html: string }>(
    'select kind, text, html from mails order by kind',
  );
  await world.rows('delete from mails');
  expect(mails.map(({ kind }) => kind)).toEqual(kinds);
  for (const { text, html } of mails) {
    const links = [...`${text} ${html}`.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(link).toMatch(/^http:\/\/localhost:3000\//);
    expect(text + html).not.toContain('evil');
  }
});

test.each([
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/auth/callback',
  '/.well-known/jwks.json',
  '/.well-known/security.txt',
])('what is served at %s names no other address', async (path) => {
  const response = await world.app.request(`http://evil.example${path}`, { headers: poison });
  expect(`${JSON.stringify([...response.headers])} ${await response.text()}`).not.toContain('evil');
});
