import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { remindOfOverdueReviews } from './commands.ts';
import { listOverdueReviews } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Tells each morning whoever posted a job, and the owners, of requests for a review that nobody answered in time. */
export const notifyOverdueReviewsTask = defineTask({
  name: 'tell-overdue-reviews',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '20 6 * * *',
  run: async (_payload, services: Ports) => {
    for (const job of await listOverdueReviews(services.database, services.now())) {
      await remindOfOverdueReviews(services, job);
    }
  },
});
