import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { api } from '../../api/index.ts';
import { openLocalDisk } from '../adapters/files/local-disk.ts';
import { type Database, openDatabase } from '../db/connect.ts';
import { NewerTables, tablesLevel } from '../db/migrate.ts';
import { tasks } from '../tasks.ts';
import { createQueue } from '../tasks/queue.ts';
import type { Person } from '../http/person.ts';
import { plainJob, postJob, uploadResume } from '../testing/hiring.ts';
import { openWorld, type World } from '../testing/world.ts';
import { backUp, digestOf } from './back-up.ts';
import { BadBackup } from './manifest.ts';
import { levelOfTables, listTables, waitingTasks } from './queries.ts';
import { keepIn, restoreBackup } from './restore.ts';

let world: World;
let candidate: Person;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  candidate = await someHiring();
});
afterAll(() => world.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const backup = () => join(folder, 'backup');
const makeBackup = () => backUp(world.services, backup(), new Date('2026-03-01T10:00:00Z'));
const failed = (error: Error) => {
  throw error;
};

async function restoreAside(): Promise<Database> {
  const source = { kind: 'folder', path: join(folder, 'database') } as const;
  const files = await openLocalDisk(join(folder, 'files'));
  await restoreBackup(backup(), {
    open: (level) => openDatabase(source, failed, level),
    keepFile: keepIn(files),
    prepareQueue: (database) => world.services.queue.prepare(database),
  });
  return openDatabase(source, failed);
}

/** A hiring with every kind of text that a line of JSON could stumble over, and tasks that still wait. */
async function someHiring(): Promise<Person> {
  const employer = await world.recruiter('amara@northwind.example');
  const job = await postJob(employer, {
    ...plainJob,
    title: 'Fitter “night” \\ shift',
    description: 'Line one\u2028line two\nline three\ttab "quoted" 漢字 🙂',
  });
  const lena = await world.candidate('lena@mail.example');
  const resume = await uploadResume(lena, ['Go', 'Docker']);
  const sent = await lena.call(api.applyToJob, {
    params: { id: job.id },
    body: { resume_id: resume.id, cover_note: 'Hello\r\nthere' },
  });
  expect(sent.status).toBe(200);
  return lena;
}

test('everything comes back: rows, files and waiting work, equal to the digest', async () => {
  const manifest = await makeBackup();
  expect(manifest.tables.find(({ name }) => name === 'applications')?.rows).toBe(1);
  expect(manifest.tables.find(({ name }) => name === 'pgboss.job')?.rows).toBeGreaterThan(0);
  expect(manifest.files).toHaveLength(1);
  const restored = await restoreAside();
  try {
    for (const table of [...(await listTables(restored)), waitingTasks]) {
      expect([table.name, await restored.transact(() => digestOf(restored, table))]).toEqual([
        table.name,
        manifest.tables.find(({ name }) => name === table.name)?.sha256,
      ]);
    }
    const [job] = await restored.sql<{ description: string }>('select description from job_posting');
    expect(job?.description).toContain('one\u2028line two\nline');
  } finally {
    await restored.close();
  }
  const key = manifest.files[0]?.key ?? '';
  expect(readFileSync(join(folder, 'files', 'resumes', key))).toEqual(
    Buffer.from((await world.services.files.read(key)) ?? []),
  );
});

test('a backup made while people write is whole: every reference is met', async () => {
  const writing = Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? world.candidate(`new-${n}@mail.example`) : uploadResume(candidate, ['Go', `Skill ${n}`]),
    ),
  );
  await makeBackup();
  await writing;
  const restored = await restoreAside();
  const named = await restored.sql<{ storage_path: string }>('select storage_path from resume_metadata');
  await restored.close();
  expect(named.length).toBeGreaterThan(0);
  for (const { storage_path: key } of named) {
    expect(existsSync(join(folder, 'files', 'resumes', key))).toBe(true);
  }
});

test('it is private, and never written over another one', async () => {
  await makeBackup();
  if (process.platform !== 'win32') {
    for (const name of readdirSync(join(backup(), 'tables'))) {
      expect(statSync(join(backup(), 'tables', name)).mode & 0o077).toBe(0);
    }
  }
  await expect(makeBackup()).rejects.toThrow(/not empty/);
});

test.each([
  ['a changed row', () => damage('tables/users.jsonl', (text) => text.replace('lena@', 'lina@'))],
  ['a missing table', () => rmSync(join(backup(), 'tables', 'users.jsonl'))],
  ['a cut table', () => damage('tables/events.jsonl', (text) => text.slice(0, -10))],
  ['a missing file', () => rmSync(join(backup(), 'files'), { recursive: true })],
  ['no manifest', () => rmSync(join(backup(), 'manifest.json'))],
  ['half a manifest', () => damage('manifest.json', (text) => text.slice(0, 200))],
  ['a newer version', () => damage('manifest.json', (text) => text.replace(/"level": \d+/, '"level": 9e14'))],
  [
    'a file outside of it',
    () => damage('manifest.json', (text) => text.replace(/"key": "[^"]+"/, '"key": "../../escape"')),
  ],
])('%s is refused, and nothing is restored', async (_what, act) => {
  await makeBackup();
  act();
  await expect(restoreAside()).rejects.toThrow(BadBackup);
  expect(
    existsSync(join(folder, 'files', 'resumes')) ? readdirSync(join(folder, 'files', 'resumes')) : [],
  ).toEqual([]);
});

function damage(path: string, change: (text: string) => string): void {
  const at = join(backup(), path);
  const before = readFileSync(at, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(at, after);
}

test('a database with people in it is never restored over', async () => {
  await makeBackup();
  await (await restoreAside()).close();
  await expect(restoreAside()).rejects.toThrow('There are accounts in this database');
});

test('a backup of older tables is brought up to date', async () => {
  const older = await openDatabase({ kind: 'memory', template: null }, failed, tablesLevel() - 1);
  const queue = await createQueue(older, tasks, world.services.log);
  await older.sql(
    "insert into users (id, email, role) values (gen_random_uuid(), 'old@mail.example', 'candidate')",
  );
  const manifest = await backUp({ ...world.services, database: older }, backup(), new Date());
  await queue.stop();
  await older.close();
  expect(manifest.level).toBeLessThan(tablesLevel());
  const restored = await restoreAside();
  expect(await restored.sql('select email from users')).toEqual([{ email: 'old@mail.example' }]);
  expect(await levelOfTables(restored)).toBe(tablesLevel());
  await restored.close();
});

test('tables of a newer version are left alone', async () => {
  const source = { kind: 'folder', path: join(folder, 'database') } as const;
  const database = await openDatabase(source, failed);
  await database.sql(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)",
  );
  await database.close();
  await expect(openDatabase(source, failed)).rejects.toThrow(NewerTables);
});
