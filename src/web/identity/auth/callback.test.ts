import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUser } from '../../../api/identity/auth.ts';
import type { Role } from '../../../api/identity/roles.ts';
import { callbackTimeoutMs, type CallbackWorld, followCallback } from './callback.ts';
import { type CallbackLink, readCallbackLink } from './callback-link.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each<[string, string, CallbackLink]>([
  ['#type=signup&token=t', '', { kind: 'verify', type: 'signup', token: 't' }],
  ['type=recovery&token=t', '', { kind: 'verify', type: 'recovery', token: 't' }],
  ['', '?type=signup&token=t', { kind: 'verify', type: 'signup', token: 't' }],
  [
    'type=magiclink&access_token=a&refresh_token=r',
    '',
    { kind: 'sign-in', accessToken: 'a', refreshToken: 'r' },
  ],
  ['access_token=a&refresh_token=r', '', { kind: 'sign-in', accessToken: 'a', refreshToken: 'r' }],
  [
    'type=signup&access_token=a&refresh_token=r',
    '',
    { kind: 'sign-in', accessToken: 'a', refreshToken: 'r' },
  ],
  ['type=email_change&token=t', '', { kind: 'email-change', token: 't' }],
  ['type=invite&token=t', '', { kind: 'invite', token: 't' }],
  ['', '', { kind: 'return' }],
  ['', '?next=/jobs', { kind: 'return' }],
  ['', '?code=c&state=s', { kind: 'sso', code: 'c', state: 's', iss: null }],
  [
    '',
    '?code=c&state=s&iss=https://id.example',
    { kind: 'sso', code: 'c', state: 's', iss: 'https://id.example' },
  ],
  ['', '?error=access_denied&state=s', { kind: 'broken' }],
  ['', '?code=c', { kind: 'broken' }],
  ['', '?state=s', { kind: 'broken' }],
  ['code=c&state=s', '', { kind: 'return' }],
  ['error=access_denied', '', { kind: 'broken' }],
  ['error=access_denied&type=signup&token=t', '', { kind: 'broken' }],
  ['access_token=a&refresh_token=r', '?error=x', { kind: 'broken' }],
  ['error_description=Call+this+number', '', { kind: 'broken' }],
  ['access_token=a', '', { kind: 'broken' }],
  ['refresh_token=r', '', { kind: 'broken' }],
  ['type=signup', '', { kind: 'broken' }],
  ['type=recovery', '', { kind: 'broken' }],
  ['type=admin&token=t', '', { kind: 'broken' }],
  ['token=t', '', { kind: 'broken' }],
])('the fragment %j with the query %j is read', (hash, search, link) => {
  expect(readCallbackLink(hash, search)).toEqual(link);
});

const userOf = (role: Role): SessionUser => ({
  id: '0190f3a0-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  name: '',
  role,
  created_at: '2026-01-01T00:00:00.000Z',
  company: null,
  formats: null,
});
const never = () => new Promise<never>(() => {});

function worldWith(changes: Partial<CallbackWorld> = {}): CallbackWorld {
  return {
    verify: () => Promise.resolve(),
    signIn: () => Promise.resolve({ user: userOf('recruiter'), passwordEnded: false }),
    finishSso: () => Promise.resolve({ user: userOf('recruiter'), next: null }),
    agreeToEmail: () => Promise.resolve({ waits_for: null }),
    whoIsHere: () => Promise.resolve(userOf('candidate')),
    explain: (error) => (error instanceof Error ? error.message : null),
    ...changes,
  };
}

const signup: CallbackLink = { kind: 'verify', type: 'signup', token: 't' };
const recovery: CallbackLink = { kind: 'verify', type: 'recovery', token: 't' };
const tokens: CallbackLink = { kind: 'sign-in', accessToken: 'a', refreshToken: 'r' };

test.each([
  ['candidate', '/dashboard'],
  ['recruiter', '/recruiter'],
  ['hiring_manager', '/recruiter'],
  ['admin', '/recruiter'],
] as const)('after verifying, a %s goes to %s', async (role, to) => {
  const world = worldWith({ whoIsHere: () => Promise.resolve(userOf(role)) });
  expect(await followCallback(signup, null, world)).toEqual({
    kind: 'go',
    to,
    said: 'Your email has been verified!',
  });
});

test('after verifying where nobody is signed in, it goes to sign-in', async () => {
  const world = worldWith({ whoIsHere: () => Promise.resolve(null) });
  expect(await followCallback(signup, null, world)).toMatchObject({ to: '/auth/login' });
  const back = await followCallback(signup, '/jobs/1', world);
  expect(back).toMatchObject({ to: '/auth/login?from=%2Fjobs%2F1' });
});

