import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/index.ts';
import { markHalfRestored } from '../operations/backups/queries.ts';
import { commandSource, type Database, openDatabase } from '../platform/db/connect.ts';
import { Person } from '../platform/http/person.ts';
import { experience } from './sample-entries.ts';
import { copyStartedData } from './first-start.ts';
import { type Program, publicOrigin, startProgram } from './program.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const dataDir = copyStartedData();
const fresh = copyStartedData();
const place = mkdtempSync(join(tmpdir(), 'tenon-backup-'));
let program: Program;
beforeAll(async () => {
  program = await startProgram(dataDir, { RATE_LIMITS: 'off' });
});
afterAll(async () => {
  await program.end('SIGKILL');
  for (const folder of [dataDir, fresh, place]) rmSync(folder, { recursive: true, force: true });
});

const commands = fileURLToPath(new URL('../../../commands', import.meta.url));
const run = (command: string, folder: string) =>
  promisify(execFile)(process.execPath, [join(commands, command), join(place, 'backup')], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
  });

const throughTheDoor = (url: string, init: RequestInit) =>
  fetch(url.replace(publicOrigin, program.origin), init);

const openFresh = () => openDatabase(commandSource({ dataDir: fresh, databaseUrl: null }), console.error);

/** People who add one experience after the other; each is kept with its event in one transaction. */
function startWriting() {
  const acknowledged: string[] = [];
  let isOver = false;
  const write = async (name: string) => {
    const person = new Person({ request: throughTheDoor }, publicOrigin);
    await person.signUp(`${name}@mail.example`, 'candidate');
    // One person can have a hundred.
    for (let written = 0; written < 100 && !isOver; written++) {
      const { body, problem } = await person.call(api.createExperience, { body: experience });
      expect(problem).toBeNull();
      acknowledged.push(body.id);
    }
    if (!isOver) await write(`${name}n`);
  };
  const writing = Promise.all(['ada', 'ben', 'cem'].map(write));
  const stop = () => {
    isOver = true;
    return writing;
  };
  return { acknowledged, stop };
}

/** Has the running program make a checkpoint on its own account, in the midst of what is written. */
async function untilCheckpoint(): Promise<void> {
  const control = () => readFileSync(join(dataDir, 'database', 'global', 'pg_control')).toString('hex');
  const before = control();
  const beside = await openDatabase(commandSource({ dataDir, databaseUrl: null }), console.error);
  for (let file = 0; file < 3; file++) {
    await beside.sql("insert into kept_versions (name, value) values ($1, '')", [`file ${file}`]);
    await beside.sql('select pg_switch_wal()');
  }
  await beside.close();
  await vi.waitFor(() => expect(control()).not.toBe(before), { timeout: 60_000, interval: 50 });
}

test('a backup made while people write, after a checkpoint, holds all that was acknowledged before it and no half transaction', async () => {
  const { acknowledged, stop } = startWriting();
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(20), 60_000);
  await untilCheckpoint();
  const before = [...acknowledged];
  await run('backup.ts', dataDir);
  const meanwhile = acknowledged.length - before.length;
  await stop();
  // The fresh place is as a first start left it, and a restore that was cut off: the program waits for it to be repeated.
  const cutOff = await openFresh();
  await markHalfRestored(cutOff);
  await cutOff.close();
  await expect(startProgram(fresh)).rejects.toThrow('A restore was cut off. Run npm run restore');
  const { stdout } = await run('restore.ts', fresh);
  expect(stdout).toContain('every table came back as it was');
  const database = await openFresh();
  try {
    const kept = await idsOf(database, 'select id from candidate_experiences');
    const told = await idsOf(
      database,
      "select object_id as id from events where action = 'experience.added'",
    );
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    expect([...kept].filter((id) => !told.has(id))).toEqual([]);
    expect([...told].filter((id) => !kept.has(id))).toEqual([]);
  } finally {
    await database.close();
  }
  await (await startProgram(fresh)).end('SIGTERM');
  expect(meanwhile).toBeGreaterThan(20);
});

async function idsOf(database: Database, select: string): Promise<Set<string>> {
  return new Set((await database.sql<{ id: string }>(select)).map(({ id }) => id));
}
