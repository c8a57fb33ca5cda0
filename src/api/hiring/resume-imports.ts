import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { daySeconds, hourSeconds } from '../platform/durations.ts';
import { id, idParams, instant, pageQuery, text, textForStrangers } from '../platform/fields.ts';
import { fileLink, signedQuery } from '../platform/file-links.ts';
import { storedFileTypes } from '../platform/file-types.ts';
import { messageText } from '../platform/message-text.ts';

/** One import takes at most so many files, of so many bytes in all. */
export const importLimit = { files: 2000, bytes: 500_000_000 } as const;

/**
 * What became of a file: it is being read; its person needs a name; it may be of somebody who is here already; it cannot be read; its person
 * is an applicant now; it was merged with somebody who was here; it was left out; or its person was removed again.
 */
export const importStates = [
  'reading',
  'to_check',
  'duplicate',
  'failed',
  'added',
  'merged',
  'skipped',
  'removed',
] as const;
export type ImportState = (typeof importStates)[number];

/** By what a file is like another person's: the very same file, or the same address, phone, or name and employer. */
export const matchKinds = ['file', 'email', 'phone', 'name'] as const;

/** What a company may know of somebody whom it adds by hand, beside their file. */
export const knownPerson = z
  .strictObject({
    name: text(150),
    email: z.union([z.literal(''), z.email(messageText('inputs.emailLike')).max(254)]),
    phone: text(40),
  })
  .meta({ id: 'KnownPerson' });
export type KnownPerson = z.output<typeof knownPerson>;

/** What an import is for: files by the hundred, one person with a file, or those whom a referral link sends. */
export const importKinds = ['files', 'person', 'referral'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * Whose resume this may be as well, as it is stored: an applicant of the company, none of jobs that are reviewed blind, or somebody whom it
 * added to its talent pool.
 */
export type StoredMatch = {
  why: (typeof matchKinds)[number];
  application_id?: string;
  talent_id?: string;
};

const match = z.object({
  why: z.enum(matchKinds),
  /** One of the two is there: an applicant, or somebody in the talent pool. */
  application_id: id.nullable(),
  talent_id: id.nullable(),
  name: z.string(),
  job_title: z.string(),
  /** What their resume or record says, to compare; empty where it is not known or not shared. */
  email: z.string(),
  phone: z.string(),
  employer: z.string(),
  file_name: z.string(),
  since: instant,
  /** True for somebody with an account: a merge leaves what is in it as it is. */
  has_account: z.boolean(),
  /** False where they withdrew: nothing is merged with that. */
  mergeable: z.boolean(),
});

/** One file of an import. */
export const importFile = z
  .object({
    id,
    file_name: z.string(),
    file_size: z.int(),
    state: z.enum(importStates),
    /** Why it cannot be read or was not added. */
    detail: z.string().nullable(),
    /** Who it is of, as far as it was read, and their application; empty and null where the job is reviewed blind. */
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Where they work or worked last, as far as it was read. */
    employer: z.string(),
    application_id: id.nullable(),
    /** Their record in the talent pool, where they were added to it. */
    talent_id: id.nullable(),
    /** When its person was told; null while they were not. */
    notified_at: instant.nullable(),
    matches: z.array(match),
  })
  .meta({ id: 'ImportFile' });
export type ImportFile = z.infer<typeof importFile>;

/** An import, with how many of its files are in which state. */
export const resumeImport = z
  .object({
    id,
    kind: z.enum(importKinds),
    /** The job; null and empty where the people come into the talent pool. */
    job_id: id.nullable(),
    job_title: z.string(),
    source: z.string(),
    created_at: instant,
    created_by: z.string(),
    counts: z.record(z.enum(importStates), z.int()),
    /** Of those added, whom nobody has told yet: those with an e-mail address, and those without. */
    untold: z.int(),
    unreachable: z.int(),
    /** True from when somebody had the people told: whoever comes in later is told as well. */
    notifying: z.boolean(),
    undone: z.boolean(),
  })
  .meta({ id: 'ResumeImport' });
export type ResumeImport = z.infer<typeof resumeImport>;

/**
 * What is done about a file: one that waits is added all the same (under that name and address), merged with one of those whom it may be of,
 * left out, or read again; one that was merged waits again, or is somebody of their own again, where it made an application.
 */
export const importDecision = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('add'),
    name: text(150).optional(),
    email: z.union([z.literal(''), z.email(messageText('inputs.emailLike')).max(254)]).optional(),
  }),
  z.strictObject({
    do: z.literal('merge'),
    /** One of the two, of those among the file's matches. */
    application_id: id.optional(),
    talent_id: id.optional(),
  }),
  z.strictObject({ do: z.literal('split') }),
  z.strictObject({ do: z.literal('skip') }),
  z.strictObject({ do: z.literal('read_again') }),
]);
export type ImportDecision = z.infer<typeof importDecision>;

