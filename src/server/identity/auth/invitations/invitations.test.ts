import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { Person } from '../../../platform/http/person.ts';
import { mailedToken } from '../../../testing/mailed-token.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { grantRole } from '../people/commands.ts';
import { dayMs } from '../../../../api/platform/durations.ts';

const start = Date.now();
let clock = 0;
let world: World;
let owner: Person;
beforeAll(async () => {
  world = await openWorld({ now: () => new Date(start + clock) });
  owner = await world.recruiter('jo@tarn.example');
});
afterAll(() => world.close());
beforeEach(() => {
  clock = 0;
});

const invite = (email: string, invited_role: 'recruiter' | 'hiring_manager' = 'recruiter', from = owner) =>
  from.call(api.createInvitation, { body: { email, invited_role } });
const accept = (person: Person, token: string) => person.call(api.acceptInvitation, { body: { token } });
const read = (token: string) => world.visitor().call(api.readInvitation, { body: { token } });
const signUp = (token: string, password = 'correct horse battery') =>
  world.visitor().call(api.signUpInvited, { body: { token, password, terms_version: '2026-01-01' } });
const userOf = async (person: Person) => (await person.call(api.getSession, {})).body.user;

/** Invites an address and answers the token that was mailed to it. */
async function invited(email: string, role: 'recruiter' | 'hiring_manager' = 'recruiter'): Promise<string> {
  const sent = await invite(email, role);
  expect(sent.problem).toBeNull();
  return mailedToken(world, email.trim().toLowerCase());
}

test('somebody new signs up with the invited address and role, and belongs to the company', async () => {
  const token = await invited(' Mo@Mail.example ', 'hiring_manager');
  expect((await read(token)).body).toMatchObject({
    email: 'mo@mail.example',
    role: 'hiring_manager',
    company: { name: 'tarn.example', logo_url: null },
    account: false,
  });
  expect((await signUp(token, 'short')).problem?.errors?.[0]?.pointer).toBe('/password');
  expect((await signUp(token)).status).toBe(200);
  const mo = world.visitor();
  await mo.signIn('mo@mail.example');
  expect(mo.user).toMatchObject({ role: 'hiring_manager', company: { name: 'tarn.example', owner: false } });
  const [row] = await world.rows('select email_verified, terms_version from users where id = $1', [mo.id]);
  expect(row).toEqual({ email_verified: true, terms_version: '2026-01-01' });
  expect((await mo.call(api.listInvitations, {})).problem?.code).toBe('owner_only');
});

test('what is stored of a token does not open the invitation', async () => {
  const token = await invited('hash@mail.example');
  const [row] = await world.rows<{ token_hash: string }>(
    "select token_hash from company_invitations where email = 'hash@mail.example'",
  );
  expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(row?.token_hash).not.toContain(token);
  expect((await read(row?.token_hash ?? '')).status).toBe(410);
});

test('a candidate joins, told by their role, and their other sessions end', async () => {
  const ada = await world.candidate('ada@mail.example');
  const elsewhere = world.visitor();
  await elsewhere.signIn('ada@mail.example');
  const copy = world.visitor();
  for (const [name, value] of ada.cookies) copy.cookies.set(name, value);
  const token = await invited('ada@mail.example');
  expect((await read(token)).body.account).toBe(true);
  expect((await accept(ada, token)).body.user).toMatchObject({
    role: 'recruiter',
    company: { name: 'tarn.example', owner: false },
  });
  expect(await userOf(ada)).toMatchObject({ role: 'recruiter', company: { owner: false } });
  expect(await userOf(copy)).toBeNull();
  expect(await userOf(elsewhere)).toBeNull();
});

test('a link works once: reused, also at the same moment, it joins nobody', async () => {
  const one = await world.candidate('one@mail.example');
  const again = world.visitor();
  await again.signIn('one@mail.example');
  const token = await invited('one@mail.example');
  const answers = await Promise.all([accept(one, token), accept(again, token), accept(one, token)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const person of [one, again]) expect([401, 410]).toContain((await accept(person, token)).status);
  const rows = await world.rows('select 1 from company_members where user_id = $1', [one.id]);
  expect(rows).toHaveLength(1);
});

test('two sign-ups with one link at the same moment make one account', async () => {
  const token = await invited('pair@mail.example');
  const answers = await Promise.all([signUp(token), signUp(token)]);
  expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, expect.toSatisfy(isRefusal)]);
  expect((await signUp(token)).status).toBe(410);
});

test('it counts for seven days, and a resent one for seven more', async () => {
  const token = await invited('late@mail.example');
  const { items } = (await owner.call(api.listInvitations, {})).body;
  const late = items.find(({ email }) => email === 'late@mail.example');
  clock = 7 * dayMs - 1;
  expect((await read(token)).status).toBe(200);
  clock = 7 * dayMs;
  expect((await read(token)).status).toBe(410);
  expect((await signUp(token)).status).toBe(410);
  const person = await world.candidate('late2@mail.example');
  expect((await accept(person, token)).status).toBe(410);
  const jo = world.visitor();
  await jo.signIn('jo@tarn.example');
  const listed = (await jo.call(api.listInvitations, {})).body.items.find(({ id }) => id === late?.id);
  expect(listed?.expired).toBe(true);
  expect((await jo.call(api.resendInvitation, { params: { id: late?.id ?? '' } })).body).toMatchObject({
    expired: false,
    expires_at: new Date(start + 14 * dayMs).toISOString(),
  });
  expect((await signUp(token)).status).toBe(410);
  expect((await signUp(await mailedToken(world, 'late@mail.example'))).status).toBe(200);
});

