import { z } from 'zod';
import { sessionUser } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** A code of an authenticator app, or a recovery code. */
export const signInCode = z
  .string()
  .trim()
  .min(6, messageText('inputs.appCode'))
  .max(40, messageText('inputs.appCode'));

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** Signing in with an authenticator app beside the password. */
export const twoFactorApi = {
  finishSecondStep: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'public',
    summary: 'Finish a sign-in with the code of the authenticator app, or a recovery code',
    body: z.strictObject({ code: signInCode }),
    returns: z.object({ user: sessionUser }),
    errors: ['wrong_code', 'sign_in_over', 'account_suspended', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds / 4 }],
  }),
  setUpTwoFactor: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor',
    access: 'signed-in',
    summary: 'Get a secret for an authenticator app; it counts once it is confirmed',
    returns: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['conflict', 'email_unverified'],
    fresh: true,
    limits: [{ per: 'account', points: 20, seconds: hourSeconds }],
  }),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor/confirm',
    access: 'signed-in',
    summary: 'Turn two-factor sign-in on with a code of the new app; answers recovery codes, once',
    body: z.strictObject({ code: signInCode }),
    returns: recoveryCodes,
    errors: ['wrong_code', 'conflict', 'invalid_input', 'email_unverified'],
    fresh: true,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/auth/two-factor/recovery-codes',
    access: 'signed-in',
    summary: 'Get ten new recovery codes; older ones stop working',
    returns: recoveryCodes,
    errors: ['not_found'],
    fresh: true,
    limits: [{ per: 'account', points: 20, seconds: hourSeconds }],
  }),
  disableTwoFactor: endpoint({
    method: 'DELETE',
    path: '/api/auth/two-factor',
    access: 'signed-in',
    summary: 'Turn two-factor sign-in off',
    returns: null,
    errors: ['not_found'],
    fresh: true,
  }),
};
