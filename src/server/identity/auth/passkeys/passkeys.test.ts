import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { PasskeyDevice } from '../../../testing/passkey-device.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

const origin = 'http://localhost:3000';

let world: World;
let time = Date.now();
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(time) });
});
afterAll(() => world.close());

const newDevice = () => new PasskeyDevice(origin);

async function addPasskey(person: Person, device = newDevice(), name = 'Phone'): Promise<PasskeyDevice> {
  const { body } = await person.call(api.challengeNewPasskey, {});
  const added = await person.call(api.addPasskey, { body: { name, passkey: device.create(body) } });
  expect(added.problem).toBeNull();
  return device;
}
const challengeOf = async (person: Person) => (await person.call(api.challengePasskeySignIn, {})).body;
const signIn = (person: Person, passkey: ReturnType<PasskeyDevice['get']>) =>
  person.call(api.signInWithPasskey, { body: { passkey } });
const codeOf = async (answer: Promise<{ problem: { code: string } | null }>) => (await answer).problem?.code;

test('a passkey signs its owner in, without a name or a password', async () => {
  const owner = await world.candidate('passkey@example.com');
  const device = await addPasskey(owner);
  const browser = world.visitor();
  const entered = await signIn(browser, device.get(await challengeOf(browser)));
  expect(entered.body.user.email).toBe('passkey@example.com');
  expect((await browser.call(api.getSession, {})).body.user?.id).toBe(owner.id);
});

test('an answer counts once, within five minutes, and for the challenge of this browser', async () => {
  const device = await addPasskey(await world.candidate());
  const browser = world.visitor();
  const answer = device.get(await challengeOf(browser));
  const before = new Map(browser.cookies);
  expect((await signIn(browser, answer)).status).toBe(200);
  const replayed = world.visitor();
  for (const [name, value] of before) replayed.cookies.set(name, value);
  expect(await codeOf(signIn(replayed, answer))).toBe('invalid_passkey');

  const foreign = device.get(await challengeOf(world.visitor()));
  const victim = world.visitor();
  await challengeOf(victim);
  expect(await codeOf(signIn(victim, foreign))).toBe('invalid_passkey');
  expect(await codeOf(signIn(world.visitor(), foreign))).toBe('invalid_passkey');

  const slow = world.visitor();
  const late = device.get(await challengeOf(slow));
  time += 5 * minuteMs + 1;
  expect(await codeOf(signIn(slow, late))).toBe('invalid_passkey');
});

