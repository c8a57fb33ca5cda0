import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { tidyDatabaseTask } from './tasks.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await openWorld();
  staff = await world.candidate('staff@operations.example');
  await setRole(world.services.database, 'staff@operations.example', 'internal');
  await world.settle();
});
afterAll(() => world.close());

/** A mail that could not be sent after its last try. */
async function die(error: string, minutesAgo: number): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into pgboss.job (name, data, source_name, source_retry_count, source_output, created_on)
     values ('dead-letters', '{"mailId":"0190b7a8-0000-7000-8000-000000000000"}', 'send-mail', 4,
       jsonb_build_object('message', $1::text), now() - $2::int * interval '1 minute')
     returning id`,
    [error, minutesAgo],
  );
  return row?.id ?? '';
}
const dead = async (query = {}) => (await staff.call(api.listDeadTasks, { query })).body;
const mailTasks = async () =>
  (await staff.call(api.getDatabaseState, {})).body.tasks.find(({ name }) => name === 'send-mail');

test('sizes, rows and migrations are those of the database', async () => {
  await world.rows('analyze');
  const { body } = await staff.call(api.getDatabaseState, {});
  const { database } = world.services;
  expect(body.kind).toBe(database.kind);
  const [server] = await world.rows<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  expect(server?.version.startsWith(body.version)).toBe(true);
  const [{ count, size } = { count: 0, size: '' }] = await world.rows<{ count: number; size: string }>(
    "select (select count(*)::int from users) as count, pg_total_relation_size('users') as size",
  );
  expect(body.tables).toContainEqual({ name: 'users', rows: count, bytes: Number(size) });
  const [applied] = await world.rows('select count(*)::int as applied from drizzle.__drizzle_migrations');
  expect(body.migrations).toMatchObject(applied ?? {});
});

test('work that gave up is listed without what it was given, put back, and forgotten', async () => {
  const [first, second] = [await die('The server said no.', 2), await die('Nobody there.', 1)];
  const page = await dead({ limit: 1 });
  expect(page.items).toMatchObject([{ id: second, name: 'send-mail', tries: 5, error: 'Nobody there.' }]);
  expect(JSON.stringify(page)).not.toContain('mailId');
  expect((await dead({ limit: 1, cursor: page.next_cursor })).items).toMatchObject([{ id: first }]);
  expect(await mailTasks()).toMatchObject({ waiting: 0, dead: 2 });

  expect((await staff.call(api.retryDeadTask, { params: { id: first } })).status).toBe(204);
  expect(await mailTasks()).toMatchObject({ waiting: 1, dead: 1 });
  expect((await staff.call(api.retryDeadTask, { params: { id: first } })).status).toBe(404);
  await world.settle();
  expect(await mailTasks()).toMatchObject({ waiting: 0, dead: 1 });

  expect((await staff.call(api.dropDeadTask, { params: { id: second } })).status).toBe(204);
  expect((await dead()).items).toEqual([]);
  const events = (await staff.call(api.listAuditEvents, { query: { action: 'task.' } })).body.items;
  expect(events.map(({ action, object_id }) => [action, object_id])).toEqual([
    ['task.dropped', second],
    ['task.retried', first],
  ]);
});

test('a request that fails for an unknown reason is found by the id that the person was told', async () => {
  const ada = await world.candidate('ada@operations.example');
  await world.rows('alter table saved_searches rename to lost_searches');
  const failed = await ada.call(api.listSavedSearches, {});
  await world.rows('alter table lost_searches rename to saved_searches');
  expect(failed.status).toBe(500);
  const id = failed.problem?.request_id ?? '';
  const found = (await staff.call(api.listErrors, { query: { request_id: id } })).body;
  expect(found).toMatchObject({
    kept_days: 30,
    items: [{ source: 'request', action: 'GET /api/saved-searches', actor_id: ada.id, request_id: id }],
  });
  expect(found.items[0]?.message).toContain('"saved_searches" does not exist');
  expect(found.items[0]?.place).toMatch(/^src\/server\/.+:\d+$/);
  const today = new Date().toISOString().slice(0, 10);
  const onDay = async (from: string, to: string) =>
    (await staff.call(api.listErrors, { query: { q: 'SAVED_searches', from, to } })).body.items.length;
  expect([await onDay(today, today), await onDay('2020-01-01', '2020-12-31')]).toEqual([1, 0]);
});

test('errors are read page after page, and forgotten once they are old', async () => {
  const { errors } = world.services;
  for (const action of ['one', 'two', 'three'])
    errors.write({ source: 'task', action, error: { type: 'Error', message: 'no' } });
  await errors.flush();
  await world.rows("update error_log set at = now() - interval '31 days' where action = 'one'");
  const cursor = (await staff.call(api.listErrors, { query: { q: 'no', limit: 1 } })).body.next_cursor ?? '';
  expect(
    (await staff.call(api.listErrors, { query: { q: 'no', limit: 1, cursor } })).body.items,
  ).toMatchObject([{ action: 'two' }]);
  await tidyDatabaseTask.run({}, world.services);
  const left = (await staff.call(api.listErrors, {})).body.items.map(({ action }) => action);
  expect(left.filter((action) => !action.startsWith('GET'))).toEqual(['three', 'two']);
});

test('the newest events are read from an index', async () => {
  await world.rows('set enable_seqscan = off');
  const plan = await world.rows('explain select * from events order by at desc, id desc limit 50');
  await world.rows('reset enable_seqscan');
  expect(JSON.stringify(plan)).toContain('events_at_idx');
});

test('nobody else sees it', async () => {
  const recruiter = await world.recruiter();
  expect((await recruiter.call(api.getDatabaseState, {})).status).toBe(403);
  expect((await recruiter.call(api.listDeadTasks, {})).status).toBe(403);
  expect((await recruiter.call(api.listErrors, {})).status).toBe(403);
});
