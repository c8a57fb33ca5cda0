import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { openLocalDisk } from '../../platform/adapters/files/local-disk.ts';
import { type Database, type DatabaseSource, openDatabase } from '../../platform/db/connect.ts';
import { NewerTables, tablesLevel } from '../../platform/db/migrate.ts';
import { eraseApplicantsAgain } from '../../privacy/applicant-erasure/commands.ts';
import { eraseAgain } from '../../privacy/personal-data/erase-commands.ts';
import { erasedMark, erasureList, joinErasures } from '../../privacy/personal-data/erasure-list.ts';
import { eraseDataTask } from '../../privacy/personal-data/tasks.ts';
import { tasks } from '../../tasks.ts';
import { createQueue } from '../../platform/tasks/queue.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, moveTo } from '../../testing/applicants.ts';
import { plainJob, postJob, uploadResume } from '../../testing/hiring.ts';
import { copyTemplate } from '../../testing/database-template.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { backUp, digestOf } from './back-up.ts';
import { BadBackup, type Manifest } from './manifest.ts';
import { isHalfRestored, levelOfTables, listTables, waitingTasks, readRows } from './queries.ts';
import { storeIn, restoreBackup } from './restore.ts';

let world: World;
let candidate: Person;
let folder: string;
/** The database that the test at hand restores into; it is closed after the test. */
let aside: Database | null;
beforeAll(async () => {
  world = await openWorld();
  candidate = await someHiring();
});
afterAll(() => world.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-backup-'));
  aside = null;
});
afterEach(async () => {
  await aside?.close();
  rmSync(folder, { recursive: true, force: true });
});

const server = inject('testDatabaseUrl');
const backup = () => join(folder, 'backup');
const makeBackup = () => backUp(world.services, backup(), new Date('2026-03-01T10:00:00Z'));
const failed = (error: Error) => {
  throw error;
};

const restoredFiles = () => openLocalDisk(join(folder, 'files'));

/** Restores into an empty database with its tables, which stays open. */
async function restoreAside(): Promise<Database> {
  await restoreWith(async (level) => {
    aside ??= await openDatabase(
      server
        ? {
            kind: 'postgres',
            url: await copyTemplate(server),
            max: 3,
          }
        : { kind: 'memory', template: inject('template') },
      failed,
      level,
    );
    return { ...aside, close: async () => {} };
  });
  if (!aside) throw new Error('Nothing was opened.');
  return aside;
}

async function restoreWith(open: (level: number) => Promise<Database>): Promise<void> {
  await restoreBackup(backup(), {
    open,
    keepFile: storeIn(await restoredFiles()),
    prepareQueue: (database) => world.services.queue.prepare(database),
  });
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
  const database = await restoreAside();
  await expectSame(database, manifest);
  const [stored] = await database.sql<{ files: number }>(
    'select count(distinct storage_path)::int as files from resume_metadata',
  );
  expect(manifest.files).toHaveLength(stored?.files ?? 0);
  const [job] = await database.sql<{ description: string }>('select description from job_posting');
  expect(job?.description).toContain('one\u2028line two\nline');
  const key = manifest.files[0]?.key ?? '';
  expect(readFileSync(join(folder, 'files', 'resumes', key))).toEqual(
    Buffer.from((await world.services.files.read(key)) ?? []),
  );
});

async function expectSame(database: Database, manifest: Manifest): Promise<void> {
  for (const table of [...(await listTables(database)), waitingTasks]) {
    expect([table.name, await database.transact(() => digestOf(database, table))]).toEqual([
      table.name,
      manifest.tables.find(({ name }) => name === table.name)?.sha256,
    ]);
  }
}

