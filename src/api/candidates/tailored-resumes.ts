import { exportTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { id, idParams, instant, plainText, text, version } from '../platform/fields.ts';
import { storedResume } from './resumes.ts';
import { hourSeconds } from '../platform/durations.ts';
import { language } from '../platform/language.ts';
import { messageText } from '../platform/message-text.ts';

/** Words that two texts share, or only the first has (gone), or only the second (new). */
export const diffPart = z
  .object({ kind: z.enum(['same', 'gone', 'new']), text: z.string() })
  .meta({ id: 'DiffPart' });
export type DiffPart = z.infer<typeof diffPart>;

/** A bullet worded for a job: the claim it rests on and where that stands, why, and what changed. */
export const bulletSuggestion = z
  .object({
    claim: z.string(),
    position: z.object({ title: z.string(), company: z.string() }),
    text: z.string(),
    reasons: z.array(z.string()),
    diff: z.array(diffPart),
    skills: z.array(z.string()),
    /** The requirement of the job that it serves: an open one that the claim is near to, or one that it shows; null for neither. */
    requirement: z.string().nullable(),
    /** Who worded it: the built-in rules, or a language model whose words passed the same check. */
    writer: z.enum(['rules', 'model']),
  })
  .meta({ id: 'BulletSuggestion' });
export type BulletSuggestion = z.infer<typeof bulletSuggestion>;

const listed = {
  id,
  name: z.string(),
  job: z.object({ id, title: z.string(), employer_name: z.string() }).nullable(),
  /** True for a person's own resume, from which copies are made. */
  is_base: z.boolean(),
  /** How many things it says otherwise than what it was made from. */
  changes: z.int(),
  created_at: instant,
  updated_at: instant,
  version: z.int(),
};
/** A tailored copy in a list. */
export const tailoredSummary = z.object(listed).meta({ id: 'TailoredSummary' });
export type TailoredSummary = z.infer<typeof tailoredSummary>;

const period = { start: z.string().nullable(), end: z.string().nullable() };
/** A tailored copy in full: each position's claims as they are now, with the difference to the resume. */
export const tailoredResume = z
  .object({
    ...listed,
    can_undo: z.boolean(),
    contact: z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      location: z.string(),
      links: z.array(z.string()),
    }),
    experience: z.array(
      z.object({
        title: z.string(),
        company: z.string(),
        location: z.string(),
        ...period,
        claims: z.array(
          z.object({
            text: z.string(),
            changed: z.boolean(),
            /** True when it says something else than the resume did: words of the person's own, which nothing was checked against. */
            own_words: z.boolean(),
            diff: z.array(diffPart),
          }),
        ),
      }),
    ),
    education: z.array(
      z.object({ institution: z.string(), degree: z.string(), field: z.string(), ...period }),
    ),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
  })
  .meta({ id: 'TailoredResume' });
export type TailoredResume = z.infer<typeof tailoredResume>;

/** The kinds of file that a resume is written as. */
export const exportFormat = z.enum(['pdf', 'docx', 'json', 'md', 'txt']);
export type ExportFormat = z.infer<typeof exportFormat>;
/** The language of the headings and dates of a file; the reader's where none is named. What the person wrote stays as it is. */
const exportLanguage = language.optional();
/** How a resume is written: as which file, and with headings in which language. */
export const exportQuery = z.object({ format: exportFormat.default('pdf'), language: exportLanguage });
export type ExportQuery = z.infer<typeof exportQuery>;
const bullet = text(600, messageText('inputs.writeSomething'));

