import { z } from 'zod';
import { emailAddress, signedInAnswer } from './auth.ts';
import { endpoint } from '../platform/endpoint.ts';
import { returnPath, text, webAddress, versionOrNone } from '../platform/fields.ts';
import { employerRoles } from './roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** How long a person has for signing in at their company, in minutes. */
export const ssoMinutes = 10;

/** A mail domain: lower case, at least two labels. */
const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/,
    messageText('inputs.domain'),
  );

/** How the last test went; `detail` says it in a sentence. */
const ssoTest = z.object({ at: z.string(), ok: z.boolean(), detail: z.string() });

/** A company's sign-in server as its owners see it. The secret never leaves: `secret_hint` is its last four characters. */
export const ssoSettings = z
  .object({
    issuer: z.string(),
    client_id: z.string(),
    secret_hint: z.string(),
    /** Who has a mail address of a proven domain can sign in. It is proven by a TXT record, looked up by the test. */
    domains: z.array(
      z.object({
        domain: z.string(),
        proven: z.boolean(),
        record_name: z.string(),
        record_value: z.string(),
      }),
    ),
    last_test: ssoTest.nullable(),
    version: z.int(),
  })
  .meta({ id: 'SsoSettings' });
export type SsoSettings = z.infer<typeof ssoSettings>;

/** What the program and the sign-in server need to know of each other; `settings` is null while nothing is set up. */
const ssoState = z.object({ redirect_uri: z.string(), settings: ssoSettings.nullable() });

/** What an owner sets. Without `client_secret` the stored one stays. `version` is 0 the first time. */
export const ssoInput = z.strictObject({
  version: versionOrNone,
  issuer: webAddress.refine((value) => value !== '' && !/[?#]/.test(value), messageText('inputs.issuer')),
  client_id: text(500, messageText('inputs.clientId')),
  client_secret: z.string().trim().min(1, messageText('inputs.clientSecret')).max(1000).optional(),
  domains: z
    .array(mailDomain)
    .min(1, messageText('inputs.mailDomains'))
    .max(10, messageText('inputs.mostDomains'))
    .transform((domains) => [...new Set(domains)]),
});

/** What starting takes: any address of the company, and the page on this site to come back to. */
export const ssoStartBody = z.strictObject({
  email: emailAddress,
  remember: z.boolean().default(false),
  return_to: returnPath.default(null),
});

/** Single sign-on: a company's own sign-in server (OpenID Connect). */
export const ssoApi = {
  getCompanySso: endpoint({
    method: 'GET',
    path: '/api/company/sso',
    access: employerRoles,
    summary: 'The sign-in server of my company (owners only)',
    returns: ssoState,
    errors: ['owner_only'],
  }),
  saveCompanySso: endpoint({
    method: 'PUT',
    path: '/api/company/sso',
    access: employerRoles,
    summary: 'Set the sign-in server of my company (owners only)',
    fresh: true,
    body: ssoInput,
    returns: ssoState,
    errors: ['owner_only', 'stale_version', 'invalid_input'],
  }),
  testCompanySso: endpoint({
    method: 'POST',
    path: '/api/company/sso/test',
    access: employerRoles,
    summary:
      'Read the discovery document and keys of my company’s sign-in server, and look up the records of its domains',
    returns: ssoState,
    errors: ['owner_only', 'not_found'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  removeCompanySso: endpoint({
    method: 'DELETE',
    path: '/api/company/sso',
    access: employerRoles,
    summary: 'Remove the sign-in server of my company (owners only)',
    fresh: true,
    returns: null,
    errors: ['owner_only'],
  }),
  startSso: endpoint({
    method: 'POST',
    path: '/api/auth/sso/start',
    access: 'public',
    summary:
      'Begin to sign in at the company of an address; answers where to go within ten minutes, in this browser',
    body: ssoStartBody,
    returns: z.object({ url: z.string() }),
    errors: ['sso_unknown', 'sso_failed', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds / 4 }],
  }),
  finishSso: endpoint({
    method: 'POST',
    path: '/api/auth/sso/finish',
    access: 'public',
    summary: 'Open a session with what the company’s sign-in server sent back to this browser',
    body: z.strictObject({
      state: z.string().min(1).max(200),
      code: z.string().min(1).max(4000),
      iss: z.string().max(2000).optional(),
    }),
    returns: signedInAnswer.extend({ return_to: z.string().nullable() }),
    errors: ['sso_failed', 'sso_refused', 'account_suspended', 'invalid_input'],
    limits: [{ per: 'address', points: 100, seconds: hourSeconds / 4 }],
  }),
};
