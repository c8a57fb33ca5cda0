import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openFiles } from '../../platform/adapters/files/open-files.ts';
import { openDatabase } from '../../platform/db/connect.ts';
import { uploadResume } from '../../testing/hiring.ts';
import { startBucket } from '../../testing/bucket-server.ts';
import { startImapServer } from '../../testing/imap-server.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { openWorld, type World } from '../../testing/world.ts';
import {
  cannotStart,
  checkDatabase,
  checkFiles,
  checkFolder,
  checkReading,
  checkScans,
  checkSettings,
  startFinding,
} from './findings.ts';
import { checkMail, checkMailIn } from './mail-findings.ts';
import { checkErased } from './backup-findings.ts';
import type { Finding } from './finding.ts';
import { listErasure } from '../../privacy/personal-data/erasure-list.ts';
import { hourMs } from '../../../api/platform/durations.ts';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await openWorld();
  folder = mkdtempSync(join(tmpdir(), 'tenon-doctor-'));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (env: Record<string, string>) => checkSettings(readConfig({ DATA_DIR: folder, ...env }));
const notOk = (findings: Finding[]) =>
  findings.filter(({ verdict }) => verdict !== 'ok').map(({ verdict, what }) => `${verdict} ${what}`);

describe('settings', () => {
  test.each([
    [{}, []],
    [{ ORIGIN: 'http://jobs.example.com' }, ['wrong address']],
    [{ HOST: '0.0.0.0' }, ['warning address']],
    [{ RATE_LIMITS: 'off' }, ['wrong limits']],
    [{ NODE_ENV: 'production' }, ['wrong mail', 'warning backups']],
    [{ NODE_ENV: 'production', BACKUP_AT: '03:00' }, ['wrong mail', 'warning backups']],
    [{ NODE_ENV: 'production', BACKUP_AT: '03:00', BACKUP_FOLDER: '/mnt/backups' }, ['wrong mail']],
    [{ ORIGIN: 'https://jobs.example.com' }, ['warning proxy']],
    [{ ORIGIN: 'https://jobs.example.com', TRUSTED_PROXIES: '127.0.0.1' }, []],
  ])('%j', (env: Record<string, string>, found) => {
    expect(notOk(settings(env))).toEqual(found);
  });
});

test('a data folder says how much room there is', async () => {
  const findings = await checkFolder(readConfig({ DATA_DIR: folder }));
  expect(findings.map(({ what }) => what)).toEqual(['data folder', 'room']);
  expect(findings[1]?.says).toMatch(/^(only )?\d+\.\d GB free \(\d+ %\)/);
});

test('keys that others may read are found', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'open') });
  config.keepSecrets?.();
  chmodSync(join(folder, 'open', 'secrets.json'), 0o644);
  expect(notOk(await checkFolder(config))).toEqual(['wrong keys']);
});

test('what a hostile document could reach is tried', async () => {
  const { verdict, what } = await checkReading(readConfig({ DATA_DIR: folder }));
  expect({ verdict, what }).toEqual({ verdict: expect.stringMatching(/^(ok|warning)$/), what: 'reading' });
});

test('a clock that is an hour off is found', async () => {
  const later = () => Date.now() + hourMs;
  expect(notOk(await checkDatabase(world.services.database, later))).toContain('wrong clock');
  expect(notOk(await checkDatabase(world.services.database))).not.toContain('wrong clock');
});

test('a database that nobody answers for is told, and what to do', async () => {
  const source = { kind: 'postgres', url: 'postgresql://tenon@127.0.0.1:1/tenon' } as const;
  const error: unknown = await openDatabase(source, () => {}).catch((reason: unknown) => reason);
  expect(cannotStart(error)).toMatchObject({
    what: 'database',
    says: 'nothing answers at its address (ECONNREFUSED): is it running, and DATABASE_URL right?',
  });
});

test.each([
  ['28P01', 'database', 'password'],
  ['3D000', 'database', 'create it'],
  ['42501', 'database', 'own the database'],
  ['53100', 'room', 'make room'],
  ['ENOSPC', 'room', 'make room'],
  ['EROFS', 'rights', 'grant it'],
  ['XX000', 'start', 'refused'],
])('a database that refuses with %s is told as %s', (code, what, says) => {
  const found = startFinding(Object.assign(new Error('refused'), { code }));
  expect(found).toMatchObject({ verdict: 'wrong', what, says: expect.stringContaining(says) });
});

