import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { appCode } from '../../../testing/authenticator-app.ts';
import { newestMail } from '../../../testing/read-mails.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { hourMs, minuteMs } from '../../../../api/platform/durations.ts';

const password = 'correct horse battery';

let world: World;
let time = Date.now();
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(time) });
});
afterAll(() => world.close());
beforeEach(() => {
  time += 2 * hourMs;
});

type Guarded = { email: string; person: Person; secret: string; codes: string[] };
let counted = 0;

async function guarded(): Promise<Guarded> {
  const email = `guarded${counted++}@example.com`;
  const person = await world.candidate(email);
  const { secret } = (await person.call(api.setUpTwoFactor, {})).body;
  const code = await appCode(secret, new Date(time));
  const on = await person.call(api.confirmTwoFactor, { body: { code } });
  time += minuteMs;
  return { email, person, secret, codes: on.body.recovery_codes };
}
const codeOf = ({ secret }: Guarded, steps = 0) => appCode(secret, new Date(time), steps);
const isIn = async (person: Person) => (await person.call(api.getSession, {})).body.user !== null;
async function halfway({ email }: Guarded): Promise<Person> {
  const person = world.visitor();
  const answer = await person.call(api.signIn, { body: { email, password } });
  expect(answer.body).toEqual({ user: null, second_step: true });
  return person;
}
const finish = (person: Person, code: string) => person.call(api.finishSecondStep, { body: { code } });

test('the password alone opens no session; the code of the app does', async () => {
  const owner = await guarded();
  const person = await halfway(owner);
  expect(await isIn(person)).toBe(false);
  expect([...person.cookies.keys()]).toEqual(['tenon.second_step']);
  expect((await finish(person, await codeOf(owner))).body.user.email).toBe(owner.email);
  expect(await isIn(person)).toBe(true);
  expect([...person.cookies.keys()]).toEqual(['tenon.session_token']);
});

test('a code counts in its half minute and those beside it, and no later', async () => {
  const owner = await guarded();
  const steps: [number, number][] = [
    [-2, 422],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 422],
  ];
  for (const [step, status] of steps) {
    time += 5 * minuteMs;
    expect([step, (await finish(await halfway(owner), await codeOf(owner, step))).status]).toEqual([
      step,
      status,
    ]);
  }
});

