import { z } from 'zod';
import { runBulkAction } from '../../platform/tasks/task-definitions.ts';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { purgeOldBulks, workOffBatch } from './commands.ts';

type Ports = Pick<Services, 'closing' | 'database' | 'live' | 'now' | 'queue'>;

/** After so many batches the rest waits its turn behind what others asked for. */
const batchesARun = 40;

/** Goes on with one act on many applications, a batch in a transaction, until it is done or stopped. */
export const runBulkActionTask = defineTask({
  ...runBulkAction,
  timeoutSeconds: 600,
  concurrency: 2,
  run: async ({ bulkId }, services: Ports) => {
    for (let round = 0; round < batchesARun && !services.closing.aborted; round++) {
      if (!(await workOffBatch(services, bulkId))) return;
    }
    await services.queue.enqueue(runBulkAction, { bulkId }, { key: bulkId });
  },
});

/** Empties the files of exports after a day, and forgets acts after thirty. */
export const purgeBulkFilesTask = defineTask({
  name: 'forget-bulk-files',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '23 * * * *',
  run: (_payload, services: Ports) => purgeOldBulks(services),
});
