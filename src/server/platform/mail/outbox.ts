import type { Services } from '../../context.ts';
import { sendMail, sweepMails } from '../tasks/task-definitions.ts';
import { type AddressedMail, insertMails } from './queries.ts';
import type { MailContent } from './templates.ts';

/**
 * Puts a mail to one person into the outbox and enqueues its sending, both in the caller's transaction. Throws when
 * the address is more than one, or the address or subject would break out of its header.
 */
export async function postMail(
  services: Pick<Services, 'database' | 'now' | 'queue'>,
  to: string,
  content: MailContent & { id?: string | undefined },
): Promise<void> {
  checkHeaders(to, content);
  const [mailId] = await insertMails(services.database, [{ to, content }], services.now());
  if (mailId === undefined) throw new Error('The mail was not stored.');
  await services.queue.enqueue(sendMail, { mailId }, { key: mailId });
}

/** As `postMail`, for many at once: a few statements, however many they are. */
export async function postMails(
  services: Pick<Services, 'database' | 'now' | 'queue'>,
  mails: AddressedMail[],
): Promise<void> {
  if (mails.length === 0) return;
  for (const { to, content } of mails) checkHeaders(to, content);
  await insertMails(services.database, mails, services.now());
  await services.queue.enqueue(sweepMails, {}, { key: 'now' });
}

function checkHeaders(to: string, content: MailContent): void {
  if (!/^[^\s,;:<>()[\]\\"\p{Cc}@]+@[^\s,;:<>()[\]\\"\p{Cc}@]+$/u.test(to)) {
    throw new Error('A mail goes to one plain address.');
  }
  if (/[\p{Cc}\u2028\u2029]/u.test(content.subject)) throw new Error('The subject of a mail is one line.');
}
