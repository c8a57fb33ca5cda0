import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { openWorld, type World } from '../../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const fresh = 'another horse entirely';

/** The same person in another browser. */
async function elsewhere(email: string, userAgent = 'Elsewhere/1.0'): Promise<Person> {
  const person = world.visitor();
  const body = { email, password: person.password };
  await person.call(api.signIn, { body, headers: { 'user-agent': userAgent } });
  return person;
}

const sessionsOf = async (person: Person) => (await person.call(api.listSessions, {})).body.items;
const isSignedIn = async (person: Person) => (await person.call(api.getSession, {})).body.user !== null;

test('the list shows my sessions only, this one first', async () => {
  const here = await world.candidate('list@example.com');
  await elsewhere('list@example.com');
  await world.candidate('stranger@example.com');
  expect(await sessionsOf(here)).toMatchObject([
    { current: true },
    { current: false, user_agent: 'Elsewhere/1.0' },
  ]);
});

test('ending one session signs out that browser and no other', async () => {
  const here = await world.candidate('one@example.com');
  const there = await elsewhere('one@example.com');
  const other = (await sessionsOf(here)).find((session) => !session.current);
  expect((await here.call(api.endSession, { params: { id: other?.id ?? '' } })).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect((await here.call(api.endSession, { params: { id: other?.id ?? '' } })).status).toBe(404);
});

test('signing out everywhere ends this session as well', async () => {
  const here = await world.candidate('all@example.com');
  const there = await elsewhere('all@example.com');
  const stranger = await world.candidate();
  expect((await world.visitor().call(api.endSessions, {})).status).toBe(401);
  expect((await here.call(api.endSessions, {})).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(stranger)]).toEqual([
    false,
    false,
    true,
  ]);
});

test('a changed password ends the other sessions and mailed links, and is told to the owner', async () => {
  const here = await world.candidate('change@example.com');
  const there = await elsewhere('change@example.com');
  await here.call(api.recoverPassword, { body: { email: 'change@example.com' } });
  await world.settle();
  const body = { current_password: here.password, new_password: fresh };
  expect((await here.call(api.changePassword, { body })).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  const signIn = (password: string) =>
    world.visitor().call(api.signIn, { body: { email: 'change@example.com', password } });
  expect((await signIn(here.password)).status).toBe(401);
  expect((await signIn(fresh)).status).toBe(200);
  expect(await world.rows("select 1 from mail_links where email = 'change@example.com'")).toEqual([]);
  expect(await world.rows("select to_address from mails where kind = 'password_changed'")).toEqual([
    { to_address: 'change@example.com' },
  ]);
});

test('without the current password nothing changes', async () => {
  const here = await world.candidate('wrong@example.com');
  const there = await elsewhere('wrong@example.com');
  const body = { current_password: 'not this one', new_password: fresh };
  expect((await here.call(api.changePassword, { body })).problem).toMatchObject({
    code: 'invalid_input',
    errors: [{ pointer: '/current_password', detail: 'This is not your current password.' }],
  });
  expect(await isSignedIn(there)).toBe(true);
});
