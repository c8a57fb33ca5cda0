import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { hashToken } from '../secret-tokens.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { dayMs, hourMs, minuteMs } from '../../../../api/platform/durations.ts';

const password = 'correct horse battery';
const cookie = 'tenon.session_token';

let world: World;
let time = Date.now();
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(time) });
});
afterAll(() => world.close());

const isIn = async (person: Person) => (await person.call(api.getSession, {})).body.user !== null;
const endOf = async (person: Person) => {
  const token = hashToken(decodeURIComponent(person.cookies.get(cookie) ?? '').split('.')[0] ?? '');
  const [row] = await world.rows<{ expires_at: Date }>('select expires_at from sessions where token = $1', [
    token,
  ]);
  return row ? row.expires_at.getTime() - time : null;
};

test('a session that is not remembered ends after 12 idle hours, and lasts while it is used', async () => {
  const person = await world.candidate();
  for (let visit = 0; visit < 4; visit++) {
    time += 11 * hourMs;
    expect(await isIn(person)).toBe(true);
    await expect.poll(() => endOf(person)).toBe(12 * hourMs);
  }
  time += 12 * hourMs;
  expect(await isIn(person)).toBe(false);
});

test('the end of a session is written at most every ten minutes', async () => {
  const person = await world.candidate();
  time += 10 * minuteMs;
  await isIn(person);
  expect(await endOf(person)).toBe(12 * hourMs - 10 * minuteMs);
  time += 1;
  await isIn(person);
  await expect.poll(() => endOf(person)).toBe(12 * hourMs);
});

test('a session that has just ended is listed no longer', async () => {
  const person = await world.candidate('listed@example.com');
  time += hourMs;
  const here = world.visitor();
  await here.signIn('listed@example.com');
  const listed = async () => (await here.call(api.listSessions, {})).body.items.length;
  time += 11 * hourMs - 1;
  expect(await listed()).toBe(2);
  time += 1;
  expect(await listed()).toBe(1);
  expect(await isIn(person)).toBe(false);
});

test('a remembered session lasts 30 days from its sign-in', async () => {
  const person = await world.candidate('remembered@example.com');
  await person.call(api.signIn, { body: { email: 'remembered@example.com', password, remember: true } });
  time += 29 * dayMs;
  expect(await isIn(person)).toBe(true);
  expect(await endOf(person)).toBe(dayMs);
  time += dayMs;
  expect(await isIn(person)).toBe(false);
});

test('a changed password gives a remembered browser a cookie for the whole seconds that are left', async () => {
  const person = await world.candidate('changed@example.com');
  await person.call(api.signIn, { body: { email: 'changed@example.com', password, remember: true } });
  time += 10 * dayMs + 400;
  const body = { current_password: password, new_password: `${password} 2` };
  const changed = await person.call(api.changePassword, { body });
  expect(changed.headers.get('set-cookie')).toMatch(new RegExp(`Max-Age=${(20 * dayMs) / 1000 - 1}(;|$)`));
  expect(await isIn(person)).toBe(true);
});

test('a changed password gives any other browser a cookie that ends with it', async () => {
  const person = await world.candidate();
  const body = { current_password: password, new_password: `${password} 2` };
  const changed = await person.call(api.changePassword, { body });
  expect(changed.headers.get('set-cookie')).toContain(cookie);
  expect(changed.headers.get('set-cookie')).not.toContain('Max-Age');
  expect(await isIn(person)).toBe(true);
});

test('how somebody writes times comes with their session, also where they chose but one thing', async () => {
  const person = await world.candidate();
  const formats = async () => (await person.call(api.getSession, {})).body.user?.formats;
  expect(await formats()).toBeNull();
  await world.rows("insert into account_settings (user_id, time_zone) values ($1, 'Europe/Vienna')", [
    person.id,
  ]);
  expect(await formats()).toEqual({ locale: null, time_zone: 'Europe/Vienna' });
});