test('when the role cannot be found out, a candidate is assumed', async () => {
  const world = worldWith({ whoIsHere: () => Promise.resolve('unknown') });
  expect(await followCallback(signup, null, world)).toMatchObject({ kind: 'go', to: '/dashboard' });
});

test('a recovery link leads to the form for a new password', async () => {
  expect(await followCallback(recovery, null, worldWith())).toEqual({
    kind: 'new-password',
    token: 't',
    said: 'Your email has been verified!',
  });
});

test('two tokens open the session, and lead to the start or back', async () => {
  const said = 'Successfully authenticated!';
  expect(await followCallback(tokens, null, worldWith())).toEqual({ kind: 'go', to: '/recruiter', said });
  expect(await followCallback(tokens, '/jobs/1', worldWith())).toEqual({ kind: 'go', to: '/jobs/1', said });
});

test('two tokens of somebody with an authenticator app lead to its code', async () => {
  const world = worldWith({ signIn: () => Promise.resolve({ user: null, passwordEnded: false }) });
  expect(await followCallback(tokens, '/jobs/1', world)).toMatchObject({
    to: '/auth/two-factor?from=%2Fjobs%2F1',
    said: null,
  });
});

test('where the old password of the account ended, that is shown before it leads on', async () => {
  const signIn = () => Promise.resolve({ user: userOf('candidate'), passwordEnded: true });
  expect(await followCallback(tokens, '/jobs/1', worldWith({ signIn }))).toEqual({
    kind: 'password-ended',
    to: '/jobs/1',
  });
});

test('a return from a company opens the session, and leads back to where it began', async () => {
  const sso: CallbackLink = { kind: 'sso', code: 'c', state: 's', iss: null };
  const said = 'Successfully authenticated!';
  expect(await followCallback(sso, null, worldWith())).toEqual({ kind: 'go', to: '/recruiter', said });
  const from = (user: SessionUser | null) =>
    worldWith({ finishSso: () => Promise.resolve({ user, next: '/applicants' }) });
  const back = await followCallback(sso, '/jobs', from(userOf('recruiter')));
  expect(back).toEqual({ kind: 'go', to: '/applicants', said });
  const code = await followCallback(sso, null, from(null));
  expect(code).toMatchObject({ kind: 'go', to: '/auth/two-factor?from=%2Fapplicants' });
});

test.each([
  [userOf('candidate'), '/dashboard'],
  [userOf('recruiter'), '/recruiter'],
  [null, '/auth/login'],
])('without parameters %j goes to %s', async (user, to) => {
  const world = worldWith({ whoIsHere: () => Promise.resolve(user) });
  expect(await followCallback({ kind: 'return' }, null, world)).toEqual({ kind: 'go', to, said: null });
});

test.each([
  ['old', { kind: 'email-waits', waitsFor: 'old' }],
  ['new', { kind: 'email-waits', waitsFor: 'new' }],
  [null, { kind: 'go', to: '/settings/email' }],
] as const)('a change of address that waits for %j says so', async (waitsFor, outcome) => {
  const world = worldWith({ agreeToEmail: () => Promise.resolve({ waits_for: waitsFor }) });
  expect(await followCallback({ kind: 'email-change', token: 't' }, null, world)).toMatchObject(outcome);
});

test.each<[string, CallbackLink, Partial<CallbackWorld>]>([
  ['a refused verification', signup, { verify: () => Promise.reject(new Error('used')) }],
  ['foreign tokens', tokens, { signIn: () => Promise.reject(new Error('used')) }],
  [
    'a used link',
    { kind: 'email-change', token: 't' },
    { agreeToEmail: () => Promise.reject(new Error('used')) },
  ],
])('%s fails and goes nowhere else', async (_name, link, world) => {
  expect(await followCallback(link, '/jobs', worldWith(world))).toEqual({ kind: 'failed', detail: 'used' });
});

test('an error in the address fails without asking anybody', async () => {
  const world = worldWith({ whoIsHere: never });
  expect(await followCallback({ kind: 'broken' }, null, world)).toEqual({ kind: 'failed', detail: null });
});

test.each<[string, CallbackLink]>([
  ['verification', signup],
  ['sign-in', tokens],
  ['return', { kind: 'return' }],
])('a %s without an answer is given up after 15 seconds, and its call ended', async (_name, link) => {
  let aborted = false;
  const hang = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => (aborted = true));
    return never();
  };
  const world = worldWith({
    verify: (_type, _token, signal) => hang(signal),
    signIn: (_tokens, signal) => hang(signal),
    whoIsHere: never,
  });
  let outcome: unknown = null;
  void followCallback(link, null, world).then((found) => (outcome = found));
  await vi.advanceTimersByTimeAsync(callbackTimeoutMs - 1);
  expect(outcome).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toEqual({ kind: 'timed-out' });
  expect(aborted).toBe(link.kind !== 'return');
});
