import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { dayMs, hourMs, minuteMs } from '../../../api/platform/durations.ts';
import { setRole } from '../../identity/auth/queries.ts';
import { makeKey, readKeys, unpackEncrypted } from '../../platform/adapters/archive/encrypted-archive.ts';
import { openWorld, type World } from '../../testing/world.ts';
import { openAside } from './backup-queries.ts';
import { restoreBackup } from './restore.ts';
import { startDueBackupTask } from './tasks.ts';

const start = Date.parse('2026-03-01T02:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'tenon-scheduled-'));
let place = '';
let clock = start;
let world: World | null = null;
beforeEach(() => {
  place = mkdtempSync(join(folder, 'to-'));
  clock = start;
});
afterEach(async () => {
  await world?.close();
  world = null;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(env: Record<string, string>) {
  world = await openWorld({
    now: () => new Date(clock),
    env: { BACKUP_AT: '03:00', BACKUP_FOLDER: place, ...env },
  });
  const opened = world;
  const staff = await opened.candidate('staff@backups.example');
  await setRole(opened.services.database, 'staff@backups.example', 'internal');
  return {
    look: async () => {
      await startDueBackupTask.run({}, opened.services);
      await opened.settle();
    },
    list: async () => {
      await staff.signIn('staff@backups.example');
      return (await staff.call(api.listBackups, {})).body;
    },
    staff,
  };
}

test('one is made each day at its time, restored aside as proof, and no second one', async () => {
  const { look, list } = await open({});
  // The one of yesterday is due: it is made at once where there is none.
  await look();
  await look();
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^tenon-2026-03-01T02-00-00Z-[0-9a-f]{8}$/)]);
  clock = start + hourMs;
  await look();
  clock += 5 * minuteMs;
  await look();
  const { items, schedule } = await list();
  // Of each day the last one is kept.
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    created_at: '2026-03-01T03:00:00.000Z',
    scheduled: true,
    encrypted: false,
    state: 'made',
    proof: 'proved',
    folder: join(place, readdirSync(place)[0] ?? ''),
  });
  expect(schedule).toEqual({
    at: '03:00',
    next_at: '2026-03-02T03:00:00.000Z',
    last_made_at: '2026-03-01T03:00:00.000Z',
    last_error: '',
    overdue: false,
    keep: { days: 7, weeks: 4, months: 12 },
  });
  clock = start + 3 * dayMs;
  expect((await list()).schedule?.overdue).toBe(true);
});

test('without a time none is made by itself', async () => {
  const { look, list } = await open({ BACKUP_AT: '' });
  await look();
  expect(await list()).toEqual({ items: [], schedule: null });
});

test('those that are not to be kept go with their folders; what staff made stays', async () => {
  const { look, list, staff } = await open({ BACKUP_KEEP: '1d' });
  const byHand = (await staff.call(api.createBackup, { body: {} })).body;
  await world?.settle();
  for (let day = 0; day < 2; day++) {
    clock = start + day * dayMs + 2 * hourMs;
    await look();
  }
  await world?.settle();
  const { items } = await list();
  expect(items.map(({ created_at }) => created_at.slice(0, 10))).toEqual(['2026-03-02', '2026-03-01']);
  expect(items.at(-1)?.id).toBe(byHand.id);
  expect(readdirSync(place)).toHaveLength(2);
});

test('an encrypted one is a single file that only the private key opens, and restores whole', async () => {
  const key = join(place, 'key.txt');
  const recipient = await makeKey(key);
  expect(statSync(key).mode & 0o777).toBe(0o600);
  const to = join(place, 'kept');
  const { look, list, staff } = await open({ BACKUP_RECIPIENTS: recipient, BACKUP_FOLDER: to });
  await look();
  const [item] = (await list()).items;
  expect(item).toMatchObject({ state: 'made', encrypted: true, proof: 'proved', error: '' });
  const file = item?.folder ?? '';
  expect(readdirSync(to)).toEqual([expect.stringMatching(/\.tar\.age$/)]);
  expect(statSync(file).size).toBe(item?.bytes);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'latin1')).not.toContain('staff@backups.example');
  const dataDir = world?.services.config.dataDir ?? '';
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  const params = { id: item?.id ?? '' };
  expect((await staff.call(api.proveBackup, { params })).problem?.code).toBe('conflict');

  const opened = join(place, 'opened');
  await unpackEncrypted(file, opened, await readKeys(key));
  const manifest = await restoreBackup(opened, {
    open: (level) => openAside(level, () => {}),
    keepFile: async () => {},
    prepareQueue: async (database) => world?.services.queue.prepare(database),
  });
  expect(manifest.tables.find(({ name }) => name === 'users')?.rows).toBe(1);

  const other = join(place, 'other.txt');
  await makeKey(other);
  await expect(unpackEncrypted(file, join(place, 'no'), await readKeys(other))).rejects.toThrow(
    'This key does not open this backup',
  );
  truncateSync(file, statSync(file).size - 100);
  await expect(unpackEncrypted(file, join(place, 'cut'), await readKeys(key))).rejects.toThrow(
    'The archive cannot be read',
  );
  await staff.call(api.deleteBackup, { params });
  await world?.settle();
  expect(existsSync(file)).toBe(false);
});

test('one that fails says why, leaves nothing, and is tried again in an hour', async () => {
  const blocked = join(place, 'file');
  const { look, list } = await open({ BACKUP_FOLDER: join(blocked, 'below') });
  const { writeFileSync } = await import('node:fs');
  writeFileSync(blocked, '');
  await look();
  const failed = await list();
  expect(failed.items).toMatchObject([{ state: 'failed', error: expect.stringContaining('ENOTDIR') }]);
  expect(failed.schedule).toMatchObject({
    last_made_at: null,
    last_error: expect.stringContaining('ENOTDIR'),
  });
  clock += hourMs - 1;
  await look();
  expect((await list()).items).toHaveLength(1);
  rmSync(blocked);
  clock += 1;
  await look();
  const { items, schedule } = await list();
  expect(items[0]).toMatchObject({ state: 'made' });
  expect(schedule?.last_error).toBe('');
  // The failure goes with the next good one.
  expect(items).toHaveLength(1);
});
