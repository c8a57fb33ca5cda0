import type { Services } from '../../context.ts';
import { z } from 'zod';
import { targetReminderMail } from '../../platform/mail/job-alert-mails.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { claimReminders } from './list-queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Mails the reminders of target jobs on their day; each is noted in the transaction that posts its mail, so none comes twice. */
export const remindTargetsTask = defineTask({
  name: 'remind-targets',
  payload: z.object({}),
  timeoutSeconds: 600,
  concurrency: 1,
  schedule: '*/30 * * * *',
  run: async (_payload, services: Ports) => {
    const now = services.now();
    const send = () =>
      services.database.transact(async () => {
        const due = await claimReminders(services.database, now.toISOString().slice(0, 10), now);
        for (const reminder of due) {
          await postMail(services, reminder.email, targetReminderMail(services.config.origin, reminder));
        }
        return due.length;
      });
    while ((await send()) > 0);
  },
});
