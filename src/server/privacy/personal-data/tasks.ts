import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { exportHours } from '../../../api/privacy/personal-data.ts';
import { zipStream } from '../../platform/adapters/exports/zip.ts';
import type { Services } from '../../context.ts';
import { exportData } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { archiveOf } from './archive.ts';
import { reportDataExport } from './commands.ts';
import { eraseAccount } from './erase-commands.ts';
import { changeExport, dropExpiredExports, type ExportRow, findExport, listDue } from './queries.ts';
import { hourMs } from '../../../api/platform/durations.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'errors' | 'files' | 'live' | 'log' | 'mail' | 'now' | 'queue'
>;

const mostBytes = 1024 * 1024 * 1024;

/** Makes the copy that a person asked for last. A repeat after it is ready does nothing. */
export const exportDataTask = defineTask({
  ...exportData,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ userId }, services: Ports) => {
    const row = await findExport(services.database, userId, services.now());
    if (!row || row.state === 'ready') return;
    try {
      await makeExport(services, row);
    } catch (error) {
      await reportDataExport(services, row, { state: 'failed' }, { done: 0, total: 0 });
      throw error;
    }
  },
});

/** Deletes what has had its time: copies of data after a day, accounts after the days in which it could be undone. */
export const eraseDataTask = defineTask({
  name: 'erase-data',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '29 * * * *',
  run: async (_payload, services: Ports) => {
    for (const path of await dropExpiredExports(services.database, services.now())) {
      await services.files.remove(path);
    }
    for (const userId of await listDue(services.database, services.now()))
      await eraseAccount(services, userId);
  },
});

async function makeExport(services: Ports, row: ExportRow): Promise<void> {
  const { database, files } = services;
  const { userId } = row;
  await changeExport(database, row, { state: 'working', done: 0 });
  const archive = archiveOf(services, userId, async (done, total) => {
    await reportDataExport(services, row, { done, total }, { done, total });
  });
  const taken = await files.take(zipStream(archive, services.now()), mostBytes);
  const storagePath = `${userId}/export-${randomUUID()}.zip`;
  // The row names the file before it is there, so that no sweep takes it for a loose one.
  const isWanted = await changeExport(database, row, { storagePath });
  if (!isWanted) return taken.drop();
  await taken.keep(storagePath);
  const expiresAt = new Date(services.now().getTime() + exportHours * hourMs);
  const ready = { state: 'ready' as const, size: taken.size, sha256: taken.sha256, expiresAt };
  if (!(await reportDataExport(services, row, ready, { done: 1, total: 1 }))) {
    await files.remove(storagePath);
  }
}
