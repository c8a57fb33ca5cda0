import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../api/index.ts';
import { setRole } from '../auth/queries.ts';
import type { Person } from '../http/person.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await openWorld();
  staff = await world.candidate('staff@upkeep.example');
  await setRole(world.services.database, 'staff@upkeep.example', 'internal');
  await world.settle();
});
afterAll(() => world.close());

/** A mail that could not be sent after its last try. */
async function die(error: string): Promise<string> {
  const [row] = await world.rows<{ id: string }>(
    `insert into pgboss.job (name, data, source_name, source_retry_count, source_output)
     values ('dead-letters', '{"mailId":"0190b7a8-0000-7000-8000-000000000000"}', 'send-mail', 4, jsonb_build_object('message', $1::text))
     returning id`,
    [error],
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
  const [first, second] = [await die('The server said no.'), await die('Nobody there.')];
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

test('nobody else sees it', async () => {
  const recruiter = await world.recruiter();
  expect((await recruiter.call(api.getDatabaseState, {})).status).toBe(403);
  expect((await recruiter.call(api.listDeadTasks, {})).status).toBe(403);
});
