import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn } from './columns.ts';
import { companies } from './companies.ts';
import { jobPosting } from './jobs.ts';
import { referralLinks } from './referral-links.ts';
import { resumeImportFiles } from './resume-imports.ts';

/** The jobs to which a link sends people, where these are not all open ones. */
export const referralLinkJobs = pgTable(
  'referral_link_jobs',
  {
    linkId: uuid('link_id')
      .notNull()
      .references(() => referralLinks.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.linkId, table.jobId] }),
    index('referral_link_jobs_job_idx').on(table.jobId),
  ],
);

/** People who were sent by a link, with what was said of them; what became of them is at their file and application. */
export const referrals = pgTable(
  'referrals',
  {
    id: idColumn(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => referralLinks.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    /** Null until the resume is here; such a row goes after a day. */
    fileId: uuid('file_id').references(() => resumeImportFiles.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** As the referrer wrote it, for their own list; forgotten after some time. */
    name: text('name').notNull(),
    /** Empty once the resume is here: it is with the person then. */
    email: text('email').notNull(),
    note: text('note').notNull(),
    /** The link's name, kind and terms on the day. */
    linkName: text('link_name').notNull(),
    kind: text('kind').notNull(),
    feeTerms: text('fee_terms').notNull(),
    consentVersion: text('consent_version').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('referrals_link_idx').on(
      table.linkId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('referrals_company_idx').on(table.companyId),
    index('referrals_job_idx').on(table.jobId),
    index('referrals_file_idx').on(table.fileId),
    index('referrals_user_idx').on(table.userId),
    index('referrals_created_idx').on(table.createdAt),
  ],
);