test('whoever is shut out is told so when they sign in, and gets no session', async () => {
  const person = await world.candidate('shut@example.com');
  await world.rows('update users set suspended_at = now() where id = $1', [person.id]);
  await world.rows('delete from sessions where user_id = $1', [person.id]);
  const answer = await world.visitor().call(api.signIn, { body: { email: 'shut@example.com', password } });
  expect(answer.problem?.code).toBe('account_suspended');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await world.rows('select 1 from sessions where user_id = $1', [person.id])).toEqual([]);
});

test('signing in makes a new session and ends the one that the browser brought along', async () => {
  const attacker = await world.candidate('attacker@example.com');
  const planted = attacker.cookies.get(cookie) ?? '';
  await world.candidate('victim@example.com');
  const victim = world.visitor();
  victim.cookies.set(cookie, planted);
  const signedIn = await victim.call(api.signIn, { body: { email: 'victim@example.com', password } });
  expect(signedIn.body.user?.email).toBe('victim@example.com');
  expect(victim.cookies.get(cookie)).not.toBe(planted);
  expect((await victim.call(api.getSession, {})).body.user?.email).toBe('victim@example.com');
  expect(await isIn(attacker)).toBe(false);
});

test('a token that nobody issued is never taken up', async () => {
  await world.candidate('fixed@example.com');
  const victim = world.visitor();
  victim.cookies.set(cookie, 'chosen-by-somebody.c2lnbmF0dXJl');
  await victim.call(api.signIn, { body: { email: 'fixed@example.com', password } });
  expect(victim.cookies.get(cookie)).not.toContain('chosen-by-somebody');
});

test('signing in keeps an account that was going to be deleted', async () => {
  const person = await world.candidate('back@example.com');
  expect((await person.call(api.deleteAccount, {})).status).toBe(204);
  await person.signIn('back@example.com');
  expect((await person.call(api.getAccountDeletion, {})).body.due_at).toBeNull();
});

test('signing out makes the browser forget its cookie, also where nobody is signed in', async () => {
  const person = await world.candidate();
  for (let click = 0; click < 2; click += 1) {
    const out = await person.call(api.signOut, {});
    expect(out.status).toBe(204);
    expect(out.headers.get('set-cookie')).toMatch(/^tenon\.session_token=;.*Max-Age=0$/);
  }
});

test('signing out ends the session for every copy of its cookie', async () => {
  const person = await world.candidate();
  const copy = world.visitor();
  copy.cookies.set(cookie, person.cookies.get(cookie) ?? '');
  expect(await isIn(copy)).toBe(true);
  await person.call(api.signOut, {});
  expect(await isIn(copy)).toBe(false);
});

test('a membership that is removed takes effect at the next request', async () => {
  const recruiter = await world.recruiter();
  expect((await recruiter.call(api.listPostings, {})).status).toBe(200);
  expect(recruiter.user?.company).toMatchObject({ owner: true });
  await world.rows('update company_members set owner = false where user_id = $1', [recruiter.id]);
  expect((await recruiter.call(api.getSession, {})).body.user?.company).toMatchObject({ owner: false });
  await world.rows('delete from company_members where user_id = $1', [recruiter.id]);
  expect((await recruiter.call(api.listPostings, {})).status).toBe(403);
  expect((await recruiter.call(api.getSession, {})).body.user).toMatchObject({ company: null });
});

test('the terms that were agreed to are kept with their version and time', async () => {
  const person = world.visitor();
  const body = (email: string) => ({ email, password, data: { role: 'candidate' as const } });
  await person.call(api.signUp, { body: { ...body('terms@example.com'), terms_version: '2026-11-21' } });
  await person.call(api.signUp, { body: body('none@example.com') });
  const odd = await person.call(api.signUp, { body: { ...body('odd@example.com'), terms_version: '<b>' } });
  expect(odd.status).toBe(422);
  const kept = await world.rows(
    "select terms_version, terms_accepted_at from users where email in ('terms@example.com', 'none@example.com') order by 1",
  );
  expect(kept).toEqual([
    { terms_version: '2026-11-21', terms_accepted_at: new Date(time) },
    { terms_version: null, terms_accepted_at: null },
  ]);
});
