import { z } from 'zod';
import { fileTypes } from '../platform/file-types.ts';
import { endpoint } from '../platform/endpoint.ts';
import { hourSeconds } from '../platform/durations.ts';
import { id, idParams, instant, pageQuery, textForStrangers, version } from '../platform/fields.ts';
import { messageText } from '../platform/message-text.ts';
import { stages } from './applications.ts';

/** One file holds at most so many bytes, lines and columns. */
export const recordFileLimit = { bytes: 60_000_000, rows: 200_000, columns: 300 } as const;
/** So many different jobs and stages of a file are matched with ours at most. */
export const recordValueLimit = 2000;
/** So many mistakes are listed; more are only counted. */
export const recordMistakeLimit = 10_000;

/** The systems whose exports are known by their column names; `other` is every other file. */
export const recordFormats = ['greenhouse', 'lever', 'ashby', 'workable', 'opencats', 'other'] as const;
export type RecordFormat = (typeof recordFormats)[number];

/** What the lines of a file are: people and their applications, or jobs. */
export const recordKinds = ['people', 'jobs'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What a column may hold. `note` may be chosen for several columns. */
export const recordFields = [
  'first_name',
  'last_name',
  'full_name',
  'email',
  'phone',
  'location',
  'linkedin',
  'website',
  'person_id',
  'application_id',
  'job_title',
  'job_id',
  'stage',
  'status',
  'applied_on',
  'rejected_on',
  'hired_on',
  'rejection_reason',
  'source',
  'tags',
  'note',
  'description',
  'job_type',
  'opened_on',
] as const;
export type RecordField = (typeof recordFields)[number];

/** The fields that fit each kind of file. */
export const fieldsOfKind: Readonly<Record<RecordKind, readonly RecordField[]>> = {
  people: recordFields.filter((field) => !['description', 'job_type', 'opened_on'].includes(field)),
  jobs: ['job_title', 'job_id', 'status', 'location', 'description', 'job_type', 'opened_on'],
};

/** Where a value of a stage or status leads: a stage of ours, or, for a status that says nothing of it, what the stage's column says. */
export const stageChoices = [...stages, 'by_stage'] as const;
export type StageChoice = (typeof stageChoices)[number];

/** Which of our jobs a job of the file is: one of them, a new one that is closed, or none: its lines are left out. */
export const jobChoice = z.union([id, z.literal('new'), z.literal('skip')]);

/**
 * How far an import is: its columns are being matched; the file is being checked; it was checked; it is being brought in; it is in; what it
 * brought is being removed; all of it is gone again.
 */
export const recordImportStates = [
  'mapping',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
] as const;

const column = z.object({
  name: z.string(),
  /** Up to three values of the file. */
  samples: z.array(z.string()),
  field: z.enum(recordFields).nullable(),
  /** True for what no hiring decision may rest on, such as gender or race: it is never brought in. */
  kept_out: z.boolean(),
});

/** What the lines of a file come to. */
export const recordCounts = z.object({
  lines: z.int(),
  people: z.int(),
  known_people: z.int(),
  applications: z.int(),
  known: z.int(),
  jobs: z.int(),
  notes: z.int(),
  refused: z.int(),
  left_out: z.int(),
  mistakes: z.int(),
});
export type RecordCounts = z.infer<typeof recordCounts>;

const foundStage = z.object({ value: z.string(), lines: z.int(), choice: z.enum(stageChoices).nullable() });

/** An import of records out of another system's file. */
export const recordImport = z
  .object({
    id,
    kind: z.enum(recordKinds),
    format: z.enum(recordFormats),
    state: z.enum(recordImportStates),
    file_name: z.string(),
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    separator: z.string(),
    lines: z.int(),
    columns: z.array(column),
    /** True where the columns were matched as my company matched the same ones before. */
    remembered: z.boolean(),
    /** True for 03/04 as the third of April, false as the fourth of March; `dates_unclear` where the file does not tell. */
    day_first: z.boolean(),
    dates_unclear: z.boolean(),
    stages: z.array(foundStage),
    statuses: z.array(foundStage),
    jobs: z.array(z.object({ value: z.string(), lines: z.int(), choice: z.string() })),
    /** What the check found, and, once it ran, what came in. */
    counts: recordCounts.nullable(),
    /** The first 20 mistakes. */
    mistakes: z.array(z.object({ line: z.int(), column: z.string(), detail: z.string() })),
    /** Lines that were worked on, of those of the file. */
    done: z.int(),
    /** Why it cannot go on, in words. */
    problem: z.string().nullable(),
    source: z.string(),
    resumes: z.int(),
    untold: z.int(),
    unreachable: z.int(),
    notifying: z.boolean(),
    created_at: instant,
    created_by: z.string(),
    version,
  })
  .meta({ id: 'RecordImport' });
export type RecordImport = z.infer<typeof recordImport>;

/** An import as the list shows it. */
export const listedRecordImport = recordImport
  .pick({
    id: true,
    kind: true,
    format: true,
    state: true,
    file_name: true,
    lines: true,
    counts: true,
    created_at: true,
    created_by: true,
  })
  .meta({ id: 'ListedRecordImport' });
export type ListedRecordImport = z.infer<typeof listedRecordImport>;

/** How the columns and values of a file are meant: `columns` in the order of the file. */
export const recordMapping = z.strictObject({
  version,
  kind: z.enum(recordKinds),
  columns: z.array(z.enum(recordFields).nullable()).max(recordFileLimit.columns),
  day_first: z.boolean(),
  stages: z.record(z.string().max(300), z.enum(stageChoices)).default({}),
  statuses: z.record(z.string().max(300), z.enum(stageChoices)).default({}),
  jobs: z.record(z.string().max(500), jobChoice).default({}),
});
export type RecordMapping = z.output<typeof recordMapping>;

const recruiters = ['recruiter', 'admin'] as const;

/** Records that a company brings along from another applicant tracking system. */
export const recordImportsApi = {
  uploadRecordFile: endpoint({
    method: 'POST',
    path: '/api/record-imports',
    access: recruiters,
    summary: 'Upload a CSV export of another system (the body is the file), to be matched and run',
    scope: 'applications:write',
    query: z.object({ file_name: z.string().min(1).max(1000) }),
    body: 'file',
    returns: recordImport,
    errors: ['invalid_input', 'file_too_big', 'unsupported_file', 'unavailable', 'idempotency_mismatch'],
    creates: true,
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  listRecordImports: endpoint({
    method: 'GET',
    path: '/api/record-imports',
    access: recruiters,
    summary: "My company's imports from other systems, newest first",
    scope: 'applications:read',
    query: z.object(pageQuery),
    returns: z.object({ items: z.array(listedRecordImport), next_cursor: z.string().nullable() }),
    errors: ['invalid_request'],
  }),
  getRecordImport: endpoint({
    method: 'GET',
    path: '/api/record-imports/{id}',
    access: recruiters,
    summary: 'How an import is matched, what its check found, and how far it has come',
    scope: 'applications:read',
    params: idParams,
    returns: recordImport,
    errors: ['not_found'],
  }),
  mapRecordImport: endpoint({
    method: 'PUT',
    path: '/api/record-imports/{id}/mapping',
    access: recruiters,
    summary:
      'Say what the columns, stages and jobs of the file are; it is then checked without bringing anything in',
    scope: 'applications:write',
    params: idParams,
    body: recordMapping,
    returns: recordImport,
    errors: ['not_found', 'conflict', 'invalid_input', 'stale_version'],
  }),
  openRecordMistakes: endpoint({
    method: 'GET',
    path: '/api/record-imports/{id}/mistakes',
    access: recruiters,
    summary: 'The mistakes of the file by line, as CSV; no cell of it is a formula',
    scope: 'applications:read',
    params: idParams,
    returns: 'file',
    files: [fileTypes.csv],
    errors: ['not_found'],
    limits: [{ per: 'account', points: 60, seconds: hourSeconds }],
  }),
  runRecordImport: endpoint({
    method: 'POST',
    path: '/api/record-imports/{id}/run',
    access: recruiters,
    summary:
      'Bring in what was checked, in the background; say where the records come from. Nobody is mailed',
    scope: 'applications:write',
    params: idParams,
    body: z.strictObject({ version, source: textForStrangers(300, messageText('inputs.personSource')) }),
    returns: recordImport,
    errors: ['not_found', 'conflict', 'invalid_input', 'stale_version', 'email_unverified'],
  }),
  addRecordResume: endpoint({
    method: 'POST',
    path: '/api/record-imports/{id}/resumes',
    access: recruiters,
    summary:
      'Add a resume (the body is the file) to the person of an import whose id, email or name its file name holds',
    scope: 'applications:write',
    params: idParams,
    query: z.object({ file_name: z.string().min(1).max(1000) }),
    body: 'file',
    returns: z.object({
      /** Whose it is: one person's; nobody's; or several people are called so. */
      outcome: z.enum(['matched', 'no_match', 'several']),
    }),
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
  notifyRecordPeople: endpoint({
    method: 'POST',
    path: '/api/record-imports/{id}/notices',
    access: recruiters,
    summary:
      'Tell the people of an import by mail who has their data, from where, and how to object or take them over',
    params: idParams,
    returns: recordImport,
    errors: ['not_found', 'conflict', 'email_unverified'],
  }),
  undoRecordImport: endpoint({
    method: 'POST',
    path: '/api/record-imports/{id}/undo',
    access: recruiters,
    summary: 'Remove what an import brought in, but for what somebody has worked with since',
    params: idParams,
    returns: recordImport,
    errors: ['not_found', 'conflict'],
  }),
  deleteRecordImport: endpoint({
    method: 'DELETE',
    path: '/api/record-imports/{id}',
    access: recruiters,
    summary: 'Forget a file that was not brought in',
    params: idParams,
    returns: null,
    errors: ['not_found', 'conflict'],
  }),
};
