import { z } from 'zod';
import type { Services } from '../../context.ts';
import { exportData } from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { dropOldExports, makeDataExport, reportDataExport } from './export-commands.ts';
import { eraseAccount, eraseListed } from './erase-commands.ts';
import { findExport, listDue } from './queries.ts';

type Ports = Pick<
  Services,
  'config' | 'database' | 'errors' | 'files' | 'live' | 'log' | 'mail' | 'now' | 'queue' | 'virusScanner'
>;

/** Makes the copy that a person asked for last. A repeat after it is ready does nothing. */
export const exportDataTask = defineTask({
  ...exportData,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ userId }, services: Ports) => {
    const row = await findExport(services.database, userId, services.now());
    if (!row || row.state === 'ready') return;
    try {
      await makeDataExport(services, row);
    } catch (error) {
      await reportDataExport(services, row, { state: 'failed' }, { done: 0, total: 0 });
      throw error;
    }
  },
});

/**
 * Deletes what has had its time: copies of data after a day, accounts after the days in which it could be undone; and accounts that were erased before and
 * that a restored database has brought back.
 */
export const eraseDataTask = defineTask({
  name: 'erase-data',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '29 * * * *',
  run: async (_payload, services: Ports) => {
    await dropOldExports(services);
    for (const userId of await listDue(services.database, services.now()))
      await eraseAccount(services, userId);
    const count = await eraseListed(services);
    if (count > 0)
      services.log.warn({ count }, 'accounts that a restored database brought back were erased again');
  },
});
