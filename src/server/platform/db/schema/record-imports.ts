import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { RecordCounts, RecordField, StageChoice } from '../../../../api/hiring/record-imports.ts';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications, jobPosting } from './jobs.ts';

/** A column of a file: how it is called, up to three of its values while it is being matched, and what it holds. */
export type StoredColumn = { name: string; samples: string[]; field: RecordField | null };
/** What is wrong in a line, as stored messages. */
export type StoredMistake = { line: number; column: string; detail: string };
/** The values that a file has for jobs, stages and statuses, with on how many lines each stands. */
export type FoundValues = Record<'jobs' | 'stages' | 'statuses', { value: string; lines: number }[]>;
/** What those values are here. */
export type StoredChoices = {
  jobs: Record<string, string>;
  stages: Record<string, StageChoice>;
  statuses: Record<string, StageChoice>;
};

/** Files of records that a company brings along from another system. The file is kept until it was brought in, or for a week. */
export const recordImports = pgTable(
  'record_imports',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    format: text('format').notNull(),
    state: text('state').notNull().default('mapping'),
    fileName: text('file_name').notNull(),
    /** Null once the file is gone. */
    filePath: text('file_path'),
    encoding: text('encoding').notNull(),
    separator: text('separator').notNull(),
    lines: integer('lines').notNull(),
    /** By what the same columns are known again. */
    headKey: text('head_key').notNull(),
    columns: jsonb('columns').$type<StoredColumn[]>().notNull(),
    remembered: boolean('remembered').notNull().default(false),
    dayFirst: boolean('day_first').notNull().default(false),
    datesUnclear: boolean('dates_unclear').notNull().default(false),
    found: jsonb('found').$type<FoundValues>().notNull(),
    choices: jsonb('choices').$type<StoredChoices>().notNull(),
    counts: jsonb('counts').$type<RecordCounts>(),
    mistakes: jsonb('mistakes').$type<StoredMistake[]>().notNull().default([]),
    /** The last line of the file that was brought in, and how many lines that were. */
    lastLine: integer('last_line').notNull().default(0),
    done: integer('done').notNull().default(0),
    problem: text('problem'),
    /** Where the records come from, and why they may be kept; told to the people. */
    source: text('source').notNull().default(''),
    /** What stands above the notes that came with it, in the language of whoever ran it. */
    noteHead: text('note_head').notNull().default(''),
    notifiedBy: uuid('notified_by').references(() => users.id, { onDelete: 'set null' }),
    notifyFrom: instantColumn('notify_from'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('record_imports_company_idx').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('record_imports_head_idx').on(table.companyId, table.headKey),
    index('record_imports_creator_idx').on(table.createdBy),
    index('record_imports_notifier_idx').on(table.notifiedBy),
    index('record_imports_file_idx').on(table.filePath),
    index('record_imports_notify_idx')
      .on(table.notifyFrom)
      .where(sql`${table.notifyFrom} is not null`),
    check('record_imports_kind_check', sql`${table.kind} in ('people','jobs')`),
    check(
      'record_imports_state_check',
      sql`${table.state} in ('mapping','checking','checked','running','done','undoing','undone')`,
    ),
  ],
);

/** What came in by each line, so that it can be undone, and is known when the same comes again. The row goes with its person. */
export const recordImportLines = pgTable(
  'record_import_lines',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => recordImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    lineKey: text('line_key').notNull(),
    personKey: text('person_key'),
    applicationKey: text('application_key'),
    /** The name in lower case, by which resumes beside the file are matched. */
    nameKey: text('name_key').notNull().default(''),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'cascade' }),
    /** What this line made, and did not find. */
    madePerson: boolean('made_person').notNull().default(false),
    madeJob: boolean('made_job').notNull().default(false),
    /** The stage in which the application came in. */
    stage: text('stage').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('record_import_lines_key_idx').on(table.companyId, table.lineKey),
    index('record_import_lines_person_idx').on(table.companyId, table.personKey),
    index('record_import_lines_name_idx').on(table.importId, table.nameKey),
    index('record_import_lines_user_idx').on(table.userId),
    index('record_import_lines_application_idx').on(table.applicationId),
    index('record_import_lines_job_idx').on(table.jobId),
  ],
);
