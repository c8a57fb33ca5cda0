import { fileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { applicantRow } from '../hiring/applications.ts';
import { timeZone } from './account-settings.ts';
import { endpoint } from '../platform/endpoint.ts';
import { id, text, version } from '../platform/fields.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** A figure with what it was counted from; `value` null means there is nothing to count yet. */
const figure = z.object({ value: z.number().nullable(), of: z.int() });

/** The employer's dashboard figures over one's own jobs, samples left out. */
export const recruiterStats = z
  .object({
    /** Open jobs of mine. */
    active_jobs: figure,
    /** Distinct applicants to them. */
    total_applicants: figure,
    /** Mean skills match over scored applications; `of` is how many were scored, `unscored` how many not. */
    average_fit: figure.extend({ unscored: z.int() }),
    /** Applications that reached an interview, percent of those decided or older than 14 days (`of`). */
    interview_rate: figure,
  })
  .meta({ id: 'RecruiterStats' });
export type RecruiterStats = z.infer<typeof recruiterStats>;

/** What came in a span of days and in the span before it; null where there was nothing to count. */
const trend = z.object({ recent: z.number().nullable(), before: z.number().nullable() });

/**
 * How the figures move: jobs published, distinct applicants to open jobs, and the mean match and interview rate of the
 * applications that came in, within the last `days` and within as many days before.
 */
export const recruiterTrend = z
  .object({
    days: z.int(),
    active_jobs: trend,
    total_applicants: trend,
    average_fit: trend,
    interview_rate: trend,
  })
  .meta({ id: 'RecruiterTrend' });
export type RecruiterTrend = z.infer<typeof recruiterTrend>;

/** The largest logo, in bytes. */
export const maxLogoBytes = 1024 * 1024;

/** A company as its members see it. `logo_url` is an address on this site, another one for each logo; by `time_zone` (IANA) it counts days. */
export const company = z
  .object({
    id,
    name: z.string(),
    website: z.string().nullable(),
    description: z.string(),
    logo_url: z.string().nullable(),
    time_zone: z.string(),
    version,
  })
  .meta({ id: 'Company' });
export type Company = z.infer<typeof company>;

/** So many mails a day go out in a company's name to people who did not write to it. */
export const strangerMailsADay = 200;

/** The name of a company: 1 to 100 characters; spaces are trimmed and collapsed. */
export const companyName = text(100, messageText('inputs.companyName')).transform((name) =>
  name.replace(/\s+/g, ' '),
);

/** An http or https address at a public host name, or null for none. */
const website = text(300)
  .refine((value) => value === '' || isSite(value), messageText('inputs.website'))
  .transform((value) => value || null);

/** What an owner can change; the time zone stays where it is left out. */
export const companyInput = z.strictObject({
  name: companyName,
  website,
  description: text(4000),
  time_zone: timeZone.optional(),
});

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** A company as its members keep it, and an employer's own figures. */
export const companiesApi = {
  getRecruiterDashboard: endpoint({
    method: 'GET',
    path: '/api/recruiter/dashboard',
    access: employers,
    summary: 'My figures and the five newest applicants',
    scope: 'jobs:read',
    query: z.object({ days: z.enum(['7', '30', '90']).default('30') }),
    returns: z.object({
      stats: recruiterStats,
      trend: recruiterTrend,
      recent_applicants: z.array(applicantRow),
    }),
    errors: ['invalid_request'],
  }),
  getCompany: endpoint({
    method: 'GET',
    path: '/api/company',
    access: employers,
    summary: 'My company',
    returns: company,
    errors: [],
  }),
  createCompany: endpoint({
    method: 'POST',
    path: '/api/company',
    access: employers,
    summary: 'Start a company of my own, when I work for none',
    body: z.strictObject({ name: companyName }),
    returns: company,
    errors: ['invalid_input', 'works_elsewhere'],
    creates: true,
    limits: [{ per: 'account', points: 10, seconds: daySeconds }],
  }),
  updateCompany: endpoint({
    method: 'PUT',
    path: '/api/company',
    access: employers,
    summary: 'Change what my company says of itself; its jobs carry the new name',
    body: z.strictObject({ version, value: companyInput }),
    returns: company,
    errors: ['owner_only', 'stale_version', 'invalid_input'],
  }),
  storeLogo: endpoint({
    method: 'PUT',
    path: '/api/company/logo',
    access: employers,
    summary: 'Set the logo of my company (the body is a PNG, JPEG or WebP image of at most 1 MB)',
    body: 'file',
    returns: company,
    errors: ['owner_only', 'image_too_big', 'unsupported_image', 'unsupported_file'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  removeLogo: endpoint({
    method: 'DELETE',
    path: '/api/company/logo',
    access: employers,
    summary: 'Remove the logo of my company',
    returns: company,
    errors: ['owner_only'],
  }),
  openLogo: endpoint({
    method: 'GET',
    path: '/api/company-logos/{hash}',
    access: 'public',
    summary: 'A logo by the hash of its bytes; what is behind an address never changes',
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    returns: 'file',
    files: [fileTypes.png, fileTypes.jpeg, fileTypes.webp],
    errors: ['not_found'],
  }),
};

/** A host with a dot and a last part that begins with a letter: no number, no name of an inner network. */
const publicHost = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

function isSite(value: string): boolean {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\/[^/\\]/i.test(value)) return false;
  return url.username === '' && url.password === '' && publicHost.test(url.hostname);
}
