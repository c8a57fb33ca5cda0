import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { retainFor } from './commands.ts';
import { listRetaining } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

/** Announces and deletes, each night, what companies keep no longer of applicants. */
export const endRetentionTask = defineTask({
  name: 'end-retention',
  payload: z.object({}),
  timeoutSeconds: 1800,
  concurrency: 1,
  schedule: '41 2 * * *',
  run: async (_payload, services: Ports) => {
    for (const companyId of await listRetaining(services.database)) await retainFor(services, companyId);
  },
});
