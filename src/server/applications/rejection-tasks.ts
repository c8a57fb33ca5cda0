import { z } from 'zod';
import type { Services } from '../context.ts';
import { recordEvent } from '../events/queries.ts';
import { postMail } from '../mail/outbox.ts';
import { defineTask } from '../tasks/queue.ts';
import { rejectionMail } from './rejection-mail.ts';
import { takeDueRejection } from './stage-queries.ts';

/** Tells candidates of rejections that were not taken back within their day. Each is told once. */
export const mailRejectionsTask = defineTask({
  name: 'mail-rejections',
  payload: z.object({}),
  timeoutSeconds: 300,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_payload, services) => {
    while (!services.closing.aborted && (await mailOne(services)));
  },
});

function mailOne(services: Services): Promise<boolean> {
  return services.database.transact(async () => {
    const due = await takeDueRejection(services.database, services.now());
    if (!due) return false;
    await postMail(services, due.email, rejectionMail(services.config.origin, due));
    await recordEvent(services.database, {
      actorId: null,
      action: 'application.rejection_mailed',
      objectType: 'application',
      objectId: due.applicationId,
      companyId: due.companyId,
      subjectId: due.candidateId,
    });
    return true;
  });
}
