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

/** What an import would do: values that differ, positions, and what is kept for files alone. */
export const profileImport = z
  .object({
    version: z.int(),
    fields: z.array(
      z.object({
        field: z.enum(importedFields),
        before: z.string(),
        after: z.string(),
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
        /** known: it is in the profile already. */
        state: z.enum(['new', 'known', 'incomplete']),
        problem: z.string().nullable(),
      }),
    ),
    /** Sections with no field in the profile; they are kept, and stand in the profile's files. */
    kept: z.array(z.object({ section: z.string(), count: z.int() })),
  })
  .meta({ id: 'ProfileImport' });
export type ProfileImport = z.infer<typeof profileImport>;

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
  importProfile: endpoint({
    method: 'POST',
    path: '/api/profile/import',
    access: ['candidate'],
    summary: 'Take these fields and positions of a JSON Resume into my profile, all or nothing',
    scope: 'profile:write',
    body: z.strictObject({
      version,
      document,
      fields: z.array(z.enum(importedFields)).max(importedFields.length),
      positions: z.array(z.int().min(0).max(500)).max(500),
    }),
    returns: z.object({ changed: z.int(), added: z.int() }),
    errors: ['invalid_input', 'stale_version', 'quota_reached'],
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
};
