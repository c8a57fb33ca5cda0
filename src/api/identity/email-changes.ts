import { z } from 'zod';
import { emailAddress } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { instant } from '../platform/fields.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** The links of a change of address count this long. */
export const emailChangeHours = 24;

/** What a change of address takes. */
export const changeEmailBody = z.strictObject({
  email: emailAddress,
  current_password: z.string().min(1, messageText('inputs.currentPassword')).max(128),
});

/** My address, whether it is verified, and the change that waits for its links; `approved` at the old address, `confirmed` at the new. */
export const emailState = z
  .object({
    email: z.string(),
    verified: z.boolean(),
    change: z
      .object({ email: z.string(), approved: z.boolean(), confirmed: z.boolean(), expires_at: instant })
      .nullable(),
  })
  .meta({ id: 'EmailState' });
export type EmailState = z.infer<typeof emailState>;

/** The address of an account, and its change, confirmed at both addresses. */
export const emailChangesApi = {
  getEmail: endpoint({
    method: 'GET',
    path: '/api/auth/email',
    access: 'signed-in',
    summary: 'My address, whether it is verified, and a change of it that waits',
    returns: emailState,
    errors: [],
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email',
    access: 'signed-in',
    summary: 'Ask for another address: it is taken over when the links mailed to both addresses were opened',
    body: changeEmailBody,
    returns: emailState,
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 10, seconds: daySeconds }],
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/api/auth/email',
    access: 'signed-in',
    summary: 'Give up the change of my address that waits',
    returns: emailState,
    errors: [],
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/api/auth/email/confirm',
    access: 'public',
    summary: 'Agree to a change of address with the token of the link mailed to the old or the new one',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    returns: z.object({ waits_for: z.enum(['old', 'new']).nullable() }),
    errors: ['expired_link', 'email_taken', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds }],
  }),
};
