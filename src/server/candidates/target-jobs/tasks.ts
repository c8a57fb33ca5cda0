import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { mailReminders } from './commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Mails the reminders of target jobs on their day. */
export const remindTargetsTask = defineTask({
  name: 'remind-targets',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '*/30 * * * *',
  run: async (_payload, services: Ports) => {
    while ((await mailReminders(services)) > 0);
  },
});
