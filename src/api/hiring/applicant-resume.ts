import { z } from 'zod';
import { resumePage, whichPage } from '../candidates/resumes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { idParams } from '../platform/fields.ts';
import { fileTypes } from '../platform/file-types.ts';

/** A part of a line's text, in characters. */
const span = z.object({ start: z.int(), end: z.int() });

/** A line of a resume: what it is on its page, and where in it the dates of an entry stand. */
const resumeLine = z.object({
  page: z.number(),
  line: z.number(),
  text: z.string(),
  section: z.string().nullable(),
  kind: z.enum(['name', 'contact', 'heading', 'entry', 'detail', 'item', 'rest', 'text']),
  date: span.nullable(),
});

/** The text of a resume as it was read. */
export const readResume = z.object({
  file_name: z.string(),
  file_type: z.string(),
  lines: z.array(resumeLine),
  /** Text in the file that a person cannot see; it counts for nothing. */
  hidden: z.array(z.object({ text: z.string(), page: z.number(), reason: z.string() })),
  parse_message: z.string().nullable(),
  /** The first pages, of which there are pictures; none where there can be none, null while nobody has drawn them. */
  pages: z.array(resumePage).nullable(),
});

/** Words of a resume that a row of a score's ledger rests on, by the number of the row, from 0. */
export const markedWords = span.extend({ row: z.int(), page: z.int(), line: z.int() });

/** A page of the resume as a picture. */
export const openApplicantPage = endpoint({
  method: 'GET',
  path: '/api/applicants/{id}/picture',
  access: ['recruiter', 'hiring_manager', 'admin'],
  summary:
    'A page of the resume that was sent with an application as a picture; in a blind review with what is hidden painted over',
  scope: 'applications:read',
  params: idParams,
  query: whichPage,
  returns: 'file',
  files: [fileTypes.webp, fileTypes.png],
  errors: ['not_found'],
});
