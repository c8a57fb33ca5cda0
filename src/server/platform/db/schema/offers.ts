import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies, companyMembers } from './companies.ts';
import { applications } from './jobs.ts';

/**
 * What a company offers an applicant: written, approved by others, sent, and answered; one that is being written and one that was sent
 * at a time. Sending a revised one replaces the one before, which stays readable.
 */
export const offers = pgTable(
  'offers',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    status: text('status').notNull().default('draft'),
    /** In whole units of the currency for each interval. */
    salary: integer('salary').notNull(),
    currency: text('currency').notNull(),
    interval: text('interval').notNull(),
    startOn: date('start_on', { mode: 'string' }),
    expiresAt: instantColumn('expires_at').notNull(),
    text: text('text').notNull(),
    /** The text as it was written, with its fields; empty where it is the same. */
    source: text('source').notNull().default(''),
    /** The file beside the text: all five null without one. */
    filePath: text('file_path'),
    fileName: text('file_name'),
    fileType: text('file_type'),
    fileSize: integer('file_size'),
    fileSha256: text('file_sha256'),
    /** False while the virus scanner has yet to see the file: nobody opens it before. */
    fileScanned: boolean('file_scanned').notNull().default(true),
    approvedAt: instantColumn('approved_at'),
    /** An approver sent it back: until it is changed. */
    returnedBy: uuid('returned_by').references(() => users.id, { onDelete: 'set null' }),
    returnedAt: instantColumn('returned_at'),
    returnReason: text('return_reason').notNull().default(''),
    sentAt: instantColumn('sent_at'),
    endedAt: instantColumn('ended_at'),
    /** When the candidate last asked to discuss it, and the pay that they named, if any. */
    discussedAt: instantColumn('discussed_at'),
    counterSalary: integer('counter_salary'),
    /** The name that the candidate typed to accept it, and the one that somebody of the company typed below; empty without one. */
    signature: text('signature').notNull().default(''),
    countersignature: text('countersignature').notNull().default(''),
    countersignedBy: uuid('countersigned_by').references(() => users.id, { onDelete: 'set null' }),
    countersignedAt: instantColumn('countersigned_at'),
    /** Why it was declined or withdrawn. */
    reason: text('reason').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('offers_open_key')
      .on(table.applicationId)
      .where(sql`${table.status} in ('draft','approved')`),
    uniqueIndex('offers_sent_key')
      .on(table.applicationId)
      .where(sql`${table.status} = 'sent'`),
    index('offers_application_idx').on(table.applicationId),
    index('offers_employer_idx').on(table.companyId),
    index('offers_company_idx')
      .on(table.companyId, table.status)
      .where(sql`${table.status} in ('draft','approved','sent','accepted')`),
    index('offers_expiry_idx')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'sent'`),
    uniqueIndex('offers_file_key')
      .on(table.filePath)
      .where(sql`${table.filePath} is not null`),
    index('offers_creator_idx').on(table.createdBy),
    index('offers_approver_idx').on(table.approvedBy),
    index('offers_returner_idx').on(table.returnedBy),
    index('offers_countersigner_idx').on(table.countersignedBy),
    check(
      'offers_status_check',
      sql`${table.status} in ('draft','approved','sent','accepted','declined','withdrawn','expired','replaced')`,
    ),
    check(
      'offers_approval_check',
      sql`${table.status} in ('draft','withdrawn') or ${table.approvedAt} is not null`,
    ),
    check(
      'offers_file_check',
      sql`num_nulls(${table.filePath}, ${table.fileName}, ${table.fileType}, ${table.fileSize}, ${table.fileSha256}) in (0, 5)`,
    ),
    check('offers_salary_check', sql`${table.salary} > 0`),
  ],
);

/** Who approves an offer, in which order, and what they have approved of it as it is. */
export const offerApprovals = pgTable(
  'offer_approvals',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    approvedAt: instantColumn('approved_at'),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.userId] }),
    index('offer_approvals_user_idx').on(table.userId),
  ],
);

/** Who approves a company's offers unless an offer says otherwise, in this order; whoever leaves the company is none any more. */
export const offerApprovers = pgTable(
  'offer_approvers',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => companyMembers.userId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    index('offer_approvers_user_idx').on(table.userId),
  ],
);
