import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import type { Design } from '../../../../engine/sheet/sheet-document.ts';
import { users } from './accounts.ts';
import { resumeMetadata } from './candidates.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { jobPosting } from './jobs.ts';

/**
 * Resumes that a person writes here: one base, and copies worded for a job. What each was made from (`base`), what it says now, and how it
 * looks (as nobody designed it where null); `letter` is the cover letter that goes with it.
 */
export const tailoredResumes = pgTable(
  'tailored_resumes',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'set null' }),
    resumeId: uuid('resume_id').references(() => resumeMetadata.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    base: jsonb('base').$type<ResumeContent>().notNull(),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    design: jsonb('design').$type<Design>(),
    isBase: boolean('is_base').notNull().default(false),
    letter: text('letter').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('tailored_resumes_user_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('tailored_resumes_job_idx').on(table.jobId),
    index('tailored_resumes_resume_idx').on(table.resumeId),
    uniqueIndex('tailored_resumes_base_idx')
      .on(table.userId)
      .where(sql`${table.isBase}`),
  ],
);

/** What a tailored copy said before each edit that can still be undone. */
export const tailoredVersions = pgTable(
  'tailored_versions',
  {
    tailoredId: uuid('tailored_id')
      .notNull()
      .references(() => tailoredResumes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    design: jsonb('design').$type<Design>(),
    at: instantColumn('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tailoredId, table.version] })],
);

/** States of a resume that its person gave a name, to come back to. */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    id: idColumn(),
    tailoredId: uuid('tailored_id')
      .notNull()
      .references(() => tailoredResumes.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: jsonb('content').$type<ResumeContent>().notNull(),
    design: jsonb('design').$type<Design>(),
    createdAt: createdAt(),
  },
  (table) => [index('resume_versions_tailored_idx').on(table.tailoredId, table.createdAt)],
);

/** Suggested bullets that a person turned down for a job, by their text. */
export const rejectedBullets = pgTable(
  'rejected_bullets',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    at: instantColumn('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId, table.text] }),
    index('rejected_bullets_job_idx').on(table.jobId),
  ],
);
