import type { contactApi } from '../../api/contact.ts';
import { type Handlers, Refusal } from '../context.ts';
import { hashAddress } from './address-hash.ts';
import { countSent, insertMessage, isStored, lockSender } from './queries.ts';

const hourMs = 3_600_000;
const perAddress = 5;
const perEmail = 3;

/** Messages to the people who run this site. */
export const contactHandlers: Handlers<typeof contactApi> = {
  sendContactMessage: async ({ body: { website, ...message } }, context) => {
    // Only robots fill in what cannot be seen; they learn nothing from the answer.
    if (website) return;
    const sent = { ...message, addressHash: hashAddress(context.address, context.config.secrets.links) };
    const since = new Date(context.now().getTime() - hourMs);
    await lockSender(context.database, sent);
    if (await isStored(context.database, sent, since)) return;
    const { byAddress, byEmail } = await countSent(context.database, sent, since);
    if (byAddress >= perAddress || byEmail >= perEmail) {
      throw new Refusal('rate_limited', {
        detail: 'Several messages came from you within the hour. Please send this one later.',
      });
    }
    const id = await insertMessage(context.database, sent, context.now());
    context.log.info({ contactMessageId: id, topic: sent.topic }, 'a contact message was stored');
  },
};
