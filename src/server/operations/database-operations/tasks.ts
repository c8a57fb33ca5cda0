import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { tidyDatabase } from './commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now'>;

/** Tidies the database every hour. */
export const tidyDatabaseTask = defineTask({
  name: 'tidy-database',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '41 * * * *',
  run: (_payload, services: Ports) => tidyDatabase(services),
});
