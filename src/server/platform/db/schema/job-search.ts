import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  customType,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';
import { jobPosting } from './jobs.ts';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Jobs that were added, changed or removed, written by a trigger in the same transaction; the indexes in memory follow it. */
export const jobChanges = pgTable(
  'job_changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    jobId: uuid('job_id').notNull(),
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    createdAt: createdAt(),
  },
  (table) => [index('job_changes_transaction_idx').on(table.transaction)],
);

/** Jobs that a person does not want to see in lists. */
export const hiddenJobs = pgTable(
  'hidden_jobs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('hidden_jobs_job_idx').on(table.jobId),
  ],
);

/** Searches that a person keeps. `lastSentAt`: jobs created up to then were told of by mail. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, string | number>>().notNull(),
    cadence: text('cadence').notNull().default('none'),
    lastSentAt: instantColumn('last_sent_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    index('saved_searches_user_idx').on(table.userId, table.createdAt.desc().nullsFirst()),
    index('saved_searches_cadence_idx').on(table.cadence, table.lastSentAt),
    check('saved_searches_cadence_check', sql`${table.cadence} in ('none','daily','weekly')`),
  ],
);

/** What people report about jobs, for the staff to look at. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: idColumn(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    details: text('details').notNull().default(''),
    createdAt: createdAt(),
    resolvedAt: instantColumn('resolved_at'),
    /** For the staff. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('job_reports_job_idx').on(table.jobId),
    index('job_reports_created_idx').on(table.createdAt),
    index('job_reports_open_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.resolvedAt} is null`),
    index('job_reports_reporter_idx').on(table.reporterId),
    check(
      'job_reports_reason_check',
      sql`${table.reason} in ('misleading','scam','discrimination','expired','other')`,
    ),
  ],
);

/** When a candidate first went on to an outside job's own application page. */
export const externalVisits = pgTable(
  'outside_visits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    openedAt: instantColumn('opened_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('outside_visits_job_idx').on(table.jobId),
  ],
);