test('a backup made while people write is whole: every reference is met', async () => {
  const writing = Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? world.candidate(`new-${n}@mail.example`) : uploadResume(candidate, ['Go', `Skill ${n}`]),
    ),
  );
  const manifest = await makeBackup();
  await writing;
  const database = await restoreAside();
  await expectSame(database, manifest);
  const named = await database.sql<{ storage_path: string; sha256: string }>(
    'select storage_path, sha256 from resume_metadata',
  );
  expect(named.length).toBeGreaterThan(0);
  for (const { storage_path: key, sha256 } of named) {
    const bytes = readFileSync(join(folder, 'files', 'resumes', key));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  }
});

test('whoever was erased after a backup is erased again, with files and without a second goodbye; so is whom an employer forgot', async () => {
  const employer = await world.recruiter('rosa@forgets.example');
  const { id: applicationId, candidate: noor } = await applicant(world, employer, { name: 'Noor Forgotten' });
  const mona = await world.candidate('mona@leaves.example');
  const resume = await uploadResume(mona, ['Go'], 'Mona Leaves');
  await world.settle();
  await makeBackup();
  await mona.call(api.deleteAccount, {});
  await world.rows("update account_deletions set due_at = now() - interval '1 day'");
  await eraseDataTask.run({}, world.services);
  await moveTo(employer, applicationId, 1, 'rejected', 'skills');
  const forgotten = await employer.call(api.eraseApplicant, { params: { id: applicationId } });
  expect(forgotten.body).toEqual({ applications: 1 });
  const marks = await joinErasures(folder, [
    erasureList(backup()),
    erasureList(world.services.config.dataDir),
  ]);
  expect(marks).toEqual([erasedMark(mona.id), erasedMark(applicationId)]);
  const database = await restoreAside();
  const files = await restoredFiles();
  const again = { ...world.services, config: { ...world.services.config, dataDir: folder }, database, files };
  const people = async () =>
    (await database.sql<{ email: string }>('select email from users')).map(({ email }) => email);
  expect(await people()).toContain('mona@leaves.example');
  expect(await files.has(resume.storage_path)).toBe(true);
  expect(await eraseAgain(again, marks)).toBe(1);
  expect(await people()).toContain('lena@mail.example');
  expect(await people()).not.toContain('mona@leaves.example');
  expect(await files.has(resume.storage_path)).toBe(false);
  expect(await eraseAgain(again, marks)).toBe(0);

  // The application is still open where the backup was made: what was deleted once is deleted all the same.
  const writer = async () =>
    (
      await database.sql<{ id: string; stage: string; note: string }>(
        'select candidate_id as id, stage, cover_note as note from applications where id = $1',
        [applicationId],
      )
    )[0];
  expect(await writer()).toEqual({ id: noor.id, stage: 'new', note: 'Dear team' });
  expect(await eraseApplicantsAgain(again, marks)).toBe(1);
  expect((await writer())?.id).not.toBe(noor.id);
  expect(await writer()).toMatchObject({ stage: 'new', note: '' });
  expect(await people()).toContain(noor.user?.email);
  const own = await database.sql("select 1 from notifications where user_id = $1 and key like 'erased:%'", [
    noor.id,
  ]);
  expect(own).toEqual([]);
  expect(await eraseApplicantsAgain(again, marks)).toBe(0);
});

