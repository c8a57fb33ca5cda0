import { z } from 'zod';
import { hourSeconds } from '../platform/durations.ts';
import { endpoint } from '../platform/endpoint.ts';
import { text, versionOrNone } from '../platform/fields.ts';
import { fileTypes } from '../platform/file-types.ts';
import { messageText } from '../platform/message-text.ts';

/** What the address of a career page may be called: `/c/NAME`. */
export const careerName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/, messageText('inputs.careerName'));

/** The site of a page that may show the embedded list: scheme and host, as browsers say it. */
const embedSite = z
  .string()
  .trim()
  .max(300)
  .refine((value) => siteOf(value) !== null, messageText('inputs.embedSite'))
  .transform((value) => siteOf(value) ?? value);

const pictureHash = z.string().regex(/^[0-9a-f]{64}$/);

/** A part of a career page, below what it begins with: a heading, a text and a picture, each of them optional; an empty one is not shown. */
export const careerSection = z.strictObject({
  title: text(100),
  body: text(4000),
  /** The hash of a picture that was stored for this company. */
  picture: pictureHash.nullable(),
  /** What is on the picture, for who does not see it. */
  picture_text: text(200),
});

/** What an owner says on the career page of their company. */
export const careerPageInput = z.strictObject({
  name: careerName,
  /** Whether visitors see it. */
  published: z.boolean(),
  headline: text(120),
  intro: text(2000),
  sections: z.array(careerSection).max(12),
  /** The company's colour; text on it and in it is made readable. */
  color: z.string().regex(/^#[0-9a-f]{6}$/, messageText('inputs.color')),
  /** Sites that may show the list of jobs within their own pages. */
  sites: z.array(embedSite).max(20),
});
export type CareerPageInput = z.output<typeof careerPageInput>;

/** A company's career page as its members see it; with version 0 while nobody has saved one. */
export const careerPage = careerPageInput
  .extend({
    version: versionOrNone,
    /** Its whole address. */
    address: z.string(),
    /** The line that shows the list of jobs on another site. */
    embed_code: z.string(),
  })
  .meta({ id: 'CareerPage' });
export type CareerPage = z.output<typeof careerPage>;

/** The largest picture, in bytes, and how many a company may have. */
export const careerPictures = { bytes: 1024 * 1024, most: 24 } as const;

const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** A company's own career page, and the list of its jobs on other sites. */
export const careerPagesApi = {
  getCareerPage: endpoint({
    method: 'GET',
    path: '/api/company/career-page',
    access: employers,
    summary: 'The career page of my company, or how it would begin',
    returns: careerPage,
    errors: [],
  }),
  saveCareerPage: endpoint({
    method: 'PUT',
    path: '/api/company/career-page',
    access: employers,
    summary: 'Save the career page of my company; its former addresses lead to the new one',
    body: z.strictObject({ version: versionOrNone, value: careerPageInput }),
    returns: careerPage,
    errors: ['owner_only', 'stale_version', 'invalid_input', 'email_unverified'],
  }),
  storeCareerPicture: endpoint({
    method: 'POST',
    path: '/api/company/career-pictures',
    access: employers,
    summary:
      'Store a picture for the career page (the body is a PNG, JPEG or WebP image of at most 1 MB); one that no section names is deleted when the page is saved',
    body: 'file',
    returns: z.object({ hash: pictureHash }),
    errors: ['owner_only', 'image_too_big', 'unsupported_image', 'unsupported_file', 'quota_reached'],
    limits: [{ per: 'account', points: 120, seconds: hourSeconds }],
  }),
  openCareerPicture: endpoint({
    method: 'GET',
    path: '/api/career-pictures/{hash}',
    access: 'public',
    summary: 'A picture of a career page by the hash of its bytes; what is behind an address never changes',
    params: z.object({ hash: pictureHash }),
    returns: 'file',
    files: [fileTypes.png, fileTypes.jpeg, fileTypes.webp],
    errors: ['not_found'],
    limits: [{ per: 'address', points: 1200, seconds: hourSeconds }],
  }),
};

/** `https://www.example.com` of such an address, or null where it is none: no path, no wildcard, nothing that could end a header. */
function siteOf(value: string): string | null {
  const url = URL.parse(/^[a-z]+:\/\//i.test(value) ? value : `https://${value}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  return /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$|^localhost$/.test(url.hostname) &&
    /^\/?$/.test(url.pathname) &&
    url.search === '' &&
    url.hash === ''
    ? url.origin
    : null;
}
