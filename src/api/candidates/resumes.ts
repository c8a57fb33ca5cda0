import { fileTypes, storedFileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { fileLink, signedQuery } from '../platform/file-links.ts';
import { id, idParams, plainText, text, version } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';
import { messageText } from '../platform/message-text.ts';

/** The largest resume taken, in bytes: files must be under this. */
export const maxResumeBytes = 5 * 1024 * 1024;

/** How far reading has come: waiting, being read, done, or not possible (with the reason in plain words). */
export const parseStatus = z.enum(['waiting', 'reading', 'done', 'failed']);

/** One uploaded file. */
export const resume = z
  .object({
    id,
    user_id: id,
    storage_path: z.string(),
    file_name: z.string(),
    file_size: z.int(),
    file_type: z.string(),
    metadata: z.object({
      fileName: z.string(),
      fileSize: z.int(),
      fileType: z.string(),
      uploadTimestamp: z.string(),
    }),
    upload_timestamp: z.string(),
    is_current: z.boolean(),
    parse_status: parseStatus,
    /** Why the file could not be read, or what its reading waits for, and what to do. */
    parse_message: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Resume' });
export type Resume = z.infer<typeof resume>;

/** A resume in its owner's list, with how many applications were sent with it. */
export const listedResume = resume.extend({ applications: z.int() }).meta({ id: 'ListedResume' });
export type ListedResume = z.infer<typeof listedResume>;

/** What an upload comes to. `already_kept`: the very same file was among my resumes; that one is answered, nothing is stored twice. */
export const storedResume = resume.extend({ already_kept: z.boolean() }).meta({ id: 'StoredResume' });
export type StoredResume = z.infer<typeof storedResume>;

/** Where a value stands in the file. */
export const place = z
  .object({ page: z.number(), line: z.number(), quote: z.string() })
  .meta({ id: 'Place' });

/** A month `YYYY-MM`, or a year where the file gives no more. */
const month = z.string().regex(/^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/, messageText('inputs.month'));

/** A position as it was read or corrected. `end` null with a start means to this day. */
export const experienceValue = z
  .strictObject({
    company: plainText(200),
    title: plainText(200),
    location: plainText(200),
    start: month.nullable(),
    end: month.nullable(),
    description: plainText(10_000),
  })
  .meta({ id: 'ReadExperienceValue' });

/** A course of study as it was read or corrected. */
export const educationValue = z
  .strictObject({
    institution: plainText(200),
    degree: plainText(200),
    field: plainText(200),
    start: month.nullable(),
    end: month.nullable(),
  })
  .meta({ id: 'ReadEducationValue' });

const readState = z.enum(['read', 'accepted', 'edited', 'dropped', 'added']);
const readBase = {
  /** Stable within one resume: what a correction points at, for example `experience/0`. */
  path: z.string(),
  /** read: as the machine read it; accepted, edited, dropped: what the person said of it; added: theirs alone. */
  state: readState,
  confidence: z.number(),
  place: place.nullable(),
  /** The parts that a language model pointed out in the text; empty when the rules read all, or the person has edited it. */
  proposed: z.array(z.string()),
};
const plainKind = z.enum(['name', 'email', 'phone', 'location', 'link', 'skill', 'language']);

/** One value read from the file, with what the person made of it. */
export const readValue = z
  .discriminatedUnion('kind', [
    z.object({ ...readBase, kind: plainKind, value: z.string() }),
    z.object({ ...readBase, kind: z.literal('experience'), value: experienceValue }),
    z.object({ ...readBase, kind: z.literal('education'), value: educationValue }),
  ])
  .meta({ id: 'ReadValue' });
export type ReadValue = z.infer<typeof readValue>;

/** A page of a resume as a picture: its size in points, and where the words of its lines stand (first character, the one after the last, left, top, width, height). */
export const resumePage = z
  .object({
    width: z.number(),
    height: z.number(),
    lines: z.array(
      z.object({
        line: z.int(),
        words: z.array(z.tuple([z.int(), z.int(), z.number(), z.number(), z.number(), z.number()])),
      }),
    ),
  })
  .meta({ id: 'ResumePage' });
export type ResumePage = z.infer<typeof resumePage>;

/** What was read from one resume: the values, the text they stand in, and what a person should know about it. */
export const resumeReading = z
  .object({
    resume,
    values: z.array(readValue),
    lines: z.array(
      z.object({ page: z.number(), line: z.number(), text: z.string(), section: z.string().nullable() }),
    ),
    hidden: z.array(z.object({ text: z.string(), page: z.number(), reason: z.string() })),
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
    years: z.number().nullable(),
    /** The first pages, of which there are pictures; none where the file cannot be drawn, null while nobody has tried. */
    pages: z.array(resumePage).nullable(),
  })
  .meta({ id: 'ResumeReading' });
export type ResumeReading = z.infer<typeof resumeReading>;

/** What is wrong with a text that is to stand as an email, phone or link, in words; null when nothing is, and for other kinds. */
export function wrongContact(kind: ReadValue['kind'], typed: string): string | null {
  if (kind === 'email' && !z.email().safeParse(typed).success) return messageText('inputs.emailLike');
  if (
    kind === 'phone' &&
    !/^(?:[^\p{L}\p{Nd}]*\p{Nd}){6,18}[^\p{L}\p{Nd}]*(?:(?:ext|x)[^\p{L}\p{Nd}]*\p{Nd}{1,6})?$/iu.test(typed)
  )
    return messageText('inputs.phone');
  if (kind === 'link' && !/^(?:https?:\/\/)?[^\s/@.:]+(?:\.[^\s/@.:]+)+(?::\d+)?(?:[/?#]\S*)?$/i.test(typed))
    return messageText('inputs.linkLike');
  return null;
}

const path = z
  .string()
  .max(60)
  .regex(/^[a-z]+(\/\d{1,3})?$/);

/** What a person says of one value. `add` is for skills only. `reset` goes back to what was read. */
export const correction = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('accept'), path }),
  z.strictObject({ action: z.literal('drop'), path }),
  z.strictObject({ action: z.literal('reset'), path }),
  z.strictObject({
    action: z.literal('edit'),
    path,
    value: z.union([text(300, messageText('inputs.writeSomething')), experienceValue, educationValue]),
  }),
  z.strictObject({
    action: z.literal('add'),
    kind: z.literal('skill'),
    value: text(120, messageText('inputs.writeSomething')),
  }),
]);
export type Correction = z.infer<typeof correction>;

/** Which page of a file, from 1. */
export const whichPage = z.object({ page: z.coerce.number().int().min(1).max(100).default(1) });

/** Resumes: files, and what was read from them. */
export const resumesApi = {
  uploadResume: endpoint({
    method: 'POST',
    path: '/api/resumes',
    access: ['candidate'],
    summary: 'Upload a resume (the body is the file); it is kept at once and read in the background',
    scope: 'profile:write',
    query: z.object({ file_name: z.string().min(1).max(1000) }),
    body: 'file',
    returns: storedResume,
    errors: ['file_too_big', 'unsupported_file', 'quota_reached', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  listResumes: endpoint({
    method: 'GET',
    path: '/api/resumes',
    access: ['candidate'],
    summary: 'My resumes, newest upload first',
    scope: 'profile:read',
    returns: z.object({ items: z.array(listedResume) }),
    errors: [],
  }),
  getReading: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/reading',
    access: ['candidate'],
    summary: 'What was read from one of my resumes',
    scope: 'profile:read',
    params: idParams,
    returns: resumeReading,
    errors: ['not_found'],
  }),
  correctReading: endpoint({
    method: 'PATCH',
    path: '/api/resumes/{id}/reading',
    access: ['candidate'],
    summary: 'Accept, edit, drop or add values; scores follow',
    scope: 'profile:write',
    params: idParams,
    body: z.strictObject({ version, corrections: z.array(correction).min(1).max(200) }),
    returns: resumeReading,
    errors: ['not_found', 'stale_version', 'invalid_input', 'conflict'],
  }),
  makeResumeCurrent: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/current',
    access: ['candidate'],
    summary: 'Use this resume for my profile and scores from now on',
    scope: 'profile:write',
    params: idParams,
    returns: resume,
    errors: ['not_found'],
  }),
  renameResume: endpoint({
    method: 'PUT',
    path: '/api/resumes/{id}/name',
    access: ['candidate'],
    summary: 'Give one of my resumes another name; the ending stays that of its kind',
    scope: 'profile:write',
    params: idParams,
    body: z.strictObject({ file_name: text(1000, messageText('resumes.nameRequired')) }),
    returns: resume,
    errors: ['not_found', 'invalid_input'],
  }),
  deleteResume: endpoint({
    method: 'DELETE',
    path: '/api/resumes/{id}',
    access: ['candidate'],
    summary: 'Delete a resume; applications already sent keep the copy they were sent with',
    scope: 'profile:write',
    params: idParams,
    returns: null,
    errors: ['not_found'],
  }),
  linkResume: endpoint({
    method: 'POST',
    path: '/api/resumes/{id}/link',
    access: ['candidate'],
    summary: 'A link to the file of one of my resumes for me alone, valid for 5 minutes',
    scope: 'profile:read',
    params: idParams,
    returns: fileLink,
    errors: ['not_found', 'conflict'],
  }),
  openResumePage: endpoint({
    method: 'GET',
    path: '/api/resumes/{id}/picture',
    access: ['candidate'],
    summary: 'A page of one of my resumes as a picture',
    scope: 'profile:read',
    params: idParams,
    query: whichPage,
    returns: 'file',
    files: [fileTypes.webp],
    errors: ['not_found'],
  }),
  openFile: endpoint({
    method: 'GET',
    path: '/api/files/{id}',
    access: ['candidate'],
    summary: 'The file of one of my resumes, behind its signed link',
    scope: 'profile:read',
    params: idParams,
    query: signedQuery,
    returns: 'file',
    files: storedFileTypes,
    errors: ['bad_link', 'not_found', 'conflict'],
  }),
  parseResume: endpoint({
    method: 'POST',
    path: '/api/parse-resume',
    access: ['candidate'],
    summary: 'Read one of my resumes again, named by its storage path',
    scope: 'profile:write',
    body: z.strictObject({ fileUrl: plainText(300), userId: id, fileType: z.string().max(200) }),
    returns: resume,
    errors: ['not_found', 'invalid_input'],
  }),
};
