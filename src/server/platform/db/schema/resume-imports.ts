import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { KnownPerson, StoredMatch } from '../../../../api/hiring/resume-imports.ts';
import { users } from './accounts.ts';
import { resumeMetadata } from './candidates.ts';
import { createdAt, idColumn, instantColumn, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { applications, jobPosting } from './jobs.ts';
import { referralLinks } from './referral-links.ts';
import { talentPeople } from './talent.ts';

/** Resumes that a company brings in for a job or for its talent pool, many at a time, or that of one person. */
export const resumeImports = pgTable(
  'resume_imports',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().default('files'),
    /** Null for the talent pool. */
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Where the resumes come from, and why they may be kept; told to the people. */
    source: text('source').notNull(),
    /** What was typed of the one person, until their file is here. */
    person: jsonb('person').$type<KnownPerson>(),
    /** The link by which the people were sent. */
    referralLinkId: uuid('referral_link_id').references(() => referralLinks.id, { onDelete: 'set null' }),
    /** Who has the people told, and since when; null while nobody does. */
    notifiedBy: uuid('notified_by').references(() => users.id, { onDelete: 'set null' }),
    notifyFrom: instantColumn('notify_from'),
    undoneAt: instantColumn('undone_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('resume_imports_company_idx').on(
      table.companyId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('resume_imports_job_idx').on(table.jobId),
    index('resume_imports_referral_idx').on(table.referralLinkId),
    index('resume_imports_creator_idx').on(table.createdBy),
    index('resume_imports_notifier_idx').on(table.notifiedBy),
    index('resume_imports_notify_idx')
      .on(table.notifyFrom)
      .where(sql`${table.notifyFrom} is not null and ${table.undoneAt} is null`),
    check('resume_imports_kind_check', sql`${table.kind} in ('files','person','referral')`),
  ],
);

/** The files of an import, each with what became of it. */
export const resumeImportFiles = pgTable(
  'resume_import_files',
  {
    id: idColumn(),
    importId: uuid('import_id')
      .notNull()
      .references(() => resumeImports.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    state: text('state').notNull().default('reading'),
    /** Why it could not be added, as a stored message. */
    detail: text('detail'),
    /** Whom it may be of as well, found when it was read. */
    matches: jsonb('matches').$type<StoredMatch[]>().notNull().default([]),
    /** The person without an account whose resume it is; null once they are gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    resumeId: uuid('resume_id').references(() => resumeMetadata.id, { onDelete: 'set null' }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'set null' }),
    /** Their record in the talent pool. */
    talentId: uuid('talent_id').references(() => talentPeople.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('resume_import_files_once_key').on(table.importId, table.sha256),
    index('resume_import_files_page_idx').on(table.importId, table.createdAt, table.id),
    index('resume_import_files_user_idx').on(table.userId),
    index('resume_import_files_resume_idx').on(table.resumeId),
    index('resume_import_files_application_idx').on(table.applicationId),
    index('resume_import_files_talent_idx').on(table.talentId),
    check(
      'resume_import_files_state_check',
      sql`${table.state} in ('reading','to_check','duplicate','failed','added','merged','skipped','removed')`,
    ),
  ],
);

/**
 * People without an account, whom a company added with a resume. Their row of `users` has an address that nobody can have; how they
 * are reached stands here. The row goes when they make it their account.
 */
export const addedPeople = pgTable(
  'added_people',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    /** The digits of their phone. */
    phone: text('phone').notNull().default(''),
    source: text('source').notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** Who they are as well, by the word of a colleague: another such person, or somebody with an account. */
    mergedInto: uuid('merged_into').references(() => users.id, { onDelete: 'set null' }),
    /** When they were told that their data are here; null while they were not. */
    notifiedAt: instantColumn('notified_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('added_people_email_idx').on(table.companyId, sql`lower(${table.email})`),
    index('added_people_phone_idx').on(table.companyId, table.phone),
    index('added_people_adder_idx').on(table.addedBy),
    index('added_people_merged_idx').on(table.mergedInto),
  ],
);
