import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { appCode } from '../../../testing/authenticator-app.ts';
import { newestMail, readMails } from '../../../testing/read-mails.ts';
import { PasskeyDevice } from '../../../testing/passkey-device.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { dayMs, minuteMs } from '../../../../api/platform/durations.ts';
import { mailVerificationTask } from './tasks.ts';

const start = Date.now();
let clock = 0;
let world: World;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(start + clock) });
});
afterAll(() => world.close());
beforeEach(async () => {
  clock = 0;
  await world.settle();
  await world.rows('delete from mails');
});
const verify = (token: string, type: 'signup' | 'recovery' = 'signup') =>
  world.visitor().call(api.verifyEmail, { body: { type, token } });
const ask = (person: Person, email: string, remember = false) =>
  person.call(api.askForSignIn, { body: { email, remember } });
const byCode = (person: Person, email: string, code: string) =>
  person.call(api.signInByCode, { body: { email, code } });
const whoIs = async (person: Person) => (await person.call(api.getSession, {})).body.user?.email ?? null;

async function byLink(person: Person, email: string) {
  const { fragment } = await newestMail(world, email, 'sign_in');
  return person.call(api.signInByLink, { body: tokensOf(fragment) });
}

function tokensOf(fragment: URLSearchParams) {
  return {
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  };
}

const tokenBody = { name: 'Program', scopes: ['profile:read' as const], expires_at: null };

async function replaceFrame(owner: Person, email: string, way: string) {
  if (way === 'new password') {
    await owner.call(api.recoverPassword, { body: { email } });
    const token = (await newestMail(world, email, 'recover')).fragment.get('token') ?? '';
    return owner.call(api.resetPassword, { body: { token, password: owner.password } });
  }
  await ask(owner, email);
  if (way === 'link') return byLink(owner, email);
  return byCode(owner, email, (await newestMail(world, email, 'sign_in')).code);
}

/** A candidate whose address is verified. */
async function verified(email: string): Promise<Person> {
  const person = await world.newcomer('candidate', email);
  await verify((await newestMail(world, email, 'verify')).fragment.get('token') ?? '');
  return person;
}

const isVerified = async (person: Person) => (await person.call(api.getEmail, {})).body.verified;

