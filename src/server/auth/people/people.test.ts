import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { setRole } from '../queries.ts';

let world: World;
let staff: Person;

beforeAll(async () => {
  world = await openWorld();
  staff = await world.candidate('staff@people.example');
  await setRole(world.services.database, 'staff@people.example', 'internal');
});
afterAll(() => world.close());

const about = (person: Person) => ({ params: { id: person.id } });

test('staff find people by a part of their address and by role, page after page', async () => {
  for (const name of ['ada', 'bo', 'cy']) await world.candidate(`${name}@found.example`);
  const query = { q: 'FOUND.', limit: 2 };
  const first = (await staff.call(api.listPeople, { query })).body;
  expect(first.items.map(({ email }) => email)).toEqual(['cy@found.example', 'bo@found.example']);
  const cursor = first.next_cursor ?? '';
  const second = (await staff.call(api.listPeople, { query: { ...query, cursor } })).body;
  expect(second).toMatchObject({ items: [{ email: 'ada@found.example', sessions: 1 }], next_cursor: null });
  const internal = await staff.call(api.listPeople, { query: { role: 'internal' } });
  expect(internal.body.items.map(({ email }) => email)).toEqual(['staff@people.example']);
});

test('a role counts from the next request on, and is written down', async () => {
  const person = await world.candidate('raise@people.example');
  const body = { new_role: 'recruiter' } as const;
  const changed = await staff.call(api.changePersonRole, { ...about(person), body });
  expect(changed.body).toMatchObject({ role: 'recruiter', company: expect.any(String) });
  expect((await person.call(api.getRecruiterDashboard, {})).status).toBe(200);
  const log = await staff.call(api.listAuditEvents, { query: { action: 'account.role_', about: person.id } });
  expect(log.body.items).toMatchObject([{ actor: 'staff@people.example', action: 'account.role_granted' }]);
  expect(log.body.items[0]?.data).toContain('"before": "candidate"');
});

test('whoever is suspended is out at the next request, cannot sign in, and may come back', async () => {
  const person = await world.candidate('out@people.example');
  await staff.call(api.suspendPerson, { ...about(person), body: { suspended: true } });
  expect((await person.call(api.getProfile, {})).status).toBe(401);
  const login = { email: 'out@people.example', password: person.password, remember: false };
  expect((await world.visitor().call(api.signIn, { body: login })).problem?.code).toBe('account_suspended');
  await staff.call(api.suspendPerson, { ...about(person), body: { suspended: false } });
  expect((await world.visitor().call(api.signIn, { body: login })).status).toBe(200);
});

test('signing somebody out ends their sessions; they can sign in again', async () => {
  const person = await world.candidate();
  expect((await staff.call(api.endPersonSessions, about(person))).status).toBe(204);
  expect((await person.call(api.getProfile, {})).status).toBe(401);
});

test('while sign-ups are switched off nobody creates an account by themselves', async () => {
  const turn = (is_on: boolean) =>
    staff.call(api.changeSwitch, { params: { name: 'sign_ups' }, body: { is_on } });
  expect((await turn(false)).body).toMatchObject({ is_on: false, changed_by: 'staff@people.example' });
  const body = {
    email: 'late@people.example',
    password: 'correct horse battery',
    data: { role: 'candidate' },
  } as const;
  expect((await world.visitor().call(api.signUp, { body })).problem?.code).toBe('sign_ups_closed');
  await turn(true);
  await turn(true);
  expect((await world.visitor().call(api.signUp, { body })).status).toBe(200);
  const written = (await staff.call(api.listAuditEvents, { query: { action: 'switch.' } })).body.items;
  expect(written.map(({ action }) => action)).toEqual(['switch.on', 'switch.off']);
});

test('nobody changes or suspends themselves, so that one of the staff always remains', async () => {
  const role = await staff.call(api.changePersonRole, { ...about(staff), body: { new_role: 'candidate' } });
  const out = await staff.call(api.suspendPerson, { ...about(staff), body: { suspended: true } });
  expect([role.status, out.status]).toEqual([409, 409]);
  const other = await world.candidate('two@people.example');
  await setRole(world.services.database, 'two@people.example', 'internal');
  const body = { new_role: 'candidate' } as const;
  await Promise.all([
    staff.call(api.changePersonRole, { ...about(other), body }),
    other.call(api.changePersonRole, { ...about(staff), body }),
  ]);
  const left = await world.rows("select email from users where role = 'internal'");
  expect(left).toHaveLength(1);
});
