import { sql } from 'drizzle-orm';
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instantColumn, tsvector, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications, jobPosting } from './jobs.ts';

/** The fields that a company has on its jobs and on its applications; `version` is of all on a subject. */
export const customFieldLists = pgTable(
  'custom_field_lists',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.subject] }),
    check('custom_field_lists_subject_check', sql`${table.subject} in ('job','application')`),
  ],
);

/** These fields in their order. None is deleted: a retired one is no longer offered, and stays readable where it holds something. */
export const customFields = pgTable(
  'custom_fields',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    kind: text('kind').notNull(),
    /** Of a choice, in their order. */
    options: jsonb('options').$type<{ id: string; name: string; retired: boolean }[]>().notNull().default([]),
    position: integer('position').notNull(),
    retiredAt: instantColumn('retired_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('custom_fields_list_idx').on(table.companyId, table.subject, table.position),
    check('custom_fields_kind_check', sql`${table.kind} in ('text','number','date','choice','person')`),
  ],
);

/** What stands in these fields on one job or one application: by the id of the field a text, a number, a day, or the id of an option or a colleague. */
export const customValues = pgTable(
  'custom_values',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    values: jsonb('values').$type<Record<string, string | number>>().notNull(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('custom_values_company_idx').on(table.companyId),
    uniqueIndex('custom_values_job_key').on(table.jobId),
    uniqueIndex('custom_values_application_key').on(table.applicationId),
    check('custom_values_subject_check', sql`num_nonnulls(${table.jobId}, ${table.applicationId}) = 1`),
  ],
);

/**
 * The same values, a row each, by which lists filter: an option or a colleague, a number, a day, or the words of a text as
 * `company_words` marks them with the field. The command that stores the values keeps them.
 */
export const customFieldValues = pgTable(
  'custom_field_values',
  {
    /** The job or the application. */
    subjectId: uuid('subject_id').notNull(),
    fieldId: uuid('field_id')
      .notNull()
      .references(() => customFields.id, { onDelete: 'cascade' }),
    valuesId: uuid('values_id')
      .notNull()
      .references(() => customValues.id, { onDelete: 'cascade' }),
    chosen: uuid('chosen'),
    number: doublePrecision('number'),
    day: date('day', { mode: 'string' }),
    words: tsvector('words'),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.fieldId] }),
    index('custom_field_values_owner_idx').on(table.valuesId),
    index('custom_field_values_chosen_idx').on(table.fieldId, table.chosen, table.subjectId),
    index('custom_field_values_number_idx').on(table.fieldId, table.number, table.subjectId),
    index('custom_field_values_day_idx').on(table.fieldId, table.day, table.subjectId),
    index('custom_field_values_words_idx').using('gin', table.words),
  ],
);
