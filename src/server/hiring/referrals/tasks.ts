import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { forgetOldReferrals } from './commands.ts';

/** Deletes, each night, what was said of people whose resume never came, and names that were shown to referrers long enough. */
export const forgetReferralsTask = defineTask({
  name: 'forget-referrals',
  payload: z.object({}),
  timeoutSeconds: 60,
  concurrency: 1,
  schedule: '47 3 * * *',
  run: (_payload, services: Pick<Services, 'database' | 'now'>) => forgetOldReferrals(services),
});
