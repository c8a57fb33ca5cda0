import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import { users } from './accounts.ts';
import { resumeMetadata } from './candidates.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { jobPosting } from './jobs.ts';

/** Copies of a person's resume, worded for a job: what it was made from (`base`) and what it says now. */
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
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('tailored_resumes_user_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('tailored_resumes_job_idx').on(table.jobId),
    index('tailored_resumes_resume_idx').on(table.resumeId),
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
    at: instantColumn('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tailoredId, table.version] })],
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
