import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commandSource, type Database, openDatabase } from '../connect.ts';
import { betweenCheckpoints, makeDueCheckpoint } from './checkpoints.ts';
import { copyRunning } from './copy-running.ts';

let folder: string;
let path: string;
let database: Database;
/** Another way to it. */
let beside: pg.Pool;
const failed = (error: Error) => {
  throw error;
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-checkpoints-'));
  path = join(folder, 'database');
  database = await openDatabase({ kind: 'folder', path }, failed);
  const source = commandSource({ dataDir: folder, databaseUrl: null });
  if (source.kind !== 'postgres') throw new Error('The database is not open.');
  beside = new pg.Pool({ connectionString: source.url, max: 1 });
});
afterAll(async () => {
  await beside.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const control = () => readFileSync(join(path, 'global', 'pg_control')).toString('hex');
const logFiles = () => readdirSync(join(path, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

/** Fills the file of the log at hand, of 16 MB. */
async function fillFile(): Promise<void> {
  await database.sql(
    "insert into kept_versions (name, value) values ('filled', '1') on conflict (name) do update set value = '2'",
  );
  await database.sql('select pg_switch_wal()');
}

test('however much is written, the log stays short, and what was written is kept', async () => {
  await database.sql("insert into kept_versions (name, value) values ('kept', '1')");
  for (let round = 0; round < 2; round++) {
    const before = control();
    for (let file = 0; file < 9; file++) await fillFile();
    await vi.waitFor(() => expect(control()).not.toBe(before), { timeout: 30_000, interval: 50 });
  }
  // Those since the last checkpoint and those kept for reuse: 128 MB and the one at hand. The others go once the checkpoint is noted.
  await vi.waitFor(() => expect(logFiles()).toBeLessThanOrEqual(10), { timeout: 10_000, interval: 50 });
  expect(await database.sql("select value from kept_versions where name = 'kept'")).toEqual([{ value: '1' }]);
});

test('no checkpoint is made while little was written', async () => {
  await database.sql('checkpoint');
  const before = control();
  await database.sql("insert into kept_versions (name, value) values ('little', '1')");
  await makeDueCheckpoint(beside, path);
  expect(control()).toBe(before);
});

test('a due checkpoint is left for later while files are copied, and a copy after it is whole', async () => {
  await betweenCheckpoints(path, async () => {
    await database.sql('checkpoint');
    const before = control();
    for (let file = 0; file < 2; file++) await fillFile();
    await makeDueCheckpoint(beside, path);
    expect(control()).toBe(before);
  });
  const before = control();
  await makeDueCheckpoint(beside, path);
  expect(control()).not.toBe(before);
  await database.sql("insert into kept_versions (name, value) values ('after', '1')");
  const place = join(folder, 'copy', 'database');
  await copyRunning(path, place);
  const copy = await openDatabase({ kind: 'folder', path: place }, failed);
  expect(await copy.sql("select name from kept_versions where name = 'after'")).toHaveLength(1);
  await copy.close();
});