test('a code that was used counts no second time, not even for two at once', async () => {
  const owner = await guarded();
  const [one, two] = [await halfway(owner), await halfway(owner)];
  const code = await codeOf(owner);
  const answers = await Promise.all([finish(one, code), finish(two, code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await finish(await halfway(owner), code)).problem?.code).toBe('wrong_code');
  expect((await finish(await halfway(owner), await codeOf(owner, -1))).problem?.code).toBe('wrong_code');
});

test('a recovery code works once, in any case and spacing', async () => {
  const owner = await guarded();
  expect(new Set(owner.codes).size).toBe(10);
  const code = owner.codes[3] ?? '';
  expect((await finish(await halfway(owner), ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
  expect((await finish(await halfway(owner), code)).problem?.code).toBe('wrong_code');
});

test('new recovery codes end the old ones', async () => {
  const owner = await guarded();
  const person = await halfway(owner);
  await finish(person, await codeOf(owner));
  const renewed = (await person.call(api.renewRecoveryCodes, {})).body.recovery_codes;
  expect((await finish(await halfway(owner), owner.codes[0] ?? '')).status).toBe(422);
  expect((await finish(await halfway(owner), renewed[0] ?? '')).status).toBe(200);
});

test('five wrong codes end the sign-in, and it ends by itself after ten minutes', async () => {
  const owner = await guarded();
  const person = await halfway(owner);
  for (let n = 0; n < 5; n++) expect((await finish(person, '000000')).problem?.code).toBe('wrong_code');
  expect((await finish(person, await codeOf(owner))).problem?.code).toBe('sign_in_over');
  const slow = await halfway(owner);
  time += 10 * minuteMs + 1;
  expect((await finish(slow, await codeOf(owner))).problem?.code).toBe('sign_in_over');
});

test('codes cannot be tried one after the other by starting again and again', async () => {
  const owner = await guarded();
  const answers: number[] = [];
  for (let n = 0; n < 8; n++) {
    const person = await halfway(owner);
    for (let tries = 0; tries < 4; tries++) answers.push((await finish(person, '000000')).status);
  }
  expect(answers.filter((status) => status === 422)).toHaveLength(30);
  expect(answers.slice(30)).toEqual([429, 429]);
  time += 61 * minuteMs;
  expect((await finish(await halfway(owner), await codeOf(owner))).status).toBe(200);
});

test('a half-done sign-in belongs to the browser that began it', async () => {
  const owner = await guarded();
  const other = await guarded();
  const stranger = await halfway(other);
  expect((await finish(stranger, await codeOf(owner))).problem?.code).toBe('wrong_code');
  expect((await finish(world.visitor(), await codeOf(owner))).problem?.code).toBe('sign_in_over');
  const forged = world.visitor();
  forged.cookies.set('tenon.second_step', 'made-up.c2lnbmF0dXJl');
  expect((await finish(forged, await codeOf(owner))).problem?.code).toBe('sign_in_over');
});

test('the database holds neither a secret nor a code that could be used', async () => {
  const owner = await guarded();
  const stored = JSON.stringify(await world.rows('select * from two_factors, recovery_codes'));
  expect(stored).not.toContain(owner.secret);
  for (const code of owner.codes) expect(stored).not.toContain(code.replace('-', ''));
});

test('it is on only after a right code, and asking again gives a new secret', async () => {
  const person = await world.candidate('unsure@example.com');
  const first = (await person.call(api.setUpTwoFactor, {})).body.secret;
  const second = (await person.call(api.setUpTwoFactor, {})).body.secret;
  expect(second).not.toBe(first);
  const body = { code: await appCode(first, new Date(time)) };
  expect((await person.call(api.confirmTwoFactor, { body })).problem?.code).toBe('wrong_code');
  const plain = await world.visitor().call(api.signIn, { body: { email: 'unsure@example.com', password } });
  expect(plain.body.second_step).toBe(false);
});

test('it is turned off only by somebody who proved lately who they are', async () => {
  const owner = await guarded();
  time += 10 * minuteMs;
  for (const endpoint of [api.disableTwoFactor, api.renewRecoveryCodes, api.setUpTwoFactor]) {
    expect((await owner.person.call(endpoint, {})).problem?.code).toBe('proof_needed');
  }
  const person = await halfway(owner);
  await finish(person, await codeOf(owner));
  expect((await person.call(api.disableTwoFactor, {})).status).toBe(204);
  const after = await world.visitor().call(api.signIn, { body: { email: owner.email, password } });
  expect(after.body.second_step).toBe(false);
  const told = await world.rows<{ subject: string }>(
    'select subject from mails where to_address = $1 order by id',
    [owner.email],
  );
  expect(told.map(({ subject }) => subject)).toEqual([
    'Tenon: Two-factor sign-in was turned on',
    'Tenon: Two-factor sign-in was turned off',
  ]);
});

test('an authenticator app is set up for a verified address alone', async () => {
  const person = await world.newcomer('candidate', 'unread@example.com');
  expect((await person.call(api.setUpTwoFactor, {})).problem?.code).toBe('email_unverified');
  expect((await person.call(api.confirmTwoFactor, { body: { code: '123456' } })).problem?.code).toBe(
    'email_unverified',
  );
});

test.each(['link', 'code', 'new password'])(
  'a mailed %s does not remove the app, whatever is known of the address',
  async (way) => {
    const { email, person, secret } = await guarded();
    // As an account from before apps needed a verified address.
    await world.rows('update users set email_verified = false where id = $1', [person.id]);
    const here = world.visitor();
    if (way === 'new password') {
      await here.call(api.recoverPassword, { body: { email } });
      const { fragment } = await newestMail(world, email, 'recover');
      const token = fragment.get('token') ?? '';
      await here.call(api.resetPassword, { body: { token, password: here.password } });
      expect((await here.call(api.signIn, { body: { email, password } })).body.second_step).toBe(true);
    } else {
      await here.call(api.askForSignIn, { body: { email } });
      const { fragment, code } = await newestMail(world, email, 'sign_in');
      const [access_token, refresh_token] = [
        fragment.get('access_token') ?? '',
        fragment.get('refresh_token') ?? '',
      ];
      const answer =
        way === 'link'
          ? await here.call(api.signInByLink, { body: { access_token, refresh_token } })
          : await here.call(api.signInByCode, { body: { email, code } });
      expect(answer.body).toMatchObject({ user: null, second_step: true });
    }
    expect((await finish(here, await appCode(secret, new Date(time)))).status).toBe(200);
  },
);
