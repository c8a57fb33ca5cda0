import { z } from 'zod';
import { tokensWith } from './api-tokens.ts';
import { emailAddress, signUpBody } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import type { Role } from './roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** How short a password of a role may be: those who can see other people's data need more. */
export function passwordFloor(role: Role): number {
  return role === 'admin' || role === 'internal' ? 12 : 6;
}

/** A link to a new password counts this long. */
export const recoveryMinutes = 30;

/** What asking for a new password takes. */
export const recoverBody = z.strictObject({ email: emailAddress });

/** What a new password has to be: as at sign-up; platform staff need 12 characters. */
export const newPassword = signUpBody.shape.password;

/** What a change of password takes. */
export const changePasswordBody = z.strictObject({
  current_password: z.string().min(1, messageText('inputs.currentPassword')).max(128),
  new_password: newPassword,
  /** What becomes of my API tokens. */
  tokens: tokensWith,
});

/** Forgotten and changed passwords. */
export const passwordsApi = {
  recoverPassword: endpoint({
    method: 'POST',
    path: '/api/auth/recover',
    access: 'public',
    summary: 'Ask for a link to a new password; the answer never tells whether the account exists',
    body: recoverBody,
    returns: null,
    errors: ['invalid_input'],
    limits: [{ per: 'address', points: 60, seconds: hourSeconds }],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/reset',
    access: 'public',
    summary:
      'Set a new password with the token of a mailed link; it ends every session and API token of the account',
    body: z.strictObject({ token: z.string().min(1).max(200), password: newPassword }),
    returns: null,
    errors: ['expired_link', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds }],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'signed-in',
    summary: 'Change my password; it ends my other sessions, and my API tokens unless they are kept',
    body: changePasswordBody,
    returns: null,
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 20, seconds: hourSeconds }],
  }),
};
