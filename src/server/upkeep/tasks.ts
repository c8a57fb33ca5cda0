import { z } from 'zod';
import { defineTask } from '../tasks/queue.ts';
import { tidyTables } from './queries.ts';

/** Does hourly what a PostgreSQL server does by itself and the embedded one never does: vacuum and analyze. */
export const tidyDatabaseTask = defineTask({
  name: 'tidy-database',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '41 * * * *',
  run: async (_payload, { database }) => {
    if (database.kind === 'embedded') await tidyTables(database);
  },
});
