import type { Services } from '../../context.ts';
import { sendMail, sweepMails } from '../tasks/task-definitions.ts';
import { defineTask } from '../tasks/queue.ts';
import { deliverMail, purgeOldMails } from './commands.ts';
import { findWaitingMail, listWaitingMails } from './queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'errors' | 'log' | 'mail' | 'metrics' | 'now' | 'queue'>;

/** Hands one mail of the outbox over. A repeat after it was taken does nothing. */
export const sendMailTask = defineTask({
  ...sendMail,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async ({ mailId }, services: Ports) => {
    const row = await findWaitingMail(services.database, mailId);
    if (row) await deliverMail(services, row);
  },
});

/** Tries again to send the mails of the last day that still wait, and forgets mails after a week. */
export const sweepMailsTask = defineTask({
  ...sweepMails,
  timeoutSeconds: 120,
  concurrency: 1,
  schedule: '*/10 * * * *',
  run: async (_payload, services: Ports) => {
    await purgeOldMails(services);
    if (!services.config.smtp) return;
    for (const id of await listWaitingMails(services.database, new Date(services.now().getTime() - dayMs))) {
      await services.queue.enqueue(sendMail, { mailId: id }, { key: id });
    }
  },
});
