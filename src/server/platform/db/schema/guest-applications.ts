import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { GivenAnswer } from '../../../../api/jobs/screening-questions.ts';
import type { MailChecks } from '../../adapters/mail-in/mail-in.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';
import { jobPosting } from './jobs.ts';

/**
 * Applications of people who are not signed in, until the link in their mail is followed: first a resume alone, then with who sends it. The
 * row goes when it is confirmed, discarded or too old.
 */
export const guestApplications = pgTable(
  'guest_applications',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    /** The browser that sent the resume, as the hash of its secret: it alone says who applies. */
    browserHash: text('browser_hash').notNull(),
    filePath: text('file_path').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    fileType: text('file_type').notNull(),
    fileSha256: text('file_sha256').notNull(),
    name: text('name').notNull().default(''),
    /** Empty until it was sent. */
    email: text('email').notNull().default(''),
    coverNote: text('cover_note').notNull().default(''),
    answers: jsonb('answers').$type<GivenAnswer[]>().notNull().default([]),
    source: text('source').notNull().default('direct'),
    /** Empty where it came by mail: who follows the link agrees then. */
    termsVersion: text('terms_version').notNull().default(''),
    /** Where it came by mail, what is known of where that came from. */
    byMail: jsonb('by_mail').$type<MailChecks>(),
    /** How often its link was mailed. */
    sends: integer('sends').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    index('guest_applications_job_idx').on(table.jobId),
    index('guest_applications_path_idx').on(table.filePath),
    index('guest_applications_age_idx').on(table.expiresAt),
  ],
);