/** A further file of somebody, which came by a merge. */
export const mergedFile = z.object({ id, file_name: z.string() });

const recruiters = ['recruiter', 'admin'] as const;
const employers = ['recruiter', 'hiring_manager', 'admin'] as const;

/** Resumes that a company brings in itself, many at a time. */
export const resumeImportsApi = {
  createResumeImport: endpoint({
    method: 'POST',
    path: '/api/resume-imports',
    access: recruiters,
    summary:
      "Begin to bring in resumes for one of my company's jobs, or for its talent pool, and say where they come from; with `person` it is one file of that person",
    scope: 'applications:write',
    body: z.strictObject({
      job_id: id.nullable(),
      source: textForStrangers(300, messageText('inputs.personSource')),
      person: knownPerson.optional(),
    }),
    returns: resumeImport,
    errors: ['not_found', 'conflict', 'invalid_input', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 100, seconds: daySeconds }],
  }),
  addImportFile: endpoint({
    method: 'POST',
    path: '/api/resume-imports/{id}/files',
    access: recruiters,
    summary: 'Bring in one resume (the body is the file); the same file again answers the one there is',
    scope: 'applications:write',
    params: idParams,
    query: z.object({ file_name: z.string().min(1).max(1000) }),
    body: 'file',
    returns: importFile,
    errors: [
      'not_found',
      'conflict',
      'file_too_big',
      'unsupported_file',
      'quota_reached',
      'idempotency_mismatch',
    ],
    creates: true,
    limits: [{ per: 'account', points: 6000, seconds: hourSeconds }],
  }),
  listResumeImports: endpoint({
    method: 'GET',
    path: '/api/resume-imports',
    access: recruiters,
    summary:
      "My company's imports of resumes, newest first; of people who were added one by one, those that need a decision",
    scope: 'applications:read',
    query: z.object({ job: z.union([id, z.literal('none')]).optional(), ...pageQuery }),
    returns: z.object({ items: z.array(resumeImport), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
  getResumeImport: endpoint({
    method: 'GET',
    path: '/api/resume-imports/{id}',
    access: recruiters,
    summary: 'How far an import of resumes has come',
    scope: 'applications:read',
    params: idParams,
    returns: resumeImport,
    errors: ['not_found'],
  }),
  listImportFiles: endpoint({
    method: 'GET',
    path: '/api/resume-imports/{id}/files',
    access: recruiters,
    summary: 'The files of an import, in the order in which they came, of one state where it is given',
    scope: 'applications:read',
    params: idParams,
    query: z.object({ state: z.enum(importStates).optional(), ...pageQuery }),
    returns: z.object({ items: z.array(importFile), next_cursor: z.string().nullable() }),
    errors: ['not_found', 'invalid_request'],
  }),
  decideImportFile: endpoint({
    method: 'POST',
    path: '/api/import-files/{id}/decision',
    access: recruiters,
    summary:
      'Decide about a waiting file: add it as new, merge it with someone you already have, undo a merge, skip it, or read it again',
    scope: 'applications:write',
    params: idParams,
    body: importDecision,
    returns: importFile,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  linkImportFile: endpoint({
    method: 'POST',
    path: '/api/import-files/{id}/link',
    access: employers,
    summary: 'A link for me alone to a file that was brought in, valid for 5 minutes',
    params: idParams,
    returns: fileLink,
    errors: ['not_found', 'conflict'],
  }),
  openImportFile: endpoint({
    method: 'GET',
    path: '/api/import-files/{id}/file',
    access: employers,
    summary: 'A file that was brought in, behind its signed link',
    params: idParams,
    query: signedQuery,
    returns: 'file',
    files: storedFileTypes,
    errors: ['bad_link', 'not_found', 'conflict'],
  }),
  decideDuplicates: endpoint({
    method: 'POST',
    path: '/api/resume-imports/{id}/duplicates',
    access: recruiters,
    summary:
      'Add all files of an import that wait as duplicates, or leave all of them out, in the background',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ do: z.enum(['add', 'skip']) }),
    returns: resumeImport,
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  notifyImported: endpoint({
    method: 'POST',
    path: '/api/resume-imports/{id}/notices',
    access: recruiters,
    summary:
      'Tell the people of an import by mail who has their data, from where, and how to object or take them over; those who come in later too',
    params: idParams,
    returns: resumeImport,
    errors: ['not_found', 'conflict', 'email_unverified'],
  }),
  undoResumeImport: endpoint({
    method: 'POST',
    path: '/api/resume-imports/{id}/undo',
    access: recruiters,
    summary:
      'Remove the people whom an import added, but for those who were moved on or have taken over their record',
    params: idParams,
    returns: resumeImport,
    errors: ['not_found', 'conflict'],
  }),
};
