import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../connect.ts';
import { copyRunning } from './copy-running.ts';

let folder: string;
let database: Database;
const failed = (error: Error) => {
  throw error;
};
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-copied-'));
  database = await openDatabase({ kind: 'folder', path: join(folder, 'database') }, failed);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = (name: string) =>
  database.transact(async () => {
    await database.sql("insert into kept_versions (name, value) values ($1, '1')", [name]);
    await database.sql("insert into kept_versions (name, value) values ($1, '2')", [`${name} too`]);
  });

test('a copy of the running database holds all that was written before it and whole transactions alone; writing goes on', async () => {
  for (let number = 0; number < 100; number++) await add(`earlier ${number}`);
  await database.sql(
    `insert into kept_versions (name, value)
     select 'long ' || n, (select string_agg(md5(n::text || m), '') from generate_series(1, 800) m) from generate_series(1, 1000) n`,
  );
  let isOver = false;
  let written = 0;
  const writing = (async () => {
    for (let number = 0; !isOver; number++) {
      await add(`meanwhile ${number}`);
      written++;
    }
  })();
  const path = join(folder, 'copy', 'database');
  await copyRunning(join(folder, 'database'), path);
  const copy = await openDatabase({ kind: 'folder', path }, failed);
  isOver = true;
  await writing;
  const [found] = await copy.sql<{ before: number; long: number; all: number }>(
    `select count(*) filter (where name like 'earlier%')::int as before, count(*) filter (where name like 'long%')::int as long,
            count(*)::int as all from kept_versions`,
  );
  await copy.close();
  expect(found).toMatchObject({ before: 200, long: 1000 });
  expect((found?.all ?? 1) % 2).toBe(0);
  // The session was never taken for the copy: many short transactions went through meanwhile.
  expect(written).toBeGreaterThan(5);
});

test('a copy that a checkpoint came into is made again, from that checkpoint', async () => {
  await add('before the checkpoint');
  // What is left to write is little then, and the next one quicker than any copy.
  await database.sql('checkpoint');
  const path = join(folder, 'again', 'database');
  const control = (root: string) => readFileSync(join(root, 'global', 'pg_control'));
  // On a busy machine a checkpoint may take longer than the copying, and comes too late to matter.
  for (let cameInto = false; !cameInto;) {
    const before = control(join(folder, 'database'));
    let isOver = false;
    const copying = copyRunning(join(folder, 'database'), path).then(() => (isOver = true));
    while (!existsSync(join(path, 'global', 'pg_control'))) await setImmediate();
    await database.sql('checkpoint');
    cameInto = !isOver;
    await copying;
    expect(control(join(folder, 'database')).equals(before)).toBe(false);
    if (!cameInto) rmSync(path, { recursive: true });
  }
  const after = control(join(folder, 'database'));
  expect(control(path).equals(after)).toBe(true);
  const copy = await openDatabase({ kind: 'folder', path }, failed);
  const found = await copy.sql("select 1 from kept_versions where name = 'before the checkpoint'");
  await copy.close();
  expect(found).toHaveLength(1);
});

/** Files laid out as those of a database, of which nobody is in charge. */
function pretendDatabase(name: string): string {
  const running = join(folder, name);
  for (const part of ['global', 'base', 'pg_wal']) mkdirSync(join(running, part), { recursive: true });
  writeFileSync(join(running, 'global', 'pg_control'), '1000');
  for (let file = 0; file < 300; file++) writeFileSync(join(running, 'base', String(file)), 'rows');
  return running;
}

test('the log is copied last, with what was written of it while the rest was copied', async () => {
  const running = pretendDatabase('writing');
  const copy = join(folder, 'written');
  const copying = copyRunning(running, copy);
  while (!existsSync(join(copy, 'base')) || readdirSync(join(copy, 'base')).length === 0)
    await setImmediate();
  writeFileSync(join(running, 'pg_wal', 'written meanwhile'), 'commits');
  await copying;
  expect(readdirSync(join(copy, 'pg_wal'))).toEqual(['written meanwhile']);
});

test('a database that makes one checkpoint after the other is not copied by halves', async () => {
  const running = pretendDatabase('restless');
  // Each checkpoint writes this file again.
  const control = openSync(join(running, 'global', 'pg_control'), 'r+');
  let checkpoints = 1000;
  let isOver = false;
  const copying = copyRunning(running, join(folder, 'never')).finally(() => (isOver = true));
  const checkpointing = (async () => {
    while (!isOver) {
      writeSync(control, String(++checkpoints), 0);
      await setImmediate();
    }
  })();
  await expect(copying).rejects.toThrow('checkpoints');
  await checkpointing;
  closeSync(control);
});
