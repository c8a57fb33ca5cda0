import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MailChecks } from '../../adapters/mail-in/mail-in.ts';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';
import { applications, jobPosting } from './jobs.ts';

/** Addresses that mail comes in by: of a job, for applications; of a thread, for the answers of one person. */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    id: idColumn(),
    /** What stands after the plus; it cannot be guessed. */
    token: text('token').notNull(),
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'cascade' }),
    applicationId: uuid('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    /** Whose answers come by it; null for a job's. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [
    uniqueIndex('mail_addresses_token_key').on(table.token),
    uniqueIndex('mail_addresses_job_key')
      .on(table.jobId)
      .where(sql`${table.revokedAt} is null and ${table.jobId} is not null`),
    uniqueIndex('mail_addresses_thread_key').on(table.applicationId, table.userId),
    index('mail_addresses_job_idx').on(table.jobId),
    index('mail_addresses_user_idx').on(table.userId),
    check(
      'mail_addresses_of_check',
      sql`(${table.jobId} is null) <> (${table.applicationId} is null) and (${table.applicationId} is null) = (${table.userId} is null)`,
    ),
  ],
);

/** Mails that came in, for a month, so that none is taken twice; they say of nobody what they held. */
export const receivedMails = pgTable(
  'received_mails',
  {
    id: idColumn(),
    /** A hash of the address it came to, its sender, its Message-ID and what it holds. */
    fingerprint: text('fingerprint').notNull(),
    outcome: text('outcome').notNull(),
    checks: jsonb('checks').$type<MailChecks>(),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (table) => [
    uniqueIndex('received_mails_fingerprint_key').on(table.fingerprint),
    index('received_mails_age_idx').on(table.receivedAt),
  ],
);
