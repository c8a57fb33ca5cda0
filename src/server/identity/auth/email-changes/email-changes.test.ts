import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { newestMail, readMails } from '../../../testing/read-mails.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { dayMs } from '../../../../api/platform/durations.ts';

const start = Date.now();
let clock = 0;
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(start + clock) });
});
afterAll(() => world.close());
beforeEach(() => {
  clock = 0;
});
const change = (person: Person, email: string, password = person.password) =>
  person.call(api.changeEmail, { body: { email, current_password: password } });
const agree = (token: string, person = world.visitor()) =>
  person.call(api.confirmEmailChange, { body: { token } });
const emailOf = async (person: Person) => (await person.call(api.getSession, {})).body.user?.email ?? null;
const signIn = async (email: string, password: string) =>
  (await world.visitor().call(api.signIn, { body: { email, password } })).status;

async function tokenIn(email: string, kind: 'email_approve' | 'email_confirm'): Promise<string> {
  return (await newestMail(world, email, kind)).fragment.get('token') ?? '';
}

/** Asks for a change and answers the tokens mailed to the old and the new address. */
async function tokensFor(person: Person, from: string, to: string): Promise<{ old: string; new: string }> {
  expect((await change(person, to)).status).toBe(200);
  return { old: await tokenIn(from, 'email_approve'), new: await tokenIn(to, 'email_confirm') };
}

test.each(['old', 'new'] as const)('the %s address may agree first, and then the other', async (first) => {
  const from = `${first}-a@example.com`;
  const to = `${first}-b@example.com`;
  const person = await world.candidate(from);
  const tokens = await tokensFor(person, from, to.toUpperCase().toLowerCase());
  const second = first === 'old' ? 'new' : 'old';
  expect((await agree(tokens[first])).body).toEqual({ waits_for: second });
  expect(await emailOf(person)).toBe(from);
  const state = (await person.call(api.getEmail, {})).body.change;
  expect(state).toMatchObject({ email: to, approved: first === 'old', confirmed: first === 'new' });
  expect((await agree(tokens[second])).body).toEqual({ waits_for: null });

  expect(await emailOf(person)).toBe(to);
  expect((await person.call(api.getProfile, {})).body.email).toBe(to);
  expect((await person.call(api.getEmail, {})).body).toEqual({ email: to, verified: true, change: null });
  expect(await signIn(from, person.password)).toBe(401);
  expect(await signIn(to, person.password)).toBe(200);
  expect((await readMails(world, from, 'email_changed'))[0]?.text).toContain(to);
});

test('without the current password nothing is mailed', async () => {
  const person = await world.candidate('guarded@example.com');
  const refused = await change(person, 'thief@example.com', 'not the password');
  expect(refused.problem).toMatchObject({
    code: 'invalid_input',
    errors: [{ pointer: '/current_password', detail: 'This is not your current password.' }],
  });
  expect((await change(person, 'GUARDED@example.com')).problem?.errors?.[0]?.pointer).toBe('/email');
  expect(await readMails(world, 'guarded@example.com', 'email_approve')).toEqual([]);
  expect(await readMails(world, 'thief@example.com', 'email_confirm')).toEqual([]);
});

test('a link works once, ends after a day, and one address cannot agree for both', async () => {
  const person = await world.candidate('day@example.com');
  const tokens = await tokensFor(person, 'day@example.com', 'night@example.com');
  expect((await agree(tokens.new)).status).toBe(200);
  expect((await agree(tokens.new)).problem?.code).toBe('expired_link');
  clock = dayMs;
  expect((await agree(tokens.old)).problem?.code).toBe('expired_link');
  await person.signIn('day@example.com');
  expect((await person.call(api.getEmail, {})).body).toMatchObject({
    email: 'day@example.com',
    change: null,
  });
});

test('a cancelled change is void, and a newer one ends the older', async () => {
  const person = await world.candidate('cancel@example.com');
  const first = await tokensFor(person, 'cancel@example.com', 'first@example.com');
  expect((await person.call(api.cancelEmailChange, {})).body.change).toBeNull();
  expect((await agree(first.old)).status).toBe(410);
  const second = await tokensFor(person, 'cancel@example.com', 'second@example.com');
  const third = await tokensFor(person, 'cancel@example.com', 'third@example.com');
  expect((await agree(second.new)).status).toBe(410);
  await agree(third.old);
  expect((await agree(third.new)).body.waits_for).toBeNull();
  expect(await emailOf(person)).toBe('third@example.com');
});

