import type { Services } from '../../context.ts';
import { sendMail } from '../tasks/task-definitions.ts';
import { insertMail } from './queries.ts';
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
  if (!/^[^\s,;:<>()[\]\\"\p{Cc}@]+@[^\s,;:<>()[\]\\"\p{Cc}@]+$/u.test(to)) {
    throw new Error('A mail goes to one plain address.');
  }
  if (/[\p{Cc}\u2028\u2029]/u.test(content.subject)) throw new Error('The subject of a mail is one line.');
  const mailId = await insertMail(services.database, to, content, services.now());
  await services.queue.enqueue(sendMail, { mailId }, { key: mailId });
}
