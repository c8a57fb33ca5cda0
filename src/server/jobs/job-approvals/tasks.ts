import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { notifyApprovers, notifyOfWaiting } from './commands.ts';

/** Tells the approvers that a job waits for one of them. */
export const notifyApproversTask = defineTask({
  ...notifyApprovers,
  timeoutSeconds: 60,
  concurrency: 2,
  run: ({ jobId }, services: Pick<Services, 'database' | 'live' | 'now' | 'queue'>) =>
    notifyOfWaiting(services, jobId),
});
