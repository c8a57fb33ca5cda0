import { z } from 'zod';
import { emailAddress, signedInAnswer } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { returnPath } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** A link or code to sign in counts this long, and so does a code that verifies an address. */
export const codeMinutes = 15;
/** A link that verifies an address counts this long. */
export const verifyHours = 24;

/** What asking for a mail takes. */
export const askForMailBody = z.strictObject({ email: emailAddress });

/** What asking for a link to sign in takes; without `remember` the session ends with the browser. */
export const askForSignInBody = askForMailBody.extend({
  remember: z.boolean().default(false),
  /** The page on this site that the link leads to. */
  return_to: returnPath.default(null),
});

/** Six digits out of a mail; spaces between them are forgiven. */
export const mailCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, messageText('inputs.mailCode')));

/** What signing in by mail answers. */
export const mailSignInAnswer = signedInAnswer
  .extend({
    /** True when the account had a password that ended now: it was set before anybody had shown that the address is theirs. */
    password_ended: z.boolean(),
  })
  .meta({ id: 'MailSignInAnswer' });

const codeBody = z.strictObject({ email: emailAddress, code: mailCode });
const linkToken = z.string().min(1).max(200);

/** Verification of addresses, and signing in by mail. Answers never tell whether an account exists. */
export const mailLinksApi = {
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend',
    access: 'public',
    summary:
      'Ask again for the mail that verifies an address; the answer never tells whether the account exists',
    body: askForMailBody,
    returns: null,
    errors: ['invalid_input'],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/auth/verify',
    access: 'public',
    summary:
      'Verify an address with the token of a mailed link; one to a new password is only looked at, and verifies once the password is set',
    body: z.strictObject({ type: z.enum(['signup', 'recovery']), token: linkToken }),
    returns: null,
    errors: ['expired_link', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds }],
  }),
  verifyEmailCode: endpoint({
    method: 'POST',
    path: '/api/auth/verify/code',
    access: 'public',
    summary: 'Verify an address with the code of the mail',
    body: codeBody,
    returns: null,
    errors: ['wrong_mail_code', 'invalid_input'],
    limits: [
      { per: 'address', points: 100, seconds: hourSeconds },
      { per: 'address and email', points: 10, seconds: hourSeconds / 4 },
    ],
  }),
  askForSignIn: endpoint({
    method: 'POST',
    path: '/api/auth/otp',
    access: 'public',
    summary: 'Ask for a link and a code to sign in; both work only in the browser that asked',
    body: askForSignInBody,
    returns: null,
    errors: ['invalid_input'],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
  signInByCode: endpoint({
    method: 'POST',
    path: '/api/auth/otp/code',
    access: 'public',
    summary: 'Open a session with the code of the mail that this browser asked for',
    body: codeBody,
    returns: mailSignInAnswer,
    errors: ['wrong_mail_code', 'account_suspended', 'invalid_input'],
    limits: [
      { per: 'address', points: 100, seconds: hourSeconds },
      { per: 'address and email', points: 10, seconds: hourSeconds / 4 },
    ],
  }),
  signInByLink: endpoint({
    method: 'POST',
    path: '/api/auth/otp/link',
    access: 'public',
    summary: 'Open a session with the two tokens of the link that this browser asked for',
    body: z.strictObject({ access_token: linkToken, refresh_token: linkToken }),
    returns: mailSignInAnswer,
    errors: ['expired_link', 'other_browser', 'account_suspended', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds }],
  }),
};
