import type { contactApi } from '../../../api/operations/contact.ts';
import type { Handlers, Services } from '../../context.ts';
import { hashAddress } from './address-hash.ts';
import { sendContactMessage } from './commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'log' | 'now' | 'queue'>;

/** Messages to the people who run this site. */
export const contactHandlers: Handlers<typeof contactApi, Ports> = {
  sendContactMessage: async ({ body: { website, ...message } }, context) => {
    // Only robots fill in what cannot be seen; they learn nothing from the answer.
    if (website) return;
    const addressHash = hashAddress(context.address, context.config.secrets.links);
    await sendContactMessage(context, { ...message, addressHash });
  },
};
