import { fileTypes } from '../platform/file-types.ts';
import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { plainText } from '../platform/fields.ts';
import { hourSeconds } from '../platform/durations.ts';

/** Jobs in one file at most. */
export const importLimit = 200;

/** A row of a file of jobs: the line it begins on, and what is wrong with it. */
export const importedRow = z
  .object({
    line: z.int(),
    title: z.string(),
    status: z.string(),
    mistakes: z.array(z.object({ column: z.string(), detail: z.string() })),
  })
  .meta({ id: 'ImportedRow' });
export type ImportedRow = z.infer<typeof importedRow>;

const file = z.strictObject({ csv: plainText(200_000) });

/** Jobs from and to files of comma-separated values. */
export const jobFilesApi = {
  checkJobFile: endpoint({
    method: 'POST',
    path: '/api/recruiter/job-file/check',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'What a CSV file of jobs holds, and what is wrong with each row; nothing is stored',
    body: file,
    returns: z.object({ rows: z.array(importedRow) }),
    errors: ['invalid_input'],
    limits: [{ per: 'account', points: 300, seconds: hourSeconds }],
  }),
  importJobFile: endpoint({
    method: 'POST',
    path: '/api/recruiter/job-file',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: 'Post the jobs of a CSV file: all of them, or none when a row has a mistake',
    scope: 'jobs:write',
    body: file,
    returns: z.object({ rows: z.array(importedRow), created: z.int() }),
    errors: ['invalid_input', 'idempotency_mismatch', 'email_unverified'],
    creates: true,
    limits: [{ per: 'account', points: 30, seconds: hourSeconds }],
  }),
  exportJobFile: endpoint({
    method: 'GET',
    path: '/api/recruiter/job-file',
    access: ['recruiter', 'hiring_manager', 'admin'],
    summary: "My company's jobs as a CSV file, at most the newest 5,000; no cell of it is a formula",
    scope: 'jobs:read',
    returns: 'file',
    files: [fileTypes.csv],
    mayLag: true,
    errors: [],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
};
