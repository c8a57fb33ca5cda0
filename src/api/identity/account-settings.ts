import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { hasLink, text, version, versionOrNone } from '../platform/fields.ts';
import { employerRoles } from './roles.ts';
import { messageText } from '../platform/message-text.ts';

/** The locales whose ways of writing dates, numbers and amounts can be chosen. */
export const locales = [
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'en-IN',
  'de-DE',
  'es-ES',
  'fr-FR',
  'it-IT',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'sv-SE',
  'tr-TR',
  'ja-JP',
] as const;

/** An IANA time zone such as Europe/Berlin. */
export const timeZone = z
  .string()
  .max(64)
  .refine((zone) => isTimeZone(zone), messageText('inputs.listedTimeZone'));

const hour = z.int().min(0).max(23);

/** From which full hour until which, by the clocks of a zone, mails of notifications wait; over midnight too. */
const quietHours = z
  .strictObject({ from: hour, until: hour, time_zone: timeZone })
  .refine(({ from, until }) => from !== until, { error: messageText('inputs.twoHours'), path: ['until'] });
export type QuietHours = z.infer<typeof quietHours>;

/** The name that colleagues see: one line without links, '' if none was given. */
export const accountName = text(80)
  .transform((name) => name.replace(/\s+/g, ' '))
  .refine((name) => !hasLink(name), messageText('inputs.nameWithoutLinks'));

const values = {
  name: accountName,
  /** How dates, numbers and amounts are written; null as the browser does. */
  locale: z.enum(locales).nullable(),
  /** An IANA name such as Europe/Berlin; null for the browser's. */
  time_zone: timeZone.nullable(),
  /** False: no language model is asked about what is the person's. */
  use_models: z.boolean(),
  /** Null: mails come at any hour. */
  quiet_hours: quietHours.nullable(),
};

/** What a person set of their account; `version` is 0 while nothing was set. */
export const accountSettings = z
  .object({ ...values, version: versionOrNone })
  .meta({ id: 'AccountSettings' });
export type AccountSettings = z.infer<typeof accountSettings>;

/** Features of a company. */
export const companyFeatures = z
  .object({
    /** Whether the team is told that single sign-on is coming soon, while it is not set up. */
    show_sso_banner: z.boolean(),
    /** Whether hiring managers on no hiring team use the talent pool and the templates as well. */
    opens_to_managers: z.boolean(),
    /** True once a mail domain of the company is proven, so that its people can sign in there. */
    sso_works: z.boolean(),
    version,
  })
  .meta({ id: 'CompanyFeatures' });
export type CompanyFeatures = z.infer<typeof companyFeatures>;

/** What people set of their account, and owners of their company's features. */
export const accountSettingsApi = {
  getAccountSettings: endpoint({
    method: 'GET',
    path: '/api/account-settings',
    access: 'signed-in',
    summary:
      'My name, my language, my time zone, my quiet hours, and whether language models are asked for me',
    scope: 'profile:read',
    returns: accountSettings,
    errors: [],
  }),
  saveAccountSettings: endpoint({
    method: 'PUT',
    path: '/api/account-settings',
    access: 'signed-in',
    summary: 'Change some of my settings; those left out stay',
    scope: 'profile:write',
    body: z.strictObject({ version: versionOrNone, value: z.strictObject(values).partial() }),
    returns: accountSettings,
    errors: ['stale_version', 'invalid_input'],
  }),
  getCompanyFeatures: endpoint({
    method: 'GET',
    path: '/api/company/features',
    access: employerRoles,
    summary: 'The features of my company',
    returns: companyFeatures,
    errors: [],
  }),
  saveCompanyFeatures: endpoint({
    method: 'PUT',
    path: '/api/company/features',
    access: employerRoles,
    summary: 'Change the features of my company (owners only); those left out stay',
    body: z.strictObject({
      version,
      show_sso_banner: z.boolean().optional(),
      opens_to_managers: z.boolean().optional(),
    }),
    returns: companyFeatures,
    errors: ['owner_only', 'stale_version', 'invalid_input'],
  }),
};

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone }).format(0);
    return /^[A-Za-z]/.test(zone);
  } catch {
    return false;
  }
}