test('links of two accounts cannot be mixed', async () => {
  const ann = await world.candidate('ann@example.com');
  const ben = await world.candidate('ben@example.com');
  const anns = await tokensFor(ann, 'ann@example.com', 'ann-new@example.com');
  const bens = await tokensFor(ben, 'ben@example.com', 'ben-new@example.com');
  // Each agrees with one link, signed in as the other: what counts is whose link it is.
  expect((await agree(anns.old, ben)).body.waits_for).toBe('new');
  expect((await agree(bens.new, ann)).body.waits_for).toBe('old');
  expect([await emailOf(ann), await emailOf(ben)]).toEqual(['ann@example.com', 'ben@example.com']);
  expect((await agree(anns.new, ben)).body.waits_for).toBeNull();
  expect([await emailOf(ann), await emailOf(ben)]).toEqual(['ann-new@example.com', 'ben@example.com']);
});

test('an address that has an account looks the same to who asks, and its owner is told', async () => {
  const owner = await world.candidate('owner@example.com');
  const person = await world.candidate('asks@example.com');
  const taken = await change(person, 'Owner@Example.com');
  await person.call(api.cancelEmailChange, {});
  const free = await change(person, 'free@example.com');
  const shape = (answer: typeof taken) => ({ ...answer.body.change, email: '', expires_at: '' });
  expect([taken.status, shape(taken)]).toEqual([free.status, shape(free)]);
  expect(await readMails(world, 'owner@example.com', 'email_confirm')).toEqual([]);
  expect(await readMails(world, 'owner@example.com', 'email_in_use')).toHaveLength(1);
  expect(await emailOf(owner)).toBe('owner@example.com');
});

test.each([
  ['signs up', async () => void (await world.candidate('RACE-signs@example.com'))],
  [
    'moves there first',
    async () => {
      const rival = await world.candidate('rival@example.com');
      const tokens = await tokensFor(rival, 'rival@example.com', 'race-moves@example.com');
      await agree(tokens.old);
      await agree(tokens.new);
    },
  ],
])(
  'when somebody else %s with the address, the change fails and the account stays whole',
  async (how, take) => {
    const to = `race-${how.split(' ')[0]}@example.com`;
    const from = `loser-${how.split(' ')[0]}@example.com`;
    const person = await world.candidate(from);
    const tokens = await tokensFor(person, from, to);
    await agree(tokens.old);
    await take();
    expect((await agree(tokens.new)).problem?.code).toBe('email_taken');
    expect(await emailOf(person)).toBe(from);
    expect(await signIn(from, person.password)).toBe(200);
    expect(await world.rows('select 1 from users where lower(email) = $1', [to])).toHaveLength(1);
  },
);

test('the sessions stay, and links that went to the old address end', async () => {
  const here = await world.candidate('stay@example.com');
  const there = world.visitor();
  await there.call(api.signIn, { body: { email: 'stay@example.com', password: here.password } });
  await here.call(api.recoverPassword, { body: { email: 'stay@example.com' } });
  const recovery = (await newestMail(world, 'stay@example.com', 'recover')).fragment.get('token') ?? '';
  const tokens = await tokensFor(here, 'stay@example.com', 'stays@example.com');
  await agree(tokens.old);
  await agree(tokens.new);
  expect([await emailOf(here), await emailOf(there)]).toEqual(['stays@example.com', 'stays@example.com']);
  const body = { token: recovery, password: 'another horse entirely' };
  expect((await here.call(api.resetPassword, { body })).status).toBe(410);
});

test('a changed password ends the change that waits', async () => {
  const person = await world.candidate('thief@example.com');
  const tokens = await tokensFor(person, 'thief@example.com', 'stolen@example.com');
  const body = { current_password: person.password, new_password: 'another horse entirely' };
  expect((await person.call(api.changePassword, { body })).status).toBe(204);
  expect((await agree(tokens.new)).status).toBe(410);
});

test('nobody can fill a mailbox through changes of address', async () => {
  for (let asked = 0; asked < 7; asked++) {
    const person = await world.candidate(`flood-${asked}@example.com`);
    await change(person, 'flooded@example.com');
  }
  expect(await readMails(world, 'flooded@example.com', 'email_confirm')).toHaveLength(5);
});

test('a poisoned Host header changes no link', async () => {
  const person = await world.newcomer('candidate', 'host@example.com');
  await world.settle();
  const headers = {
    'content-type': 'application/json',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
  };
  const send = (path: string, body: object) =>
    person.send('POST', path, { body: JSON.stringify(body), headers });
  await send('/api/auth/email', { email: 'poisoned@example.com', current_password: person.password });
  await send('/api/auth/otp', { email: 'host@example.com' });
  await send('/api/auth/resend', { email: 'host@example.com' });
  await world.settle();
  const mails = await world.rows<{ kind: string; text: string; html: string }>(
    "select kind, text, html from mails where to_address in ('host@example.com', 'poisoned@example.com')",
  );
  const kinds = mails.map((mail) => mail.kind).toSorted();
  expect(kinds).toEqual(['email_approve', 'email_confirm', 'sign_in', 'verify', 'verify']);
  for (const { text, html } of mails) {
    expect(text).toContain('http://localhost:3000/auth/callback#');
    expect(`${text} ${html}`).not.toContain('evil');
  }
});
