import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let candidate: Person;
let owner: Person;
beforeAll(async () => {
  world = await openWorld();
  candidate = await world.candidate();
  owner = await world.recruiter();
});
afterAll(() => world.close());

const email = 'smuggler@example.com';
const account = `"email":"${email}","password":"correct horse battery"`;
const send = (person: Person, method: string, path: string, body: string, headers = {}) =>
  person.send(method, path, { body, headers: { 'content-type': 'application/json', ...headers } });
const people = () => world.rows('select email, role from users order by email');

/** What else a sign-up body may hold; with each of them it asks for more than candidate or recruiter. */
const smuggled = [
  ['admin', 'internal', 'hiring_manager', 'owner', 'root', '', ' ', 'null', '*'],
  ['Admin', 'CANDIDATE', 'Recruiter ', ' candidate', 'candidate\\u0000', 'candidate\\u0000admin'],
  ['candidate,admin', 'candidate admin', 'candidate\\nadmin', 'candidate;admin', "candidate'--"],
  ['\u0430dmin', 'candid\u0430te', 'c\u00e1ndidate', '\uff41dmin', 'candidate\u200b'],
]
  .flat()
  .map((role) => `"data":{"role":"${role}"}`);

/** Other shapes, other names and other places. */
const shaped = [
  '"data":{"role":["recruiter"]}',
  '"data":{"role":["candidate","admin"]}',
  '"data":{"role":{"$eq":"admin"}}',
  '"data":{"role":{"toString":"admin"}}',
  '"data":{"role":null}',
  '"data":{"role":true}',
  '"data":{"role":0}',
  '"data":{}',
  '"data":{"role":"candidate","role":"admin"}',
  '"data":{"role":"candidate","admin":true}',
  '"data":{"role":"candidate","role_id":"admin"}',
  '"data":{"role":"candidate","Role":"admin"}',
  '"data":{"role":"candidate","roles":["admin"]}',
  '"data":{"role":"candidate","constructor":{"prototype":{"role":"admin"}}}',
  '"data":{"__proto__":{"role":"candidate"}}',
  '"data":{"role":"candidate"},"role":"admin"',
  '"data":{"role":"candidate"},"data":{"role":"admin"}',
  '"data":{"role":"candidate"},"data.role":"admin"',
  '"data":{"role":"candidate"},"data[role]":"admin"',
  '"data":{"role":"candidate"},"user_metadata":{"role":"admin"}',
  '"data":{"role":"candidate"},"app_metadata":{"role":"admin"}',
  '"data":{"role":"candidate"},"is_admin":true',
  '"data":{"role":"candidate"},"emailVerified":true',
  '"data":{"role":"recruiter"},"company_id":"x"',
  '"data":{"role":"recruiter"},"company":{"owner":true}',
  '"data":{"role":"candidate"},"invited_role":"hiring_manager"',
];

test('the table holds forty forms and more', () => {
  expect(new Set([...smuggled, ...shaped]).size).toBeGreaterThanOrEqual(40);
});

test.each([...smuggled, ...shaped])(
  'sign-up with %s is refused with 400 and stores nothing',
  async (extra) => {
    const before = await people();
    const response = await send(world.visitor(), 'POST', '/api/auth/signup', `{${account},${extra}}`);
    expect(response.status).toBe(400);
    expect(await people()).toEqual(before);
  },
);

test.each(['"data":null', '"data":[{"role":"admin"}]', '"data":"admin"', '"role":"admin"'])(
  'sign-up with %s is no sign-up',
  async (extra) => {
    const before = await people();
    const response = await send(world.visitor(), 'POST', '/api/auth/signup', `{${account},${extra}}`);
    expect([400, 422]).toContain(response.status);
    expect(await people()).toEqual(before);
  },
);

test('neither the address, nor a header or a cookie can ask for another role', async () => {
  const visitor = world.visitor();
  visitor.cookies.set('tenon.role', 'admin');
  const path = '/api/auth/signup';
  const headers = { 'x-role': 'admin', 'x-user-role': 'admin', 'x-http-method-override': 'PUT' };
  const body = `{${account},"data":{"role":"candidate"}}`;
  for (const search of ['?role=admin', '?data[role]=admin', '?data=%7B%22role%22:%22admin%22%7D'])
    expect((await send(visitor, 'POST', path + search, body, headers)).status).toBe(400);
  expect((await send(visitor, 'POST', path, body, headers)).status).toBe(200);
  expect(await world.rows('select role from users where email = $1', [email])).toEqual([
    { role: 'candidate' },
  ]);
  await visitor.signIn(email);
  const session = await visitor.send('GET', '/api/auth/session', { headers });
  expect(await session.json()).toMatchObject({ user: { role: 'candidate' } });
});

test.each([
  [api.updateProfile.method, api.updateProfile.path, '{"version":1,"personal_info":{},"role":"admin"}'],
  ['POST', api.acceptInvitation.path, '{"token":"x","role":"admin"}'],
  ['POST', api.signIn.path, `{${account},"role":"admin"}`],
  ['POST', api.grantToken.path, `{"grant_type":"password",${account},"role":"admin"}`],
])('%s %s takes no role', async (method, path, body) => {
  const response = await send(candidate, method, path, body);
  expect(response.status).toBe(400);
  expect((await candidate.call(api.getSession, {})).body.user?.role).toBe('candidate');
});

test.each(['admin', 'internal', 'candidate', 'owner', ['recruiter'], null])(
  'nobody is invited as %j',
  async (invited_role) => {
    const body = JSON.stringify({ email: 'guest@example.com', invited_role });
    const response = await send(owner, 'POST', api.createInvitation.path, body);
    expect([400, 422]).toContain(response.status);
    expect(await world.rows("select 1 from company_invitations where email = 'guest@example.com'")).toEqual(
      [],
    );
  },
);
