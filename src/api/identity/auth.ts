import { z } from 'zod';
import { endpoint, type Limit } from '../platform/endpoint.ts';
import { id } from '../platform/fields.ts';
import { roles, signUpRoles } from './roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** How often a password can be tried, wherever it opens a session. */
export const passwordLimits: readonly Limit[] = [
  { per: 'address', points: 300, seconds: hourSeconds / 4 },
  { per: 'address and email', points: 10, seconds: hourSeconds / 4 },
  { per: 'site', points: 500, seconds: hourSeconds / 4, strangers: { points: 3, seconds: hourSeconds / 4 } },
];

/** The signed-in user as the program shows them. */
export const sessionUser = z
  .object({
    id,
    email: z.string(),
    /** What colleagues call the person; empty while they have given no name. */
    name: z.string(),
    role: z.enum(roles),
    created_at: z.string(),
    /** `shares` is true where they use what the company has in common: its talent pool, templates and stage templates. */
    company: z.object({ id, name: z.string(), owner: z.boolean(), shares: z.boolean() }).nullable(),
    /** How the person has dates, times, numbers and amounts written; null, or a part of it, as the browser does. */
    formats: z.object({ locale: z.string().nullable(), time_zone: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'SessionUser' });
export type SessionUser = z.infer<typeof sessionUser>;

/** What signing in answers: the user, or null when the code of their authenticator app is needed first. */
export const signedInAnswer = z
  .object({
    user: sessionUser.nullable(),
    /** True when the sign-in goes on at POST /api/auth/second-step, in the same browser, within ten minutes. */
    second_step: z.boolean(),
  })
  .meta({ id: 'SignedInAnswer' });
export type SignedInAnswer = z.infer<typeof signedInAnswer>;

/** An e-mail address: trimmed, lower case, at most 254 characters. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, messageText('inputs.longestEmail'))
  .pipe(z.email(messageText('inputs.email')));

/** What sign-up takes. `redirect` is this site's page for mailed links; the `next` in its query is where the mail leads to. */
export const signUpBody = z.strictObject({
  email: emailAddress,
  password: z
    .string()
    .min(6, messageText('auth.passwordTooShort'))
    .max(128, messageText('inputs.longestPassword')),
  data: z.strictObject({ role: z.enum(signUpRoles) }),
  redirect: z.string().max(2000).optional(),
  /** The version of the terms that the person agreed to; it is kept with the time. */
  terms_version: z
    .string()
    .regex(/^[\w.-]{1,40}$/, messageText('inputs.termsVersion'))
    .optional(),
});

/** What sign-in takes. Without `remember` the session ends with the browser. */
export const signInBody = z.strictObject({
  email: emailAddress,
  password: z.string().min(1, messageText('inputs.password')).max(128),
  remember: z.boolean().default(false),
});

/** Accounts and sessions. */
export const authApi = {
  signUp: endpoint({
    method: 'POST',
    path: '/api/auth/signup',
    access: 'public',
    summary: 'Create an account; an employer gets a company with it',
    body: signUpBody,
    returns: z.object({ user: sessionUser }),
    errors: ['invalid_request', 'unknown_role', 'sign_ups_closed', 'email_taken', 'invalid_input'],
    limits: [{ per: 'address', points: 20, seconds: hourSeconds }],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/sign-in',
    access: 'public',
    summary: 'Open a session, kept in an HttpOnly cookie',
    body: signInBody,
    returns: signedInAnswer,
    errors: ['invalid_credentials', 'email_unverified', 'account_suspended', 'invalid_input'],
    limits: passwordLimits,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/sign-out',
    access: 'public',
    summary: 'End the session of this browser',
    returns: null,
    errors: [],
  }),
  getSession: endpoint({
    method: 'GET',
    path: '/api/auth/session',
    access: 'public',
    summary: 'Who is signed in, if anyone',
    scope: 'profile:read',
    returns: z.object({ user: sessionUser.nullable() }),
    errors: [],
  }),
};
