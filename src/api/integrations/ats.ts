import { fileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { plainText, versionOrNone } from '../platform/fields.ts';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** The ways to an applicant tracking system: Merge's unified API, or files. */
export const atsProviders = ['merge', 'csv'] as const;
/** Where the account at Merge is kept. */
export const atsRegions = ['us', 'eu', 'sandbox'] as const;

/** A secret as it is typed: only printable ASCII, which is all that a header can carry. */
const secret = (max: number) =>
  z
    .string()
    .trim()
    .regex(/^[!-~]+$/, messageText('inputs.noSpaces'))
    .max(max, messageText('inputs.mostCharacters', { count: max }));

/** A company's connection as its owners see it. Secrets never leave: a hint is the last four characters, null for none stored. */
export const atsConnection = z
  .object({
    provider: z.enum(atsProviders),
    region: z.enum(atsRegions),
    key_hint: z.string().nullable(),
    webhook_secret_hint: z.string().nullable(),
    /** Until when webhooks count that are signed with the secret before the newest; null for not. */
    old_webhook_until: z.string().nullable(),
    account_hint: z.string().nullable(),
    /** The system behind it, as it calls itself; '' while that is not known. */
    system: z.string(),
    /** Where the other side sends its webhooks. */
    webhook_url: z.string(),
    /** True when everything is there that a sync needs. */
    ready: z.boolean(),
    last_test: z.object({ at: z.string(), ok: z.boolean(), detail: z.string() }).nullable(),
    /** True where open jobs that come in are open here at once; else each waits as a draft for a person. */
    opens_jobs: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'AtsConnection' });
export type AtsConnection = z.infer<typeof atsConnection>;

const connectionState = z.object({ connection: atsConnection.nullable() });

/** What an owner sets. A secret that is left out stays as it is stored. `version` is 0 the first time. */
export const atsInput = z.strictObject({
  version: versionOrNone,
  provider: z.enum(atsProviders),
  region: z.enum(atsRegions).default('us'),
  api_key: secret(500).optional(),
  webhook_secret: secret(500).optional(),
  account_token: secret(500).optional(),
  opens_jobs: z.boolean().optional(),
});

/** What Merge Link shows at its end. */
export const publicTokenInput = z.strictObject({ public_token: secret(500) });
const manyCalls = [{ per: 'account', points: 60, seconds: hourSeconds }] as const;

/** A company's applicant tracking system. */
export const atsApi = {
  getAtsConnection: endpoint({
    method: 'GET',
    path: '/api/ats/connection',
    access: employerRoles,
    summary: 'The connection of my company to its applicant tracking system (owners only)',
    returns: connectionState,
    errors: ['owner_only'],
  }),
  saveAtsConnection: endpoint({
    method: 'PUT',
    path: '/api/ats/connection',
    access: employerRoles,
    summary: 'Set the connection of my company to its applicant tracking system (owners only)',
    fresh: true,
    body: atsInput,
    returns: connectionState,
    errors: ['owner_only', 'stale_version', 'invalid_input', 'email_unverified'],
  }),
  testAtsConnection: endpoint({
    method: 'POST',
    path: '/api/ats/connection/test',
    access: employerRoles,
    summary: 'Ask the applicant tracking system for one job, and keep how it went (owners only)',
    returns: connectionState,
    errors: ['owner_only', 'not_found'],
    limits: manyCalls,
  }),
  linkAts: endpoint({
    method: 'POST',
    path: '/api/ats/connection/link',
    access: employerRoles,
    summary: 'Ask Merge for the address at which an owner links the applicant tracking system',
    returns: z.object({ url: z.string() }),
    errors: ['owner_only', 'not_found', 'conflict', 'ats_failed'],
    limits: manyCalls,
  }),
  finishAtsLink: endpoint({
    method: 'POST',
    path: '/api/ats/connection/account',
    access: employerRoles,
    summary: 'Exchange the public token that Merge Link ended with for the account token, and keep that',
    fresh: true,
    body: publicTokenInput,
    returns: connectionState,
    errors: ['owner_only', 'not_found', 'conflict', 'ats_failed', 'invalid_input'],
    limits: manyCalls,
  }),
  uploadAtsFile: endpoint({
    method: 'PUT',
    path: '/api/ats/file',
    access: employerRoles,
    summary:
      'Set the CSV file that jobs come from: columns id, title, description, status, place, visibility (public, internal or confidential), updated_at; the whole file, or nothing of it',
    body: z.strictObject({ csv: plainText(200_000) }),
    returns: connectionState,
    errors: ['owner_only', 'not_found', 'conflict', 'invalid_input'],
    limits: manyCalls,
  }),
  downloadAtsApplications: endpoint({
    method: 'GET',
    path: '/api/ats/applications-file',
    access: employerRoles,
    summary:
      'The applications to jobs of the file as CSV, at most the newest 5,000; no cell of it is a formula (owners only)',
    returns: 'file',
    files: [fileTypes.csv],
    errors: ['owner_only'],
    limits: manyCalls,
  }),
  removeAtsConnection: endpoint({
    method: 'DELETE',
    path: '/api/ats/connection',
    access: employerRoles,
    summary:
      'Delete the connection and its secrets; jobs, applications and what was linked of them stay (owners only)',
    fresh: true,
    returns: null,
    errors: ['owner_only'],
  }),
};
