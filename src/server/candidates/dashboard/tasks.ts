import type { Services } from '../../context.ts';
import { z } from 'zod';
import { formatDay } from '../../platform/mail/format-date.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { listClosingTargets } from '../target-jobs/queries.ts';
import { dayMs } from '../../../engine/calendar/durations.ts';

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
      const day = target.expiresAt.toISOString().slice(0, 10);
      await notify(services, {
        userId: target.userId,
        kind: 'target_expiring',
        key: `expiring:${target.jobId}:${day}`,
        title: `${target.title} closes on ${formatDay(target.expiresAt)}`,
        text: `You saved this job at ${target.employer} and have not applied yet.`,
        path: `/jobs/${target.jobId}`,
      });
    }
  },
});
