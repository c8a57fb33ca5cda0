import { hourMs } from '../../../api/platform/durations.ts';
import type { Services } from '../../context.ts';
import { listAdminEmails } from '../../identity/auth/queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { contactMail } from './contact-mail.ts';
import { type ContactMessage, countSent, insertMessage, isStored, lockSender } from './queries.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'log' | 'now' | 'queue'>;

const perAddress = 5;
const perEmail = 3;

/** Stores a message to those who run the site and mails it to them, in the caller's transaction; the same message once more does nothing. */
export async function sendContactMessage(ports: Ports, sent: ContactMessage): Promise<void> {
  const { database, log, now } = ports;
  const since = new Date(now().getTime() - hourMs);
  await lockSender(database, sent);
  if (await isStored(database, sent, since)) return;
  const { byAddress, byEmail } = await countSent(database, sent, since);
  if (byAddress >= perAddress || byEmail >= perEmail) {
    throw new ApiError('rate_limited', {
      detail: message('operationErrors.contactedEnough'),
    });
  }
  const id = await insertMessage(database, sent, now());
  await mailMessage(ports, sent);
  log.info({ contactMessageId: id, topic: sent.topic }, 'a contact message was stored');
}

async function mailMessage(ports: Ports, sent: ContactMessage): Promise<void> {
  const { contactEmail } = ports.config;
  const readers = contactEmail === null ? await listAdminEmails(ports.database) : [contactEmail];
  for (const reader of readers) await postMail(ports, reader, contactMail(sent));
}
