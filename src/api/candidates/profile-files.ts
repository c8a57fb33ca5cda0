import { exportTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { plainText, version } from '../platform/fields.ts';
import { exportQuery } from './tailored-resumes.ts';
import { hourSeconds } from '../platform/durations.ts';

/** What a profile takes over from a file, field by field. */
export const importedFields = [
  'first_name',
  'last_name',
  'phone',
  'location',
  'linkedin',
  'github',
  'portfolio',
  'bio',
] as const;

/** The longest document that is taken, in characters. */
export const longestDocument = 300_000;

const document = plainText(longestDocument);

/** What becomes of a value that a file says otherwise: mine stays, the file's replaces it, or both are kept. */
export const importChoices = ['kept', 'taken', 'both'] as const;
export type ImportChoice = (typeof importChoices)[number];
const importChoice = z.enum(importChoices);

/** The values of a position that is in the profile already and that a file may say otherwise. */
export const importedParts = ['end', 'location', 'details'] as const;

const choosable = {
  /** What may be chosen; `both` only where there is room for two. */
  choices: z.array(importChoice),
  /** What is proposed: nothing of mine is replaced by it. */
  proposed: importChoice,
};

/** What an import would do: values that differ, positions, skills, and what is kept for files alone. */
export const profileImport = z
  .object({
    version: z.int(),
    fields: z.array(
      z.object({
        field: z.enum(importedFields),
        before: z.string(),
        after: z.string(),
        ...choosable,
        /** Why it cannot be taken; null when it can. */
        problem: z.string().nullable(),
      }),
    ),
    positions: z.array(
      z.object({
        /** Where it stands in the document's `work`, from 0. */
        index: z.int(),
        title: z.string(),
        company: z.string(),
        start: z.string().nullable(),
        end: z.string().nullable(),
        /** known: it is in the profile already; similar: the profile has it from another month on. */
        state: z.enum(['new', 'similar', 'known', 'incomplete']),
        problem: z.string().nullable(),
        /** Where the profile says a known position otherwise; `end` '' means to this day. */
        changes: z.array(
          z.object({ part: z.enum(importedParts), before: z.string(), after: z.string(), ...choosable }),
        ),
      }),
    ),
    /** The skills of the document; known: my profile has them. Others that are taken are stated by me. */
    skills: z.array(z.object({ name: z.string(), is_known: z.boolean() })),
    /** Sections with no field in the profile, for the profile's files, a line for each entry; `before` is what an earlier import left. */
    sections: z.array(z.object({ section: z.string(), before: z.string(), after: z.string(), ...choosable })),
  })
  .meta({ id: 'ProfileImport' });
export type ProfileImport = z.infer<typeof profileImport>;

/** The files that are read: a JSON Resume, the ZIP of a LinkedIn data export, a Europass CV as XML or in its PDF. */
export const profileFormats = ['json_resume', 'linkedin', 'europass'] as const;

/** The profile of a file as a JSON Resume, and what importing it would do. */
export const readProfileFile = z
  .object({ format: z.enum(profileFormats), document: z.string(), found: profileImport })
  .meta({ id: 'ReadProfileFile' });
export type ReadProfileFile = z.infer<typeof readProfileFile>;

/** The largest such file, in bytes. */
export const longestProfileFile = 20 * 1024 * 1024;

/** A profile as a file, and back. */
export const profileFilesApi = {
  exportProfile: endpoint({
    method: 'GET',
    path: '/api/profile/file',
    access: ['candidate'],
    summary: 'My profile as a tagged PDF, Word document, JSON Resume or Markdown',
    scope: 'profile:read',
    query: exportQuery,
    returns: 'file',
    files: exportTypes,
    errors: ['conflict'],
  }),
  checkProfileFile: endpoint({
    method: 'POST',
    path: '/api/profile/import/check',
    access: ['candidate'],
    summary: 'What importing a JSON Resume would add and change, or every mistake in it with its place',
    scope: 'profile:read',
    body: z.strictObject({ document }),
    returns: profileImport,
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 100, seconds: hourSeconds }],
  }),
  readProfileFile: endpoint({
    method: 'POST',
    path: '/api/profile/import/file',
    access: ['candidate'],
    summary:
      'What importing a file (the body: JSON Resume, LinkedIn export, Europass) would add and change, with it as a JSON Resume; it is stored nowhere',
    scope: 'profile:read',
    body: 'file',
    returns: readProfileFile,
    errors: ['invalid_input', 'file_too_big', 'unsupported_file'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  importProfile: endpoint({
    method: 'POST',
    path: '/api/profile/import',
    access: ['candidate'],
    summary:
      'Take values, positions and skills of a JSON Resume into my profile as chosen, all or nothing; what is not named stays as it is',
    scope: 'profile:write',
    body: z.strictObject({
      version,
      document,
      fields: z.partialRecord(z.enum(importedFields), importChoice),
      positions: z.array(z.int().min(0).max(500)).max(500),
      changes: z
        .array(
          z.strictObject({
            index: z.int().min(0).max(500),
            part: z.enum(importedParts),
            choice: importChoice,
          }),
        )
        .max(1500)
        .default([]),
      skills: z.array(plainText(200)).max(500).default([]),
      sections: z.record(z.string().max(200), importChoice).default({}),
    }),
    returns: z.object({ changed: z.int(), added: z.int(), skills: z.int() }),
    errors: ['invalid_input', 'stale_version', 'quota_reached'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
};
