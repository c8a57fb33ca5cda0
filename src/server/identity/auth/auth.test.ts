import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { postJob } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { grantRole, revokeRole } from './people/commands.ts';
import { listStaff } from './queries.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const password = 'correct horse battery';

test('a candidate signs up, signs in, is known, and signs out', async () => {
  const person = world.visitor();
  const made = await person.call(api.signUp, {
    body: { email: ' Ada@Example.com ', password, data: { role: 'candidate' } },
  });
  expect(made.body.user).toMatchObject({ email: 'ada@example.com', role: 'candidate', company: null });
  expect((await person.call(api.getSession, {})).body.user).toBeNull();

  const signedIn = await person.call(api.signIn, { body: { email: 'ada@example.com', password } });
  expect(signedIn.status).toBe(200);
  expect((await person.call(api.getSession, {})).body.user).toMatchObject({ email: 'ada@example.com' });

  expect((await person.call(api.signOut, {})).status).toBe(204);
  expect((await person.call(api.getSession, {})).body.user).toBeNull();
  const sessions = await world.rows('select 1 from sessions where user_id = $1', [made.body.user.id]);
  expect(sessions).toEqual([]);
});

test('an employer gets a company named after themselves, as its owner', async () => {
  const person = world.visitor();
  const made = await person.call(api.signUp, {
    body: { email: 'jo@acme.example', password, data: { role: 'recruiter' } },
  });
  // The domain names it once the address is shown to be theirs.
  expect(made.body.user.company).toMatchObject({ name: "Jo's company", owner: true });
  const free = await person.call(api.signUp, {
    body: { email: 'jo.doe@gmail.com', password, data: { role: 'recruiter' } },
  });
  expect(free.body.user.company?.name).toBe("Jo Doe's company");
});

test('the session cookie is HttpOnly and lasts 30 days only when asked for', async () => {
  const person = await world.candidate('cookie@example.com');
  const short = await person.call(api.signIn, { body: { email: 'cookie@example.com', password } });
  const long = await person.call(api.signIn, {
    body: { email: 'cookie@example.com', password, remember: true },
  });
  const cookie = (answer: typeof short) =>
    answer.headers.getSetCookie().find((line) => line.startsWith('tenon.session_token='));
  expect(cookie(short)).toMatch(/HttpOnly/i);
  expect(cookie(short)).toMatch(/SameSite=Lax/i);
  expect(cookie(short)).not.toMatch(/Max-Age/i);
  expect(cookie(short)).not.toMatch(/Secure/i);
  expect(cookie(long)).toMatch(/Max-Age=2592000/);
});

test('a forged or foreign cookie is nobody', async () => {
  const person = await world.candidate();
  const real = person.cookies.get('tenon.session_token') ?? '';
  for (const forged of [
    real.slice(0, -6),
    `x${real}`,
    decodeURIComponent(real).split('.')[0] ?? '',
    '%',
    'a.b',
  ]) {
    person.cookies.set('tenon.session_token', forged);
    expect((await person.call(api.getSession, {})).body.user).toBeNull();
  }
});

test('a wrong password and an unknown address get the same answer', async () => {
  await world.candidate('known@example.com');
  const wrong = await world
    .visitor()
    .call(api.signIn, { body: { email: 'known@example.com', password: 'wrong one' } });
  const unknown = await world
    .visitor()
    .call(api.signIn, { body: { email: 'nobody@example.com', password: 'wrong one' } });
  expect(wrong.problem).toMatchObject({ status: 401, title: 'Invalid email or password. Please try again.' });
  expect({ ...unknown.problem, request_id: '' }).toEqual({ ...wrong.problem, request_id: '' });
});

test('an address is taken once, whatever its case, also by two at once', async () => {
  const body = (email: string) => ({ body: { email, password, data: { role: 'recruiter' as const } } });
  const answers = await Promise.all([
    world.visitor().call(api.signUp, body('twice@example.com')),
    world.visitor().call(api.signUp, body('TWICE@example.com')),
  ]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await world.rows("select 1 from users where lower(email) = 'twice@example.com'")).toHaveLength(1);
  expect(await world.rows("select 1 from companies where name = 'Twice''s company'")).toHaveLength(1);
});

test('another site cannot write with this browser', async () => {
  const person = await world.candidate();
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  const foreign = await person.send('POST', '/api/auth/sign-out', { headers });
  expect(foreign.status).toBe(403);
  expect((await person.call(api.getSession, {})).body.user).not.toBeNull();
  const plain = await person.send('POST', '/api/auth/signup', {
    body: JSON.stringify({ email: 'a@example.com', password, data: { role: 'candidate' } }),
    headers: { 'content-type': 'text/plain' },
  });
  expect(plain.status).toBe(415);
});

test('a flood of sign-ins is refused beyond the queue, for known and unknown addresses alike', async () => {
  const small = await openWorld({ hashing: { running: 1, waiting: 2 } });
  await small.candidate('known@example.com');
  for (const email of ['known@example.com', 'nobody@example.com']) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        small.visitor().call(api.signIn, { body: { email, password: 'wrong' } }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 401).length + refused.length).toBe(12);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
  }
  await small.close();
});

test('a role that is taken away ends its rights at once, also in an open session', async () => {
  const recruiter = await world.recruiter('leaving@firm.example');
  const draft = await postJob(recruiter, { status: 'draft' });
  await grantRole(world.services.database, 'leaving@firm.example', 'candidate');
  expect((await recruiter.call(api.getSession, {})).body.user).toMatchObject({
    role: 'candidate',
    company: null,
  });
  expect((await recruiter.call(api.getJob, { params: { id: draft.id } })).status).toBe(404);
  expect((await recruiter.call(api.listApplicants, {})).status).toBe(403);
});

test('a granted role is listed, taken away again, and none is taken from strangers', async () => {
  const { database } = world.services;
  await world.candidate('list@staff.example');
  await world.recruiter('boss@staff.example');
  await grantRole(database, 'LIST@staff.example', 'internal');
  await grantRole(database, 'boss@staff.example', 'admin');
  const listed = (await listStaff(database)).filter(({ email }) => email.endsWith('@staff.example'));
  expect(listed).toEqual([
    { email: 'boss@staff.example', role: 'admin' },
    { email: 'list@staff.example', role: 'internal' },
  ]);
  expect(await revokeRole(database, 'list@staff.example')).toBe('candidate');
  expect(await revokeRole(database, 'Boss@staff.example')).toBe('recruiter');
  expect(await revokeRole(database, 'list@staff.example')).toBeNull();
  expect(await revokeRole(database, 'nobody@staff.example')).toBeNull();
  expect(await grantRole(database, 'nobody@staff.example', 'admin')).toBe(false);
});
