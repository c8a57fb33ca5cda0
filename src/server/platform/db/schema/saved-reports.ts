import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies, companyMembers } from './companies.ts';
import { jobPosting } from './jobs.ts';

/** Reports that somebody keeps for themselves or shares with the company. */
export const savedReports = pgTable(
  'saved_reports',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Who leaves the company takes their reports along. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => companyMembers.userId, { onDelete: 'cascade' }),
    /** The one job that it is about; null for all others. */
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'cascade' }),
    /** The colleague whose hiring teams it is about; who leaves the company is reported on no more. */
    memberId: uuid('member_id').references(() => companyMembers.userId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    shared: boolean('shared').notNull().default(false),
    search: jsonb('search').$type<Record<string, string>>().notNull(),
    /** When its owner deleted it, who may want it back a moment later. */
    deletedAt: instantColumn('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('saved_reports_company_idx').on(table.companyId),
    index('saved_reports_owner_idx').on(table.ownerId),
    index('saved_reports_job_idx').on(table.jobId),
    index('saved_reports_member_idx').on(table.memberId),
    index('saved_reports_deleted_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** To whom of the company a report is mailed, and when. Each asks for themselves; who leaves the company gets none any more. */
export const reportMails = pgTable(
  'report_mails',
  {
    id: idColumn(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => savedReports.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => companyMembers.userId, { onDelete: 'cascade' }),
    cadence: text('cadence').$type<'weekly' | 'monthly'>().notNull(),
    /** On which day of the week, 1 for Monday; null for the first of each month. */
    weekday: integer('weekday'),
    nextAt: instantColumn('next_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('report_mails_reader_key').on(table.reportId, table.userId),
    index('report_mails_user_idx').on(table.userId),
    index('report_mails_next_idx').on(table.nextAt),
    check(
      'report_mails_cadence_check',
      sql`${table.cadence} = 'weekly' and ${table.weekday} between 1 and 7 or ${table.cadence} = 'monthly' and ${table.weekday} is null`,
    ),
  ],
);