test('however long the rows of a table, few are held at once', async () => {
  await world.rows(
    `insert into error_log (id, at, source, action, name, message, place, version)
     select gen_random_uuid(), now(), 'log', 'a', 'b', 'c', 'd', '1' from generate_series(1, 120)`,
  );
  const { database } = world.services;
  const table = (await listTables(database)).find(({ name }) => name === 'error_log');
  const sizes: number[] = [];
  await database.transact(async () => {
    for await (const rows of table ? readRows(database, table) : []) sizes.push(rows.length);
  });
  expect(sizes).toEqual([50, 50, 20]);
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

// Refused before any database is opened: once is enough where both are tried.
test.skipIf(!server && process.env.TEST_DATABASE_URL).each([
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

test('what a first start leaves makes room, and so does a restore that was cut off before its end, which can be repeated', async () => {
  const manifest = await makeBackup();
  const opened = server
    ? ({ kind: 'postgres', url: await copyTemplate(server), max: 3 } as const)
    : ({ kind: 'memory', template: inject('template') } as const);
  const database = await openDatabase(opened, failed);
  aside = database;
  await database.sql("insert into kept_versions (name, value) values ('scores', 'of a first start')");
  const restore = async (finish: () => Promise<void>) =>
    restoreBackup(backup(), {
      open: async () => ({ ...database, close: async () => {} }),
      keepFile: storeIn(await restoredFiles()),
      prepareQueue: (other) => world.services.queue.prepare(other),
      finish,
    });
  await expect(restore(() => Promise.reject(new Error('The power failed.')))).rejects.toThrow('power');
  expect(await isHalfRestored(database)).toBe(true);
  await restore(async () => {});
  expect(await isHalfRestored(database)).toBe(false);
  await expectSame(database, manifest);
  await expect(restore(async () => {})).rejects.toThrow('There are accounts');
});

test.skipIf(server)(
  'where a newer version was started first, its tables make room for those of the backup',
  async () => {
    const { level } = await makeBackup();
    damage('manifest.json', (text) => text.replace(`"level": ${level}`, `"level": ${level - 1}`));
    let source: DatabaseSource = { kind: 'memory', template: inject('template') };
    const levels: number[] = [];
    const restoring = restoreWith(async (wanted) => {
      const database = await openDatabase(source, failed, wanted);
      levels.push(await levelOfTables(database));
      return { ...database, close: async () => void (source = await closedAs(database)) };
    });
    await restoring.catch(() => {});
    expect(levels[0]).toBe(tablesLevel());
    expect(levels[1]).toBeLessThan(tablesLevel());
  },
);

test('a backup that was cut off is begun again in its folder', async () => {
  const files = { ...world.services.files, read: () => Promise.reject(new Error('The power failed.')) };
  await expect(backUp({ ...world.services, files }, backup(), new Date())).rejects.toThrow('power');
  expect(existsSync(join(backup(), 'manifest.json'))).toBe(false);
  await makeBackup();
  expect(readdirSync(backup())).not.toContain('unfinished');
});

test('a database with people in it is never restored over', async () => {
  await makeBackup();
  await restoreAside();
  await expect(restoreAside()).rejects.toThrow('There are accounts in this database');
});

// The next two work on databases in memory alone, which the run on PostgreSQL need not open again.
test.skipIf(server)('a backup of older tables is brought up to date', async () => {
  const before = tablesLevel() - 1;
  const empty = await closedAs(await openDatabase({ kind: 'memory', template: null }, failed, before));
  const older = await openDatabase(empty, failed, before);
  const queue = await createQueue(older, tasks, world.services.log);
  await older.sql(
    "insert into users (id, email, role) values (gen_random_uuid(), 'old@mail.example', 'candidate')",
  );
  const manifest = await backUp({ ...world.services, database: older }, backup(), new Date());
  await queue.stop();
  await older.close();
  expect(manifest.level).toBeLessThan(tablesLevel());
  let database: Database | null = null;
  await restoreWith(async (level) => {
    database = await openDatabase(empty, failed, level);
    return { ...database, close: async () => {} };
  });
  aside = await openDatabase(await closedAs(database), failed);
  expect(await aside.sql('select email from users')).toEqual([{ email: 'old@mail.example' }]);
  expect(await levelOfTables(aside)).toBe(tablesLevel());
});

test.skipIf(server)('tables of a newer version are left alone', async () => {
  const database = await openDatabase({ kind: 'memory', template: inject('template') }, failed);
  await database.sql(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)",
  );
  const source = await closedAs(database);
  await expect(openDatabase(source, failed)).rejects.toThrow(NewerTables);
});

/** Closes a database in memory; answers where to open what it held. */
async function closedAs(database: Database | null): Promise<DatabaseSource> {
  const path = join(folder, 'dumped.tar');
  writeFileSync(path, (await database?.dump?.()) ?? '');
  await database?.close();
  return { kind: 'memory', template: path };
}
