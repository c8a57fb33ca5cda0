import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { purgeGuestApplications } from './commands.ts';

/** Deletes applications without an account that nobody confirmed in time. */
export const purgeGuestApplicationsTask = defineTask({
  name: 'purge-guest-applications',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '29 * * * *',
  run: (_payload, services: Pick<Services, 'database' | 'files' | 'now'>) => purgeGuestApplications(services),
});
