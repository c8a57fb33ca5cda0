import type { contactApi, ContactTopic } from '../../../api/operations/contact.ts';
import { listAdminEmails } from '../../identity/auth/queries.ts';
import type { Context, Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { contactMail } from '../../platform/mail/templates.ts';
import { hashAddress } from './address-hash.ts';
import { type ContactMessage, countSent, insertMessage, isStored, lockSender } from './queries.ts';
import { hourMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'log' | 'now' | 'queue'>;

const perAddress = 5;
const perEmail = 3;

/** Messages to the people who run this site. */
export const contactHandlers: Handlers<typeof contactApi, Ports> = {
  sendContactMessage: async ({ body: { website, ...message } }, context) => {
    // Only robots fill in what cannot be seen; they learn nothing from the answer.
    if (website) return;
    const sent = { ...message, addressHash: hashAddress(context.address, context.config.secrets.links) };
    const since = new Date(context.now().getTime() - hourMs);
    await lockSender(context.database, sent);
    if (await isStored(context.database, sent, since)) return;
    const { byAddress, byEmail } = await countSent(context.database, sent, since);
    if (byAddress >= perAddress || byEmail >= perEmail) {
      throw new ApiError('rate_limited', {
        detail: 'You have sent several messages within the hour. Please send this one later.',
      });
    }
    const id = await insertMessage(context.database, sent, context.now());
    await mailMessage(context, sent);
    context.log.info({ contactMessageId: id, topic: sent.topic }, 'a contact message was stored');
  },
};

const topicLabel: Record<ContactTopic, string> = {
  question: 'A question',
  demo: 'Demo request',
  privacy: 'About privacy',
  press: 'Press',
};

/** Mails a message to those who run the site, in the caller's transaction. */
async function mailMessage(context: Context<Ports>, sent: ContactMessage): Promise<void> {
  const { contactEmail } = context.config;
  const readers = contactEmail === null ? await listAdminEmails(context.database) : [contactEmail];
  const content = contactMail({ ...sent, topic: topicLabel[sent.topic] });
  for (const reader of readers) await postMail(context, reader, content);
}