/** Resumes worded for jobs. */
export const tailoredApi = {
  listBulletSuggestions: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/bullets',
    access: ['candidate'],
    summary: 'Up to five bullets of my resume, worded for this job; texts in `skip` do not come again',
    params: idParams,
    body: z.strictObject({ skip: z.array(plainText(600)).max(200).default([]) }),
    returns: z.object({
      items: z.array(bulletSuggestion).max(5),
      /** Whether a language model was asked too: none is active, it answered, or it failed and only the built-in rules worded. */
      model: z.enum(['none', 'answered', 'failed']),
      /** How many claims my resume and experiences make; 0 when there is nothing to word. */
      claims: z.int(),
      /** How many suggestions for this job I turned down; they do not come again. */
      rejected: z.int(),
      tailored: tailoredSummary.nullable(),
    }),
    errors: ['not_found'],
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  acceptBullet: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/bullets/accept',
    access: ['candidate'],
    summary:
      'Take a bullet into my copy for this job, which is made with the first; refused when the claim does not say it',
    params: idParams,
    body: z.strictObject({ claim: bullet, text: bullet }),
    returns: tailoredSummary,
    errors: ['not_found', 'conflict', 'invalid_input', 'quota_reached'],
  }),
  rejectBullet: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/bullets/reject',
    access: ['candidate'],
    summary: 'Turn a suggested bullet down, so that it does not come again for this job',
    params: idParams,
    body: z.strictObject({ text: bullet }),
    returns: null,
    errors: ['not_found', 'invalid_input', 'quota_reached'],
  }),
  restoreBullets: endpoint({
    method: 'DELETE',
    path: '/api/jobs/{id}/bullets/rejected',
    access: ['candidate'],
    summary: 'Have the bullets that I turned down for this job suggested again',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  listTailoredResumes: endpoint({
    method: 'GET',
    path: '/api/tailored-resumes',
    access: ['candidate'],
    summary: 'My tailored copies, newest first',
    returns: z.object({ items: z.array(tailoredSummary) }),
    errors: [],
  }),
  getTailoredResume: endpoint({
    method: 'GET',
    path: '/api/tailored-resumes/{id}',
    access: ['candidate'],
    summary: 'One of my tailored copies, with its difference to the resume',
    params: idParams,
    returns: tailoredResume,
    errors: ['not_found'],
  }),
  updateTailoredResume: endpoint({
    method: 'PATCH',
    path: '/api/tailored-resumes/{id}',
    access: ['candidate'],
    summary: 'Rename a copy, or word one of its claims myself',
    params: idParams,
    body: z.strictObject({
      version,
      name: text(200, messageText('inputs.writeName')).optional(),
      claim: z
        .strictObject({ position: z.int().min(0).max(200), index: z.int().min(0).max(2000), text: bullet })
        .optional(),
    }),
    returns: tailoredResume,
    errors: ['not_found', 'stale_version', 'invalid_input'],
  }),
  undoTailoredResume: endpoint({
    method: 'POST',
    path: '/api/tailored-resumes/{id}/undo',
    access: ['candidate'],
    summary: 'Take the last change of a copy back',
    params: idParams,
    body: z.strictObject({ version }),
    returns: tailoredResume,
    errors: ['not_found', 'stale_version', 'conflict'],
  }),
  deleteTailoredResume: endpoint({
    method: 'DELETE',
    path: '/api/tailored-resumes/{id}',
    access: ['candidate'],
    summary: 'Delete a copy; files made from it stay',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  exportTailoredResume: endpoint({
    method: 'GET',
    path: '/api/tailored-resumes/{id}/file',
    access: ['candidate'],
    summary: 'A copy as a tagged PDF, Word document, JSON Resume, Markdown or plain text',
    params: idParams,
    query: exportQuery,
    returns: 'file',
    files: exportTypes,
    errors: ['not_found', 'conflict'],
  }),
  exportResume: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/file',
    access: ['candidate'],
    summary:
      'What was read from one of my resumes, as a tagged PDF, Word document, JSON Resume, Markdown or plain text',
    params: idParams,
    query: exportQuery,
    returns: 'file',
    files: exportTypes,
    errors: ['not_found', 'conflict'],
  }),
  saveTailoredFile: endpoint({
    method: 'POST',
    path: '/api/tailored-resumes/{id}/resume',
    access: ['candidate'],
    summary: 'Keep a copy as a PDF among my resumes, so that it can be sent with an application',
    params: idParams,
    query: z.object({ language: exportLanguage }),
    returns: storedResume,
    errors: ['not_found', 'quota_reached'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
};
