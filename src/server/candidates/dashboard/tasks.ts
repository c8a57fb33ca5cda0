import type { Services } from '../../context.ts';
import { z } from 'zod';
import { defineTask } from '../../platform/tasks/queue.ts';
import { notifyOfExpiring } from '../target-jobs/commands.ts';
import { listClosingTargets } from '../target-jobs/queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

const noticeDays = 3;

/** Tells candidates, once for each job and date, that a job which they saved closes within three days. */
export const noticeExpiringTask = defineTask({
  name: 'notice-expiring',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '30 6 * * *',
  run: async (_payload, services: Ports) => {
    const now = services.now();
    const until = new Date(now.getTime() + noticeDays * dayMs);
    for (const target of await listClosingTargets(services.database, null, now, until)) {
      await notifyOfExpiring(services, target);
    }
  },
});
