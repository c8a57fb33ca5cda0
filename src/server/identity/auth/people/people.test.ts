import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../../../api/index.ts';
import type { LiveEvent } from '../../../../api/platform/live.ts';
import type { Person } from '../../../platform/http/person.ts';
import { openMaintenance } from '../../../operations/maintenance/state.ts';
import { servePages } from '../../../platform/pages/pages.ts';
import { plainJob } from '../../../testing/hiring.ts';
import { openWorld, type World } from '../../../testing/world.ts';
import { setRole } from '../queries.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

let world: World;
let staff: Person;
let clock = 0;

beforeAll(async () => {
  world = await openWorld({ now: () => new Date(Date.now() + clock) });
  staff = await world.candidate('staff@people.example');
  await setRole(world.services.database, 'staff@people.example', 'internal');
});
// Tests take the role away from staff, and leave maintenance announced.
beforeEach(async () => {
  clock = 0;
  await setRole(world.services.database, 'staff@people.example', 'internal');
  await setMaintenance(null);
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
  const before = (await staff.call(api.listAuditEvents, { query: { action: 'switch.' } })).body.items;
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
  const since = written.slice(0, written.length - before.length);
  expect(since.map(({ action }) => action)).toEqual(['switch.on', 'switch.off']);
});
const inMinutes = (count: number) => new Date(Date.now() + count * minuteMs).toISOString();
const windowOf = (from: number, to: number, message = 'The database moves.') => ({
  starts_at: inMinutes(from),
  ends_at: inMinutes(to),
  message,
});
const setMaintenance = async (window: ReturnType<typeof windowOf> | null, version?: number) => {
  const known = version ?? (await staff.call(api.getMaintenance, {})).body.version;
  return staff.call(api.setMaintenance, { body: { version: known, window } });
};

test('while maintenance lasts the site only reads, but for staff and for signing in and out', async () => {
  const employer = await world.recruiter('owner@maintenance.example');
  const indian = await world.candidate();
  const value = { time_zone: 'Asia/Kolkata' };
  await indian.call(api.saveAccountSettings, { body: { version: 0, value } });
  const post = () => employer.call(api.createJob, { body: plainJob });
  const window = windowOf(10, 20);
  expect((await setMaintenance(window)).body.window).toEqual(window);
  expect((await post()).status).toBe(200);

  clock = 11 * minuteMs;
  const refused = await post();
  expect(refused.problem).toMatchObject({ status: 503, code: 'maintenance' });
  expect(refused.problem?.detail).toMatch(/^Tenon is read-only .+ UTC\. Nothing you typed is lost/);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(540);
  expect(
    (await indian.call(api.withdrawApplication, { ...about(staff), body: { version: 1 } })).problem?.detail,
  ).toMatch(/ at \d\d:\d\d GMT\+5:30\./);
  const hook = await world.visitor().send('POST', '/api/contact', { body: '{}' });
  expect(hook.status).toBe(503);
  const newPassword = { current_password: employer.password, new_password: 'another horse battery' };
  expect((await employer.call(api.changePassword, { body: newPassword })).problem?.code).toBe('maintenance');

  expect((await employer.call(api.listJobs, {})).status).toBe(200);
  expect((await employer.call(api.signOut, {})).status).toBe(204);
  const login = { email: 'owner@maintenance.example', password: employer.password };
  expect((await employer.call(api.signIn, { body: login })).status).toBe(200);
  expect(
    (await staff.call(api.changeSwitch, { params: { name: 'models' }, body: { is_on: true } })).status,
  ).toBe(200);
  await world.settle();

  expect((await setMaintenance(null)).body.window).toBeNull();
  expect((await post()).status).toBe(200);
  await setMaintenance(window);
  clock = 20 * minuteMs;
  expect((await post()).status).toBe(200);
  expect((await staff.call(api.getMaintenance, {})).body.window).toBeNull();
});

test('maintenance is set on the version that was seen, within limits, by staff alone, and is written down', async () => {
  await setMaintenance(null);
  const { version } = (await staff.call(api.getMaintenance, {})).body;
  for (const [window, pointer] of [
    [windowOf(-30, -10), '/window/ends_at'],
    [windowOf(20, 10), '/window/ends_at'],
    [windowOf(10, 10 + 24 * 60 + 1), '/window/ends_at'],
    [windowOf(31 * 24 * 60, 31 * 24 * 60 + 5), '/window/starts_at'],
    [windowOf(10, 20, ' '), '/window/message'],
  ] as const)
    expect((await setMaintenance(window, version)).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ pointer }],
    });
  const employer = await world.recruiter();
  await world.rows("update users set role = 'admin' where id = $1", [employer.id]);
  expect((await employer.call(api.getMaintenance, {})).problem?.code).toBe('wrong_role');

  const before = (await staff.call(api.listAuditEvents, { query: { action: 'maintenance.' } })).body.items;
  await setMaintenance(windowOf(10, 20), version);
  const late = await setMaintenance(windowOf(30, 40), version);
  expect(late.problem).toMatchObject({ status: 412, current: { version: version + 1 } });
  await setMaintenance(windowOf(-1, 20));
  await setMaintenance(null);
  await setMaintenance(windowOf(10, 20));
  await setMaintenance(null);
  await setMaintenance(null);
  const written = (await staff.call(api.listAuditEvents, { query: { action: 'maintenance.' } })).body.items;
  expect(written.slice(0, written.length - before.length).map(({ action }) => action)).toEqual(
    ['announced', 'changed', 'ended', 'announced', 'withdrawn']
      .map((act) => `maintenance.${act}`)
      .toReversed(),
  );
});

test('every open page, every new page and every process hears of maintenance', async () => {
  const { database, live } = world.services;
  let elapsed = 0;
  const elsewhere = openMaintenance(database, { now: () => new Date(), elapsedMs: () => elapsed });
  const folder = mkdtempSync(join(tmpdir(), 'tenon-web-'));
  writeFileSync(join(folder, 'index.html'), '<html><head></head><body></body></html>');
  const pages = new Hono();
  servePages(pages, folder, {
    headOf: async () => null,
    hasRecord: async () => true,
    hasSession: () => false,
    session: async () => null,
    maintenance: () => world.services.maintenance.current(),
  });
  const page = async () => (await pages.request('/jobs')).text();
  const [one, other] = [await world.candidate(), await world.candidate()];
  const heard: LiveEvent[] = [];
  for (const { id } of [one, other]) live.follow(id, (event) => heard.push(event));

  expect(await elsewhere.current()).toBeNull();
  expect(await page()).not.toContain('maintenance');
  const window = windowOf(10, 20, 'Rats & "mice" <gnawed>');
  await setMaintenance(window);
  // A PostgreSQL carries messages a moment after they were told.
  await vi.waitFor(() =>
    expect(heard).toEqual([
      { type: 'maintenance', window },
      { type: 'maintenance', window },
    ]),
  );
  expect(live.lastTold(one.id)).toBeGreaterThan(Date.now() - minuteMs);
  expect(await page()).toContain('&#34;Rats &#38; \\&#34;mice\\&#34; &#60;gnawed&#62;&#34;');
  expect((await world.visitor().call(api.getMaintenanceNotice, {})).body).toEqual({ window });
  elapsed = 1999;
  expect(await elsewhere.current()).toBeNull();
  elapsed = 2000;
  expect(await elsewhere.current()).toEqual(window);
  await setMaintenance(null);
  expect(await page()).not.toContain('maintenance');
  rmSync(folder, { recursive: true });
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
  await setRole(world.services.database, 'two@people.example', 'candidate');
});
