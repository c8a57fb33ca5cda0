import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { sumUsage } from './commands.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Every night adds the counts of single records up that are older than two days. */
export const sumUsageTask = defineTask({
  name: 'sum-usage',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '17 3 * * *',
  run: (_payload, services: Ports) => sumUsage(services),
});
