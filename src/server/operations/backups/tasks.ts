import type { Services } from '../../context.ts';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { storedSaid } from '../../../messages/stored-said.ts';
import { hideSecrets } from '../../platform/logging/redact.ts';
import { makeBackup, proveBackup, removeBackup } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { backUp } from './back-up.ts';
import { backupFolder, openAside } from './backup-queries.ts';
import { reportMaking, reportProof, reportRemoval } from './commands.ts';
import { filePath, type Manifest, tablePath } from './manifest.ts';
import { restoreBackup } from './restore.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'log' | 'now' | 'queue'>;

const settings = { timeoutSeconds: hourSeconds, concurrency: 1 };

/** Writes a backup into the data folder, from the start again when it was cut off. */
export const makeBackupTask = defineTask({
  ...makeBackup,
  ...settings,
  run: async (watched, services: Ports) => {
    const { config, database, files } = services;
    const folder = join(config.dataDir, backupFolder(watched.backupId));
    if (!(await reportMaking(services, watched, { state: 'making' }))) return;
    try {
      await rm(folder, { recursive: true, force: true });
      const manifest = await backUp({ config, database, files }, folder, services.now());
      await reportMaking(services, watched, { state: 'made', made: await sizeOf(folder, manifest) });
    } catch (error) {
      services.log.error({ err: error }, 'a backup failed');
      await rm(folder, { recursive: true, force: true });
      await reportMaking(services, watched, { state: 'failed', error: wordsOf(error) });
    }
  },
});

/** Restores a backup into a database in memory and compares every table. */
export const proveBackupTask = defineTask({
  ...proveBackup,
  ...settings,
  run: async (watched, services: Ports) => {
    const { config } = services;
    if (!(await reportProof(services, watched, 'restoring'))) return;
    try {
      await restoreBackup(join(config.dataDir, backupFolder(watched.backupId)), {
        open: (level) =>
          openAside(level, (error) => services.log.error({ err: error }, 'a restored backup failed')),
        keepFile: async () => {},
        prepareQueue: (database) => services.queue.prepare(database),
      });
      await reportProof(services, watched, 'proved');
    } catch (error) {
      services.log.error({ err: error }, 'the proof of a backup failed');
      await reportProof(services, watched, 'failed', wordsOf(error));
    }
  },
});

/** Removes the folder of a deleted backup. */
export const removeBackupTask = defineTask({
  ...removeBackup,
  ...settings,
  run: async ({ backupId, userId }, services: Ports) => {
    await rm(join(services.config.dataDir, backupFolder(backupId)), { recursive: true, force: true });
    await reportRemoval(services, userId);
  },
});

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
    return storedSaid('operationErrors.diskFull');
  return hideSecrets(error instanceof Error ? error.message : String(error)).slice(0, 500);
}
