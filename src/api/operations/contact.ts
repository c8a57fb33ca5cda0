import { z } from 'zod';
import { emailAddress } from '../identity/auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { text } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** What a message can be about. */
export const contactTopics = ['question', 'demo', 'privacy', 'press'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The longest message, in characters. */
export const longestMessage = 4000;

/** A message to the people who run this site. `website` is a trap for robots: people never see it and leave it empty. */
export const contactBody = z.strictObject({
  name: text(100, messageText('inputs.yourName')),
  email: emailAddress,
  topic: z.enum(contactTopics, messageText('inputs.contactTopic')),
  message: text(longestMessage, messageText('inputs.yourMessage')),
  website: z.string().max(2000).optional(),
});

/** Writing to the people who run this site. */
export const contactApi = {
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/api/contact',
    access: 'public',
    summary: 'Leave a message for the people who run this site; the same one within an hour is kept once',
    body: contactBody,
    returns: null,
    errors: ['invalid_input', 'idempotency_mismatch', 'rate_limited'],
    creates: true,
    limits: [{ per: 'address', points: 30, seconds: hourSeconds }],
  }),
};
