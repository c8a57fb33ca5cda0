import { z } from 'zod';
import type { Services } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import { noticeMail, noticeLabel, rejectionMail } from './rejection-mail.ts';
import { storeNotice, takeDueRejection } from './rejection-queries.ts';

/** Tells candidates of rejections that were not taken back within their day. Each is told once, and what part the score had with it. */
export const mailRejectionsTask = defineTask({
  name: 'mail-rejections',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, services: Services) => {
    while (!services.closing.aborted && (await mailOne(services)));
  },
});

function mailOne(services: Services): Promise<boolean> {
  return services.database.transact(async () => {
    const due = await takeDueRejection(services.database, services.now());
    if (!due) return false;
    const { database, config } = services;
    const notice = due.needsNotice ? noticeLabel(due) : [];
    const compose = due.isMailed ? rejectionMail : noticeMail;
    await postMail(services, due.email, compose(config.origin, { ...due, notice }));
    const record = (action: string) =>
      recordEvent(database, {
        actorId: null,
        action,
        objectType: 'application',
        objectId: due.applicationId,
        companyId: due.companyId,
        subjectId: due.candidateId,
      });
    if (due.isMailed) await record('application.rejection_mailed');
    if (due.needsNotice) {
      await storeNotice(database, due.applicationId, notice.join('\n\n'), services.now());
      await record('application.notice_mailed');
    }
    return true;
  });
}
