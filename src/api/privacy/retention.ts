import { z } from 'zod';
import { employerRoles } from '../identity/roles.ts';
import { hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, text, versionOrNone } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';

/** The longest time that can be set, in months. */
export const mostMonths = 120;
/** How many days before the deletion a company's owners are told. */
export const noticeDays = 7;
/** How far ahead the preview looks. */
export const previewDays = 30;
/** The most people of each part of the preview. */
export const mostPreviewed = 50;

const months = z
  .int()
  .min(1, messageText('inputs.retentionMonths', { most: mostMonths }))
  .max(mostMonths, messageText('inputs.retentionMonths', { most: mostMonths }))
  .nullable();

/** The ISO code of a country. */
const country = z.string().regex(/^[A-Z]{2}$/, messageText('inputs.chooseCountry'));

/** After how many months without an open application data is deleted; null: never by itself. Countries are of the jobs' locations. */
const periods = {
  months,
  countries: z
    .array(z.strictObject({ country, months }))
    .max(300)
    .refine((items) => new Set(items.map((item) => item.country)).size === items.length, {
      error: messageText('inputs.countryOnce'),
    }),
};

/** How long a company keeps what it stores about applicants. */
export const retention = z
  .object({
    ...periods,
    /** The least that the law asks for, in months, for jobs in a country, or in a state of it. */
    least: z.array(z.object({ country: z.string(), state: z.string().nullable(), months: z.int() })),
    /** 0 while nothing was set. */
    version: versionOrNone,
  })
  .meta({ id: 'Retention' });
export type Retention = z.infer<typeof retention>;

const previewed = z.object({
  count: z.int(),
  /** The first of them, by when they are due. */
  people: z.array(
    z.object({
      application_id: id,
      /** Empty where the job is reviewed blind. */
      name: z.string(),
      job_title: z.string(),
      due_at: instant,
    }),
  ),
});

/** Whose data would be deleted: of those due now, and in the days ahead. */
export const retentionPreview = z
  .object({ now: previewed, ahead: previewed, held: z.int() })
  .meta({ id: 'RetentionPreview' });
export type RetentionPreview = z.infer<typeof retentionPreview>;

/** Why a company keeps what it stores about an applicant. */
export const applicantHold = z
  .object({
    application_id: id,
    name: z.string(),
    reason: z.string(),
    by: z.string(),
    at: instant,
    /** Null while it holds. */
    lifted: z.object({ by: z.string(), at: instant }).nullable(),
  })
  .meta({ id: 'ApplicantHold' });
export type ApplicantHold = z.infer<typeof applicantHold>;

const holds = z.object({ items: z.array(applicantHold) });

/** How long a company keeps what it stores about applicants, and whom it keeps longer: for its owners. */
export const retentionApi = {
  getRetention: endpoint({
    method: 'GET',
    path: '/api/company/retention',
    access: employerRoles,
    summary: "As an owner, after how many months my company deletes applicants' data",
    returns: retention,
    errors: ['owner_only'],
  }),
  changeRetention: endpoint({
    method: 'PUT',
    path: '/api/company/retention',
    access: employerRoles,
    summary: "As an owner, set after how many months applicants' data is deleted, in general and by country",
    body: z.strictObject({ version: versionOrNone, ...periods }),
    returns: retention,
    errors: ['owner_only', 'stale_version', 'invalid_input'],
    fresh: true,
  }),
  previewRetention: endpoint({
    method: 'POST',
    path: '/api/company/retention/preview',
    access: employerRoles,
    summary:
      'As an owner, whose data would be deleted now and in the next 30 days if this were set; changes nothing',
    body: z.strictObject(periods),
    returns: retentionPreview,
    errors: ['owner_only', 'invalid_input'],
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  listHolds: endpoint({
    method: 'GET',
    path: '/api/company/holds',
    access: employerRoles,
    summary: 'As an owner, the applicants whose data is on hold, the newest 200 first',
    returns: holds,
    errors: ['owner_only'],
  }),
  listApplicantHolds: endpoint({
    method: 'GET',
    path: '/api/applicants/{id}/holds',
    access: employerRoles,
    summary: "As an owner, whether this applicant's data is on hold, and was before",
    params: idParams,
    returns: holds,
    errors: ['not_found', 'owner_only'],
  }),
  holdApplicant: endpoint({
    method: 'PUT',
    path: '/api/applicants/{id}/hold',
    access: employerRoles,
    summary: "As an owner, keep this applicant's data until the hold is lifted; again changes the reason",
    params: idParams,
    body: z.strictObject({
      reason: text(500, messageText('inputs.sayWhyHeld')),
    }),
    returns: holds,
    errors: ['not_found', 'owner_only', 'invalid_input'],
  }),
  liftHold: endpoint({
    method: 'DELETE',
    path: '/api/applicants/{id}/hold',
    access: employerRoles,
    summary: "As an owner, no longer keep this applicant's data",
    params: idParams,
    returns: holds,
    errors: ['not_found', 'owner_only'],
  }),
};
