import { z } from 'zod';
import type { Services } from '../../context.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { listDueAlerts } from './alert-queries.ts';
import { mailJobAlert } from './commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'jobIndex' | 'now' | 'queue'>;

/** Mails the new jobs of saved searches, daily or weekly. */
export const sendJobAlertsTask = defineTask({
  name: 'send-job-alerts',
  payload: z.object({}),
  timeoutSeconds: 900,
  concurrency: 1,
  schedule: '*/15 * * * *',
  run: async (_payload, services: Ports) => {
    const now = services.now();
    for (let ids = await listDueAlerts(services.database, now); ids.length > 0;) {
      for (const id of ids) await mailJobAlert(services, id, now);
      const next = await listDueAlerts(services.database, now);
      // What another process holds stays due until it is done.
      ids = next.some((id) => !ids.includes(id)) ? next : [];
    }
  },
});