test.each([
  ['another page', { origin: 'https://evil.example' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another site', { siteId: 'evil.example' }],
  ['a device that asked nobody', { isChecked: false }],
  ['a copy that fell behind', { counter: 1 }],
])('an answer from %s is refused', async (_name, odd) => {
  const device = await addPasskey(await world.candidate());
  for (let uses = 0; uses < 2; uses++) {
    const browser = world.visitor();
    expect((await signIn(browser, device.get(await challengeOf(browser)))).status).toBe(200);
  }
  const browser = world.visitor();
  expect(await codeOf(signIn(browser, device.get(await challengeOf(browser), odd)))).toBe('invalid_passkey');
  expect((await browser.call(api.getSession, {})).body.user).toBeNull();
});

test("a device that nobody registered, or that signs in another's name, is refused", async () => {
  const device = await addPasskey(await world.candidate());
  const browser = world.visitor();
  expect(await codeOf(signIn(browser, newDevice().get(await challengeOf(browser))))).toBe('invalid_passkey');
  const forged = { ...newDevice().get(await challengeOf(browser)), id: device.id, rawId: device.id };
  expect(await codeOf(signIn(browser, forged))).toBe('invalid_passkey');
});

test('the challenge of one purpose or person does not serve another', async () => {
  const owner = await world.candidate();
  const other = await world.candidate();
  const device = await addPasskey(owner);
  await addPasskey(other);
  const proof = device.get((await owner.call(api.challengePasskeyProof, {})).body);
  expect(await codeOf(signIn(owner, proof))).toBe('invalid_passkey');
  const challenge = (await other.call(api.challengePasskeyProof, {})).body;
  const foreign = other.call(api.proveIdentity, { body: { passkey: device.get(challenge) } });
  expect(await codeOf(foreign)).toBe('invalid_passkey');
});

test('a passkey proves who somebody is for ten minutes', async () => {
  const owner = await world.candidate();
  const device = await addPasskey(owner);
  time += 10 * minuteMs;
  expect(await codeOf(owner.call(api.challengeNewPasskey, {}))).toBe('proof_needed');
  const passkey = device.get((await owner.call(api.challengePasskeyProof, {})).body);
  expect((await owner.call(api.proveIdentity, { body: { passkey } })).status).toBe(204);
  expect((await owner.call(api.challengeNewPasskey, {})).status).toBe(200);
  time += 10 * minuteMs;
  expect(await codeOf(owner.call(api.challengeNewPasskey, {}))).toBe('proof_needed');
});

test('a password proves it too, and only for the session that gave it', async () => {
  const owner = await world.candidate('proof@example.com');
  const elsewhere = world.visitor();
  await elsewhere.signIn('proof@example.com');
  time += 10 * minuteMs;
  const wrong = await owner.call(api.proveIdentity, { body: { password: 'not this one' } });
  expect(wrong.problem).toMatchObject({ code: 'invalid_input', errors: [{ pointer: '/password' }] });
  expect(await codeOf(owner.call(api.challengeNewPasskey, {}))).toBe('proof_needed');
  expect((await owner.call(api.proveIdentity, { body: { password: owner.password } })).status).toBe(204);
  expect((await owner.call(api.challengeNewPasskey, {})).status).toBe(200);
  expect(await codeOf(elsewhere.call(api.challengeNewPasskey, {}))).toBe('proof_needed');
});

test('passkeys are listed, renamed and removed by their owner, and a removed one is over', async () => {
  const owner = await world.candidate();
  const device = await addPasskey(owner, newDevice(), 'Laptop');
  const [mine] = (await owner.call(api.getSignInMethods, {})).body.passkeys;
  expect(mine).toMatchObject({ name: 'Laptop', last_used_at: null });
  const params = { id: mine?.id ?? '' };
  expect((await owner.call(api.renamePasskey, { params, body: { name: 'Work laptop' } })).status).toBe(204);
  expect((await owner.call(api.getSignInMethods, {})).body.passkeys[0]?.name).toBe('Work laptop');
  expect((await owner.call(api.removePasskey, { params })).status).toBe(204);
  const browser = world.visitor();
  expect(await codeOf(signIn(browser, device.get(await challengeOf(browser))))).toBe('invalid_passkey');
});

test('one passkey is not added twice, neither by its owner nor by somebody else', async () => {
  const owner = await world.candidate();
  const device = await addPasskey(owner);
  for (const person of [owner, await world.candidate()]) {
    const { body } = await person.call(api.challengeNewPasskey, {});
    const again = person.call(api.addPasskey, { body: { name: 'Again', passkey: device.create(body) } });
    expect(await codeOf(again)).toBe('conflict');
  }
});

test('the last way to sign in stays, also when two are removed at the same moment', async () => {
  const owner = await world.candidate();
  await addPasskey(owner, newDevice());
  await addPasskey(owner, newDevice());
  await world.rows('update accounts set password = null where user_id = $1', [owner.id]);
  const [one, two] = (await owner.call(api.getSignInMethods, {})).body.passkeys;
  const remove = (id = '') => owner.call(api.removePasskey, { params: { id } });
  const answers = await Promise.all([remove(one?.id), remove(two?.id)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect((await owner.call(api.getSignInMethods, {})).body.passkeys).toHaveLength(1);
});

test('an account elsewhere is listed and unlinked, unless it is the last way in', async () => {
  const owner = await world.candidate();
  const link = (accountId: string) =>
    world.rows(
      "insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), $1, 'acme-sso', $2)",
      [owner.id, accountId],
    );
  await link('a1');
  const [linked] = (await owner.call(api.getSignInMethods, {})).body.identities;
  expect(linked).toMatchObject({ provider: 'acme-sso' });
  const params = { id: linked?.id ?? '' };
  expect(await codeOf((await world.candidate()).call(api.unlinkIdentity, { params }))).toBe('not_found');
  expect((await owner.call(api.unlinkIdentity, { params })).status).toBe(204);
  await link('a2');
  await world.rows("delete from accounts where user_id = $1 and provider_id = 'credential'", [owner.id]);
  const { body } = await owner.call(api.getSignInMethods, {});
  expect([body.password, body.identities.length]).toEqual([false, 1]);
  const last = owner.call(api.unlinkIdentity, { params: { id: body.identities[0]?.id ?? '' } });
  expect(await codeOf(last)).toBe('last_way_in');
});