test('sign-up mails a link that verifies the address, once', async () => {
  const person = await world.newcomer('candidate', 'ada@example.com');
  expect(await isVerified(person)).toBe(false);
  const mail = await newestMail(world, 'ada@example.com', 'verify');
  expect(mail.link).toMatch(/^http:\/\/localhost:3000\/auth\/callback#type=signup&token=/);
  const token = mail.fragment.get('token') ?? '';
  expect((await verify(token, 'recovery')).status).toBe(410);
  expect((await verify(token)).status).toBe(204);
  expect(await isVerified(person)).toBe(true);
  expect((await verify(token)).problem?.code).toBe('expired_link');
  const events = await world.rows(
    "select 1 from events where action = 'account.email_verified' and object_id = $1",
    [person.id],
  );
  expect(events).toHaveLength(1);
});

test('a verification mail whose posting is repeated after a cut keeps its id, and is posted once', async () => {
  await world.newcomer('candidate', 'cut@example.com');
  const [task] = await world.rows<{ data: { email: string; mailId: string } }>(
    "select data from pgboss.job where name = 'mail-verification' and data->>'email' = 'cut@example.com'",
  );
  if (!task) throw new Error('No mail waits to be posted.');
  const mailId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(task.data).toMatchObject({ email: 'cut@example.com', mailId });
  const posted = () => world.rows("select id from mails where to_address = 'cut@example.com'");
  for (let time = 0; time < 2; time++) {
    await mailVerificationTask.run(task.data, world.services);
    expect(await posted()).toEqual([{ id: task.data.mailId }]);
  }
  await world.settle();
  expect(await posted()).toEqual([{ id: task.data.mailId }]);
  const { fragment } = await newestMail(world, 'cut@example.com', 'verify');
  expect((await verify(fragment.get('token') ?? '')).status).toBe(204);
});

test('the code of the mail verifies as well, in the 15 minutes after it', async () => {
  const person = await world.newcomer('candidate', 'code@example.com');
  const { code } = await newestMail(world, 'code@example.com', 'verify');
  const enter = () =>
    world.visitor().call(api.verifyEmailCode, { body: { email: 'CODE@example.com', code: ` ${code} ` } });
  clock = 15 * minuteMs;
  expect((await enter()).problem?.code).toBe('wrong_mail_code');
  clock = 15 * minuteMs - 1;
  expect((await enter()).status).toBe(204);
  expect(await isVerified(person)).toBe(true);
  expect((await enter()).status).toBe(401);
});

test('a verification link ends after a day, and a new one can be asked for', async () => {
  const person = await world.newcomer('candidate', 'day@example.com');
  const { fragment } = await newestMail(world, 'day@example.com', 'verify');
  clock = dayMs;
  expect((await verify(fragment.get('token') ?? '')).status).toBe(410);
  await person.call(api.resendVerification, { body: { email: 'day@example.com' } });
  const again = await newestMail(world, 'day@example.com', 'verify');
  expect((await verify(again.fragment.get('token') ?? '')).status).toBe(204);
});

test('a verified address gets no further verification mail', async () => {
  const person = await verified('once@example.com');
  await person.call(api.resendVerification, { body: { email: 'once@example.com' } });
  expect(await readMails(world, 'once@example.com', 'verify')).toHaveLength(1);
});

test('a link to a new password verifies the address once the password is set', async () => {
  const person = await world.newcomer('candidate', 'both@example.com');
  await person.call(api.recoverPassword, { body: { email: 'both@example.com' } });
  const token = (await newestMail(world, 'both@example.com', 'recover')).fragment.get('token') ?? '';
  expect((await verify(token)).status).toBe(410);
  expect((await verify(token, 'recovery')).status).toBe(204);
  expect(await isVerified(person)).toBe(false);
  const body = { token, password: 'another horse entirely' };
  expect((await person.call(api.resetPassword, { body })).status).toBe(204);
  person.password = body.password;
  await person.signIn('both@example.com');
  expect(await isVerified(person)).toBe(true);
});

test('links lead back to the page that the person came from, on this site only', async () => {
  const email = 'way@example.com';
  const from = (redirect: string) =>
    world.visitor().call(api.signUp, {
      body: { email, password: 'correct horse battery', data: { role: 'candidate' }, redirect },
    });
  for (const elsewhere of [
    'https://evil.example/auth/callback',
    'javascript:alert(1)',
    '//evil.example',
    '',
  ]) {
    expect((await from(elsewhere)).status).toBe(400);
  }
  await from('http://localhost:3000/auth/callback?next=%2Fjobs%2F1%3Fq%3Da');
  const { link } = await newestMail(world, email, 'verify');
  expect(link).toMatch(/^http:\/\/localhost:3000\/auth\/callback\?next=%2Fjobs%2F1%3Fq%3Da#type=signup/);

  const asking = world.visitor();
  const wish = (return_to: string) => asking.call(api.askForSignIn, { body: { email, return_to } });
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', '/\ud800']) {
    expect((await wish(elsewhere)).status).toBe(422);
  }
  await wish('/jobs?q=a');
  const signIn = await newestMail(world, email, 'sign_in');
  expect(signIn.link).toMatch(/\/auth\/callback\?next=%2Fjobs%3Fq%3Da#type=magiclink&access_token=/);
});

test('a sign-in link opens a session in the browser that asked, once, and ends the one it had', async () => {
  await verified('link@example.com');
  const before = await world.newcomer('candidate', 'before@example.com');
  const old = new Map(before.cookies);
  await ask(before, 'LINK@example.com');
  const answer = await byLink(before, 'link@example.com');
  expect(answer.body.user?.email).toBe('link@example.com');
  expect(await whoIs(before)).toBe('link@example.com');
  expect((await byLink(before, 'link@example.com')).status).toBe(410);
  for (const [name, value] of old) before.cookies.set(name, value);
  expect(await whoIs(before)).toBeNull();
});

test('a link in another browser signs nobody in there, and still works where it was asked for', async () => {
  await verified('here@example.com');
  const here = world.visitor();
  await ask(here, 'here@example.com');
  const stranger = world.visitor();
  const asking = world.visitor();
  await ask(asking, 'here2@example.com');
  for (const other of [stranger, asking, await world.newcomer('candidate', 'victim@example.com')]) {
    const was = await whoIs(other);
    expect((await byLink(other, 'here@example.com')).problem?.code).toBe('other_browser');
    expect(await whoIs(other)).toBe(was);
  }
  expect((await byLink(here, 'here@example.com')).status).toBe(200);
});

test.each([
  [
    'made up',
    (): Record<string, string> => ({ access_token: 'a'.repeat(43), refresh_token: 'b'.repeat(43) }),
  ],
  ['of an API client', () => ({ access_token: 'eyJhbGciOiJub25lIn0.e30.', refresh_token: 'x' })],
  [
    'with the halves swapped',
    ({ access_token, refresh_token }) => ({
      access_token: refresh_token,
      refresh_token: access_token,
    }),
  ],
  [
    'joined differently',
    ({ access_token, refresh_token }) => ({
      access_token: `${access_token}.${refresh_token}`.slice(0, 20),
      refresh_token: `${access_token}.${refresh_token}`.slice(21),
    }),
  ],
] as [string, (real: Record<string, string>) => { access_token: string; refresh_token: string }][])(
  'tokens %s open nothing',
  async (_name, forge) => {
    await world.rows("delete from users where email = 'forged@example.com'");
    await verified('forged@example.com');
    const person = world.visitor();
    await ask(person, 'forged@example.com');
    const { fragment } = await newestMail(world, 'forged@example.com', 'sign_in');
    const answer = await person.call(api.signInByLink, { body: forge(tokensOf(fragment)) });
    expect(answer.problem?.code).toBe('expired_link');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await whoIs(person)).toBeNull();
  },
);

test('links and codes end after 15 minutes, and using one ends the others', async () => {
  await verified('late@example.com');
  const person = world.visitor();
  await ask(person, 'late@example.com');
  const first = await newestMail(world, 'late@example.com', 'sign_in');
  clock = 15 * minuteMs;
  expect((await byLink(person, 'late@example.com')).status).toBe(410);
  expect((await byCode(person, 'late@example.com', first.code)).status).toBe(401);
  clock = 15 * minuteMs - 1;
  await ask(person, 'late@example.com');
  await world.settle();
  expect((await byCode(person, 'late@example.com', first.code)).status).toBe(200);
  expect((await byLink(person, 'late@example.com')).status).toBe(410);
});

test('a code works only in the browser that asked, for the address it was mailed to', async () => {
  await verified('mine@example.com');
  await verified('other@example.com');
  const here = world.visitor();
  await ask(here, 'mine@example.com');
  const { code } = await newestMail(world, 'mine@example.com', 'sign_in');
  const elsewhere = world.visitor();
  await ask(elsewhere, 'nobody@example.com');
  expect((await byCode(world.visitor(), 'mine@example.com', code)).status).toBe(401);
  expect((await byCode(elsewhere, 'mine@example.com', code)).status).toBe(401);
  await ask(here, 'other@example.com');
  await world.settle();
  expect((await byCode(here, 'other@example.com', code)).status).toBe(401);
  expect((await byCode(here, 'mine@example.com', code)).status).toBe(200);
});

test('five wrong codes void the code and not the link, and a stranger cannot use up the tries', async () => {
  await verified('tries@example.com');
  const here = world.visitor();
  await ask(here, 'tries@example.com');
  const { code } = await newestMail(world, 'tries@example.com', 'sign_in');
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 6; tries++) await byCode(world.visitor(), 'tries@example.com', wrong);
  for (let tries = 0; tries < 5; tries++) {
    expect((await byCode(here, 'tries@example.com', wrong)).problem?.code).toBe('wrong_mail_code');
  }
  expect((await byCode(here, 'tries@example.com', code)).problem?.code).toBe('wrong_mail_code');
  expect((await byLink(here, 'tries@example.com')).status).toBe(200);
});

