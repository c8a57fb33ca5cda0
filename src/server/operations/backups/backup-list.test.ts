import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { setRole } from '../../identity/auth/queries.ts';
import type { Person } from '../../platform/http/person.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await openWorld();
  staff = await world.candidate('staff@backups.example');
  await setRole(world.services.database, 'staff@backups.example', 'internal');
});
afterAll(() => world.close());

const list = async () => (await staff.call(api.listBackups, {})).body.items;
const find = async (id: string) => (await list()).find((backup) => backup.id === id);
const pathOf = (folder: string) => join(world.services.config.dataDir, folder);
async function made(): Promise<{ id: string; folder: string }> {
  const { body } = await staff.call(api.createBackup, { body: {} });
  await world.settle();
  return body;
}

test('a backup is made, proved by restoring it aside, and deleted with its folder', async () => {
  const { id, folder } = await made();
  const found = await find(id);
  expect(found).toMatchObject({ id, state: 'made', error: '', proof: 'none', files: 0 });
  expect(found?.rows).toBeGreaterThan(0);
  const sizes = readdirSync(join(pathOf(folder), 'tables')).map(
    (name) => readFileSync(join(pathOf(folder), 'tables', name)).length,
  );
  expect(found?.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));

  await staff.call(api.proveBackup, { params: { id } });
  await world.settle();
  expect(await find(id)).toMatchObject({ proof: 'proved', proof_error: '' });

  expect((await staff.call(api.deleteBackup, { params: { id } })).status).toBe(204);
  await world.settle();
  expect(await find(id)).toBeUndefined();
  expect(existsSync(pathOf(folder))).toBe(false);
  const events = (await staff.call(api.listAuditEvents, { query: { action: 'backup.' } })).body.items;
  expect(events.filter((event) => event.object_id === id).map(({ action }) => action)).toEqual([
    'backup.deleted',
    'backup.proof_started',
    'backup.started',
  ]);
});

test('one that was changed on the disk does not pass, and says what is wrong', async () => {
  const { id, folder } = await made();
  writeFileSync(join(pathOf(folder), 'tables', 'users.jsonl'), '');
  await staff.call(api.proveBackup, { params: { id } });
  await world.settle();
  const found = await find(id);
  expect(found?.proof).toBe('failed');
  expect(found?.proof_error).toBe('This backup is damaged: table users (1 in all).');
});

test('one is made at a time, and one that was cut off for good stands in nobody’s way', async () => {
  const first = (await staff.call(api.createBackup, { body: {} })).body.id;
  expect((await staff.call(api.createBackup, { body: {} })).status).toBe(409);
  expect((await staff.call(api.proveBackup, { params: { id: first } })).status).toBe(409);
  expect((await staff.call(api.deleteBackup, { params: { id: first } })).status).toBe(409);
  await world.rows(
    "update pgboss.job set state = 'failed' where name = 'make-backup' and singleton_key = $1",
    [first],
  );
  const { id } = await made();
  expect((await list()).slice(0, 2)).toMatchObject([
    { id, state: 'made' },
    { id: first, state: 'failed', error: 'It was cut off.' },
  ]);
});

test('one that was cut off with its process is made anew by its task, in place of what was there', async () => {
  const { id, folder } = (await staff.call(api.createBackup, { body: {} })).body;
  await world.rows("update backups set state = 'making' where id = $1", [id]);
  mkdirSync(join(pathOf(folder), 'tables'), { recursive: true });
  writeFileSync(join(pathOf(folder), 'tables', 'users.jsonl'), 'half a ro');
  await world.settle();
  await staff.call(api.proveBackup, { params: { id } });
  await world.settle();
  expect(await find(id)).toMatchObject({ state: 'made', proof: 'proved', proof_error: '' });
});

test('only internal staff make and see them', async () => {
  const admin = await world.candidate('admin@backups.example');
  await setRole(world.services.database, 'admin@backups.example', 'admin');
  expect((await admin.call(api.listBackups, {})).status).toBe(403);
  expect((await admin.call(api.createBackup, { body: {} })).status).toBe(403);
});