test('a revoked one is over, and so is the link before a newer one', async () => {
  const person = await world.candidate('back@mail.example');
  const first = await invited('back@mail.example');
  const second = await invited('back@mail.example', 'hiring_manager');
  expect((await accept(person, first)).status).toBe(410);
  const { items } = (await owner.call(api.listInvitations, {})).body;
  const open = items.filter(({ email }) => email === 'back@mail.example');
  expect(open).toHaveLength(1);
  expect(open[0]).toMatchObject({ role: 'hiring_manager', invited_by: 'jo@tarn.example' });
  expect((await owner.call(api.revokeInvitation, { params: { id: open[0]?.id ?? '' } })).status).toBe(204);
  expect((await accept(person, second)).status).toBe(410);
  expect((await owner.call(api.revokeInvitation, { params: { id: open[0]?.id ?? '' } })).status).toBe(404);
  expect(await userOf(person)).toMatchObject({ role: 'candidate', company: null });
});

test("somebody else's link is refused kindly, changes nothing, and still works for its owner", async () => {
  const [bo, cy] = [await world.candidate('bo@mail.example'), await world.candidate('cy@mail.example')];
  const token = await invited('bo@mail.example');
  expect((await accept(cy, token)).problem).toMatchObject({ status: 403, code: 'other_address' });
  expect(await userOf(cy)).toMatchObject({ role: 'candidate', company: null });
  expect((await world.visitor().call(api.acceptInvitation, { body: { token } })).status).toBe(401);
  // Signing up does not get around it: the address has an account.
  expect((await signUp(token)).problem?.code).toBe('email_taken');
  expect((await accept(bo, token)).status).toBe(200);
});

test('nobody works for two companies, also when both are accepted at the same moment', async () => {
  const other = await world.recruiter('al@other.example');
  const recruiter = await world.recruiter('ru@busy.example');
  const token = await invited('ru@busy.example');
  expect((await accept(recruiter, token)).problem).toMatchObject({ status: 409, code: 'works_elsewhere' });
  // After leaving their own company they can join, with the same link.
  await recruiter.call(api.removeMember, { params: { id: recruiter.id } });
  expect((await accept(recruiter, token)).status).toBe(200);

  const free = await world.candidate('free@mail.example');
  const ours = await invited('free@mail.example');
  clock = 1000;
  await invite('free@mail.example', 'recruiter', other);
  const theirs = await mailedToken(world, 'free@mail.example');
  const answers = await Promise.all([accept(free, ours), accept(free, theirs)]);
  // Joining ends the sessions that were there: whoever is asked only after that is not signed in any more.
  expect(answers.map(({ status }) => status).toSorted(byNumber)).toEqual([200, expect.toBeOneOf([401, 409])]);
  const waiting = await world.rows("select 1 from company_invitations where email = 'free@mail.example'");
  expect(waiting).toHaveLength(1);
});

test('staff keep their roles: internal cannot join, admin stays admin', async () => {
  const [staff, admin] = [await world.candidate('st@mail.example'), await world.candidate('ad@mail.example')];
  await grantRole(world.services.database, 'st@mail.example', 'internal');
  await world.rows("update users set role = 'admin' where email = 'ad@mail.example'");
  expect((await accept(staff, await invited('st@mail.example'))).problem?.code).toBe('staff_account');
  expect((await accept(admin, await invited('ad@mail.example'))).body.user.role).toBe('admin');
  expect((await userOf(admin))?.company?.name).toBe('tarn.example');
});

test('only owners invite, and nobody who works here already', async () => {
  const mate = await world.candidate('mate@mail.example');
  await accept(mate, await invited('mate@mail.example'));
  expect((await invite('new@mail.example', 'recruiter', mate)).problem?.code).toBe('owner_only');
  expect((await invite('MATE@mail.example')).problem).toMatchObject({
    status: 422,
    errors: [{ pointer: '/email', detail: 'This person is already a member.' }],
  });
  const response = await owner.send('POST', '/api/company/invitations', {
    body: JSON.stringify({ email: 'x@mail.example', invited_role: 'admin' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(422);
});

test('one address is sent five invitations a day at most, whoever sends them', async () => {
  const other = await world.recruiter('an@other2.example');
  for (let sent = 0; sent < 5; sent++) {
    expect((await invite('flood@mail.example', 'recruiter', sent % 2 ? other : owner)).status).toBe(200);
  }
  expect((await invite('flood@mail.example', 'recruiter', other)).problem).toMatchObject({
    status: 429,
    code: 'rate_limited',
  });
});

test('the mail says who invites to what, from the configured origin, and keeps to its header', async () => {
  const sly = await world.recruiter('sly@sly.example');
  const name = 'Tarn\r\nBcc: all@mail.example <b>';
  await sly.call(api.updateCompany, {
    body: { version: 2, value: { name, website: '', description: '' } },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  await invite('reader@mail.example', 'hiring_manager', sly);
  const [mail] = await world.rows<{ subject: string; text: string; html: string }>(
    "select subject, text, html from mails where to_address = 'reader@mail.example'",
  );
  expect(mail?.subject).toBe(
    'Join Tarn Bcc: all\u200c@mail\u200c.example <b> (verified: sly\u200c.example) on Tenon',
  );
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth\/callback#type=invite&token=[\w-]{43}\n/);
  expect(mail?.text).toContain('sly\u200c@sly\u200c.example invites you');
  expect(mail?.html).toContain('&#60;b&#62;');
  expect(mail?.html).not.toContain('<b>');
});

function isRefusal(status: number): boolean {
  return status === 409 || status === 410;
}

function byNumber(one: number, other: number): number {
  return one - other;
}