test.each(['The embedded database did not start: No space left on device', 'database or disk is full'])(
  'a full disk is told as such: %s',
  (message) => {
    expect(startFinding(new Error(message))).toMatchObject({
      what: 'room',
      says: expect.stringContaining('make room'),
    });
  },
);

test('a new database lacks staff and nothing else', async () => {
  expect(notOk(await checkDatabase(world.services.database))).toContain('warning staff');
});

test('a task that nobody takes is found', async () => {
  await uploadResume(await world.candidate(), ['Go']);
  await world.rows("update pgboss.job set start_after = now() - interval '1 hour' where state = 'created'");
  expect(notOk(await checkDatabase(world.services.database))).toContain('wrong queue');
  await world.settle();
  expect(notOk(await checkDatabase(world.services.database))).not.toContain('wrong queue');
});

test('a stored file that is missing is found', async () => {
  const candidate = await world.candidate();
  await uploadResume(candidate, ['Go']);
  const { database, files } = world.services;
  expect(await checkFiles(database, files, { bucket: null })).toMatchObject({ verdict: 'ok' });
  const [row] = await world.rows<{ storage_path: string }>(
    'select storage_path from resume_metadata order by upload_timestamp desc limit 1',
  );
  await files.remove(row?.storage_path ?? '');
  const [{ stored } = { stored: 0 }] = await world.rows<{ stored: number }>(
    'select count(*)::int as stored from resume_metadata',
  );
  expect(await checkFiles(database, files, { bucket: null })).toMatchObject({
    verdict: 'wrong',
    says: expect.stringContaining(`${row?.storage_path} is missing (1 of ${stored})`),
  });
});

test('somebody who was erased and is back is told, with what to do', async () => {
  const { database } = world.services;
  expect(await checkErased({ dataDir: folder }, database)).toBeNull();
  await listErasure(folder, randomUUID(), new Date());
  expect(await checkErased({ dataDir: folder }, database)).toMatchObject({ verdict: 'ok' });
  await listErasure(folder, (await world.candidate()).id, new Date());
  const says = 'accounts that were erased are back: 1. Run npm run restore -- erasures.';
  expect(await checkErased({ dataDir: folder }, database)).toMatchObject({ verdict: 'wrong', says });
});

test('a bucket that is gone is told as the bucket, not as the database', async () => {
  const bucket = await startBucket();
  const config = { dataDir: folder, bucket: bucket.settings };
  await bucket.stop();
  const found = await checkFiles(world.services.database, await openFiles(config), config);
  expect(found).toMatchObject({ verdict: 'wrong', what: 'files' });
  expect(found.says).toContain(
    `the bucket tenon-files at ${bucket.settings.endpoint} does not take our requests (ECONNREFUSED)`,
  );
});

test('a mail server is greeted, and a silent one is told', async () => {
  const server = await startMailServer();
  const config = (url: string) =>
    readConfig({ DATA_DIR: folder, SMTP_URL: url, MAIL_FROM: 'Tenon <jobs@example.com>' });
  expect(await checkMail(config(server.url))).toMatchObject({ verdict: 'ok' });
  await server.close();
  expect(await checkMail(config(server.url))).toMatchObject({ verdict: 'wrong' });
  expect(await checkMail(readConfig({ DATA_DIR: folder }))).toBeNull();
});

test('the mailbox that mail comes in by is opened, and a wrong password is told without it', async () => {
  const mailbox = await startImapServer();
  const config = (url: string) =>
    readConfig({ DATA_DIR: folder, MAIL_IN_ADDRESS: 'jobs@in.example', IMAP_URL: url });
  expect(await checkMailIn(config(mailbox.url))).toMatchObject({ verdict: 'ok', what: 'mail in' });
  const refused = await checkMailIn(config(mailbox.url.replace('right', 'wrong-one')));
  expect(refused).toMatchObject({ verdict: 'wrong' });
  expect(refused?.says).not.toContain('wrong-one');
  await mailbox.close();
  expect(await checkMailIn(readConfig({ DATA_DIR: folder }))).toBeNull();
});

test('says whether scans can be read, and how to get there', async () => {
  const { verdict, what, says } = await checkScans(readConfig({ DATA_DIR: tmpdir() }));
  expect([verdict, what]).toEqual(['ok', 'scans']);
  expect(says).toMatch(
    /recognised by tesseract \([a-z_, ]+\)$|install tesseract .*apt-get install tesseract-ocr/,
  );
});
