import type { Services } from '../../context.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { sayTo } from '../../platform/mail/templates.ts';
import { findReader } from '../../platform/notifications/queries.ts';
import { recordApplicationEvent } from './event-commands.ts';
import { noticeLabel, noticeMail, rejectionMail } from './rejection-mail.ts';
import { storeNotice, claimDueRejection } from './rejection-queries.ts';

/**
 * Tells one candidate of a rejection that was not taken back within its day, and what part the score had in it; each is told once. False
 * when none is due.
 */
export function sendDueRejection(
  ports: Pick<Services, 'config' | 'database' | 'now' | 'queue'>,
): Promise<boolean> {
  const { config, database } = ports;
  return database.transact(async () => {
    const due = await claimDueRejection(database, ports.now());
    if (!due) return false;
    const compose = due.isMailed ? rejectionMail : noticeMail;
    await postMail(ports, due.email, compose(config.origin, { ...due, notice: due.needsNotice }));
    const application = { ...due, id: due.applicationId };
    if (due.isMailed)
      await recordApplicationEvent(ports, null, application, { action: 'application.rejection_mailed' });
    if (due.needsNotice) {
      // As it was told, in the language of the mail.
      const notice = noticeLabel(sayTo(await findReader(database, due.candidateId)), due);
      await storeNotice(database, due.applicationId, notice.join('\n\n'), ports.now());
      await recordApplicationEvent(ports, null, application, { action: 'application.notice_mailed' });
    }
    return true;
  });
}
