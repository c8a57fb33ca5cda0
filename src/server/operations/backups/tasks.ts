import type { Services } from '../../context.ts';
import { rm, stat } from 'node:fs/promises';
import { z } from 'zod';
import { toStoredText } from '../../../messages/stored-text.ts';
import { hideSecrets } from '../../platform/logging/redact.ts';
import { makeBackup, proveBackup, removeBackup } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { backUp } from './back-up.ts';
import { backupPath, isEncrypted, stagingPath } from './backup-place.ts';
import { listBackups, openAside } from './backup-queries.ts';
import { packEncrypted } from '../../platform/adapters/archive/encrypted-archive.ts';
import { pruneBackups, reportMaking, reportProof, reportRemoval, startDueBackup } from './commands.ts';
import { filePath, type Manifest, tablePath } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'errors' | 'files' | 'live' | 'log' | 'now' | 'queue'>;

const settings = { timeoutSeconds: hourSeconds, concurrency: 1 };

/** Makes a backup, from the start again when it was cut off; one made by itself, or to be encrypted, is restored aside before. */
export const makeBackupTask = defineTask({
  ...makeBackup,
  ...settings,
  run: async (watched, services: Ports) => {
    const { config } = services;
    const [backup] = await listBackups(services.database, watched.backupId);
    if (!backup || !(await reportMaking(services, watched, { state: 'making' }))) return;
    const path = backupPath(config, backup);
    const folder = isEncrypted(backup) ? stagingPath(config, backup.id) : path;
    const proves = backup.scheduled || isEncrypted(backup);
    try {
      const made = await make(services, { folder, path, proves });
      await reportMaking(services, watched, { state: 'made', made });
      if (proves) await reportProof(services, watched, 'proved');
      if (backup.scheduled) await pruneBackups(services);
    } catch (error) {
      services.log.error({ err: error }, 'a backup failed');
      services.errors.write({
        source: 'task',
        action: makeBackup.name,
        error: { type: 'BackupFailed', message: hideSecrets(String(error)) },
      });
      await clear(folder);
      await clear(path);
      await reportMaking(services, watched, { state: 'failed', error: wordsOf(error) });
    }
  },
});

/** Restores a backup into a database in memory and compares every table. */
export const proveBackupTask = defineTask({
  ...proveBackup,
  ...settings,
  run: async (watched, services: Ports) => {
    const [backup] = await listBackups(services.database, watched.backupId);
    if (!backup || !(await reportProof(services, watched, 'restoring'))) return;
    try {
      await prove(services, backupPath(services.config, backup));
      await reportProof(services, watched, 'proved');
    } catch (error) {
      services.log.error({ err: error }, 'the proof of a backup failed');
      await reportProof(services, watched, 'failed', wordsOf(error));
    }
  },
});

/** Removes a deleted backup from where it stood. */
export const removeBackupTask = defineTask({
  ...removeBackup,
  ...settings,
  run: async ({ backupId: id, userId, name }, services: Ports) => {
    await rm(backupPath(services.config, { id, name }), { recursive: true, force: true });
    await reportRemoval(services, userId);
  },
});

/** Has a backup made where one is due. */
export const startDueBackupTask = defineTask({
  name: 'start-due-backup',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: (_payload, services: Ports) => startDueBackup(services),
});

/** Writes a backup into a folder and encrypts it to a path, where they are not the same. */
async function make(
  services: Ports,
  { folder, path, proves }: { folder: string; path: string; proves: boolean },
) {
  const { config, database, files } = services;
  await rm(folder, { recursive: true, force: true });
  const manifest = await backUp({ config, database, files }, folder, services.now());
  const made = await sizeOf(folder, manifest);
  if (proves) await prove(services, folder);
  if (folder === path) return made;
  await packEncrypted(folder, path, config.backups.recipients);
  await rm(folder, { recursive: true, force: true });
  return { ...made, bytes: (await stat(path)).size };
}

/** Takes away what a backup that failed has left, where anything can be. */
async function clear(place: string): Promise<void> {
  await rm(place, { recursive: true, force: true }).catch(() => {});
}

async function prove({ log, queue }: Ports, folder: string): Promise<void> {
  await restoreBackup(folder, {
    open: (level) => openAside(level, (error) => log.error({ err: error }, 'a restored backup failed')),
    keepFile: async () => {},
    prepareQueue: (database) => queue.prepare(database),
  });
}

async function sizeOf(folder: string, { tables, files }: Manifest) {
  const paths = [
    ...tables.map(({ name }) => tablePath(folder, name)),
    ...files.map(({ key }) => filePath(folder, key)),
  ];
  let bytes = 0;
  for (const path of paths) bytes += (await stat(path)).size;
  return { rows: tables.reduce((sum, table) => sum + table.rows, 0), files: files.length, bytes };
}

function wordsOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return toStoredText('operationErrors.diskFull');
  return hideSecrets(error instanceof Error ? error.message : String(error)).slice(0, 500);
}
