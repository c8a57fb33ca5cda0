import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { sendDueRejection } from './rejection-commands.ts';

type Ports = Pick<Services, 'closing' | 'config' | 'database' | 'now' | 'queue'>;

/** Tells candidates of rejections that were not taken back within their day. Each is told once, and what part the score had with it. */
export const mailRejectionsTask = defineTask({
  name: 'mail-rejections',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, services: Ports) => {
    while (!services.closing.aborted && (await sendDueRejection(services)));
  },
});
