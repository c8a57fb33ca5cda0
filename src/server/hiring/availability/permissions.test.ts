import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import type { Person } from '../../platform/http/person.ts';
import {
  type PermissionServer,
  permissionServerEnv,
  startPermissionServer,
} from '../../testing/permission-server.ts';
import { openWorld, type World } from '../../testing/world.ts';

/** Monday, November 23, 2026, 8:00 in Berlin. */
const monday = Date.parse('2026-11-23T07:00:00Z');
let world: World;
let service: PermissionServer;
let person: Person;
beforeAll(async () => {
  service = await startPermissionServer();
  world = await openWorld({
    now: () => new Date(monday),
    env: { ...permissionServerEnv(service), PRIVATE_HOSTS: service.host },
  });
});
beforeEach(async () => {
  service.busy = [];
  person = await world.recruiter();
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const ask = async (kind: 'google' | 'microsoft', by = person) =>
  (await by.call(api.askCalendarPermission, { body: { kind } })).body.url;
const finish = (back: URL, by = person) => {
  const [state, code] = ['state', 'code'].map((name) => back.searchParams.get(name) ?? '');
  return by.call(api.finishCalendarPermission, { body: { state: state ?? '', code: code ?? '' } });
};
const connect = async (kind: 'google' | 'microsoft') =>
  (await finish(await service.permit(await ask(kind)))).body.items[0];
const busyOf = (id: string | undefined) =>
  world.rows<{ span: string }>(
    `select to_char(starts_at at time zone 'UTC', 'DD HH24:MI') || ' ' || to_char(ends_at at time zone 'UTC', 'DD HH24:MI') as span
       from busy_times where connection_id = $1 order by starts_at`,
    [id],
  );

test.each([
  ['google' as const, ['24 10:00 24 11:00', '24 23:00 25 23:00']],
  // What is only shown as free elsewhere does not count; a day is the day of its owner.
  ['microsoft' as const, ['24 10:00 24 11:00', '24 23:00 25 23:00']],
])(
  '%s is connected by permission, read with what it gives, and told when it is disconnected',
  async (kind, spans) => {
    await person.call(api.saveAccountSettings, {
      body: { version: 0, value: { time_zone: 'Europe/Berlin' } },
    });
    service.busy = [
      { start: '2026-11-24T10:00:00Z', end: '2026-11-24T11:00:00Z' },
      kind === 'google'
        ? { start: '2026-11-24T23:00:00Z', end: '2026-11-25T23:00:00Z' }
        : { start: '2026-11-25T00:00:00Z', end: '2026-11-26T00:00:00Z', isAllDay: true, showAs: 'oof' },
      ...(kind === 'google'
        ? []
        : [
            { start: '2026-11-27T10:00:00Z', end: '2026-11-27T11:00:00Z', showAs: 'free' },
            { start: '2026-11-27T12:00:00Z', end: '2026-11-27T13:00:00Z', isCancelled: true },
          ]),
    ];
    const connected = await connect(kind);
    expect(connected).toMatchObject({ kind, account: 'imogen@mail.example', problem: null });
    expect((await busyOf(connected?.id)).map(({ span }) => span)).toEqual(spans);
    // Each reading gets another lasting permission, which is the one that counts the next time.
    const params = { id: connected?.id ?? '' };
    const again = await person.call(api.readCalendar, { params });
    expect(again.body).toMatchObject({ items: [{ problem: null }], services: ['google', 'microsoft'] });
    const sealed = await world.rows<{ text: string }>('select c::text as text from calendar_connections c');
    expect(JSON.stringify(sealed)).not.toContain('lasting-');

    const before = service.returned.length;
    await person.call(api.disconnectCalendar, { params });
    expect(service.returned.length - before).toBe(kind === 'google' ? 1 : 0);
    expect(await busyOf(connected?.id)).toEqual([]);
  },
);

test('a permission that was taken back is shown, and given again it counts for the same connection', async () => {
  const connected = await connect('google');
  service.permissions.clear();
  const params = { id: connected?.id ?? '' };
  const [failed] = (await person.call(api.readCalendar, { params })).body.items;
  expect(failed).toMatchObject({ problem: 'refused' });
  expect(await connect('google')).toMatchObject({ id: connected?.id, problem: null, failed_since: null });
});

test('what comes back counts in the session that asked, once, soon, and as it was given', async () => {
  const back = await service.permit(await ask('google'));
  const other = await world.recruiter();
  const elsewhere = await finish(back, other);
  expect([elsewhere.status, (await other.call(api.listCalendars, {})).body.items]).toEqual([409, []]);
  const changed = new URL(back);
  changed.searchParams.set('state', `${back.searchParams.get('state')}x`);
  expect((await finish(changed)).status).toBe(409);
  for (const state of ['', 'x', 'a.b.c']) {
    changed.searchParams.set('state', state);
    expect((await finish(changed)).status).toBe(409);
  }
  // The proof that belongs to one start does not fit another.
  const second = new URL(await ask('google'));
  const mixed = new URL(back);
  mixed.searchParams.set('state', second.searchParams.get('state') ?? '');
  expect((await finish(mixed)).status).toBe(409);
  expect((await finish(await service.permit(second.href))).status).toBe(200);
  expect((await finish(back)).status).toBe(409);
});

test('a service that is not set up is not there', async () => {
  const plain = await openWorld();
  const someone = await plain.recruiter();
  expect((await someone.call(api.listCalendars, {})).body.services).toEqual([]);
  const refused = await someone.call(api.askCalendarPermission, { body: { kind: 'google' } });
  expect(refused.status).toBe(404);
  await plain.close();
});