test('a link used twice at the same moment opens one session', async () => {
  await verified('twice@example.com');
  const here = world.visitor();
  await ask(here, 'twice@example.com');
  await world.settle();
  const answers = await Promise.all([byLink(here, 'twice@example.com'), byLink(here, 'twice@example.com')]);
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 410]);
});

test.each([
  [false, /^tenon\.session_token=(?!.*Max-Age)/],
  [true, /^tenon\.session_token=.*Max-Age=2592000/],
])('the session is remembered when it was asked for: %s', async (remember, cookie) => {
  const email = `remember-${remember}@example.com`;
  await verified(email);
  const person = world.visitor();
  await ask(person, email, remember);
  const answer = await byLink(person, email);
  expect(answer.headers.getSetCookie().join('\n')).toMatch(new RegExp(cookie.source, 'm'));
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^tenon\.asked=;.*Max-Age=0/));
});

test.each(['link', 'code', 'new password'])(
  'whoever reads the mail of an address that was never verified gets the account for themselves: by %s',
  async (way) => {
    const email = `squatted-by-${way.replace(' ', '-')}@example.com`;
    const squatter = await world.newcomer('candidate', email);
    const device = new PasskeyDevice('http://localhost:3000');
    const { body: asked } = await squatter.call(api.challengeNewPasskey, {});
    await squatter.call(api.addPasskey, { body: { name: 'Phone', passkey: device.create(asked) } });
    const token = (await squatter.call(api.createApiToken, { body: tokenBody })).body.token;
    expect((await squatter.call(api.setUpTwoFactor, {})).problem?.code).toBe('email_unverified');

    const owner = world.visitor();
    owner.password = 'another horse entirely';
    const taken = await replaceFrame(owner, email, way);
    expect(taken.status).toBeLessThan(300);
    if (way !== 'new password') expect(taken.body).toMatchObject({ user: { email }, password_ended: true });
    else await owner.signIn(email);
    expect(await isVerified(owner)).toBe(true);

    expect(await whoIs(squatter)).toBeNull();
    const { status } = await world
      .visitor()
      .call(api.signIn, { body: { email, password: squatter.password } });
    expect(status).toBe(401);
    const browser = world.visitor();
    const { body: challenge } = await browser.call(api.challengePasskeySignIn, {});
    const entered = await browser.call(api.signInWithPasskey, { body: { passkey: device.get(challenge) } });
    expect(entered.problem?.code).toBe('invalid_passkey');
    const byToken = await world.visitor().send('GET', '/api/profile', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(byToken.status).toBe(401);
    await world.settle();
    const told = (await readMails(world, email, 'security')).filter((mail) =>
      mail.text.includes('no longer'),
    );
    expect(told).toHaveLength(way === 'new password' ? 0 : 1);
  },
);

test('a verified account keeps its password when its owner signs in by mail', async () => {
  const owner = await verified('settled@example.com');
  const here = world.visitor();
  await ask(here, 'settled@example.com');
  expect((await byLink(here, 'settled@example.com')).body).toMatchObject({ password_ended: false });
  await world.visitor().signIn('settled@example.com');
  expect(await whoIs(owner)).toBe('settled@example.com');
});

test('somebody with an authenticator app is asked for its code after link and code alike', async () => {
  const owner = await verified('app@example.com');
  const { secret } = (await owner.call(api.setUpTwoFactor, {})).body;
  await owner.call(api.confirmTwoFactor, { body: { code: await appCode(secret, new Date(start)) } });
  const here = world.visitor();
  await ask(here, 'app@example.com');
  const { code } = await newestMail(world, 'app@example.com', 'sign_in');
  expect((await byCode(here, 'app@example.com', code)).body).toMatchObject({ user: null, second_step: true });
  await ask(here, 'app@example.com');
  expect((await byLink(here, 'app@example.com')).body).toMatchObject({ second_step: true });
  expect(await whoIs(here)).toBeNull();
  clock = minuteMs;
  const body = { code: await appCode(secret, new Date(start + clock)) };
  expect((await here.call(api.finishSecondStep, { body })).status).toBe(200);
  expect(await whoIs(here)).toBe('app@example.com');
});

test('a link mailed to an address that the account has left is void', async () => {
  await verified('left@example.com');
  const here = world.visitor();
  await ask(here, 'left@example.com');
  await world.settle();
  await world.rows("update users set email = 'right@example.com' where email = 'left@example.com'");
  expect((await byLink(here, 'left@example.com')).status).toBe(410);
});

test('only hashes are stored, and of a code a keyed one', async () => {
  await verified('hash@example.com');
  await ask(world.visitor(), 'hash@example.com');
  const { code, fragment } = await newestMail(world, 'hash@example.com', 'sign_in');
  const rows = await world.rows("select * from mail_links where email = 'hash@example.com'");
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  for (const secret of [code, ...Object.values(tokensOf(fragment))]) expect(stored).not.toContain(secret);
});

test('the mail says before that signing in by it ends the password, where it does', async () => {
  await world.newcomer('candidate', 'warned@example.com');
  await verified('safe@example.com');
  const [warned, safe] = [world.visitor(), world.visitor()];
  await ask(warned, 'warned@example.com');
  await ask(safe, 'safe@example.com');
  expect((await newestMail(world, 'warned@example.com', 'sign_in')).text).toContain(
    'Signing in with this email removes the password',
  );
  expect((await newestMail(world, 'safe@example.com', 'sign_in')).text).not.toContain('ends it');
});
