import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications } from './jobs.ts';

/** The state of the messages about one application, for lists. */
export const messageThreads = pgTable(
  'message_threads',
  {
    applicationId: uuid('application_id')
      .primaryKey()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    lastAt: instantColumn('last_at').notNull(),
    lastFromCompany: boolean('last_from_company').notNull(),
    /** Since when the candidate waits for an answer; null when they do not. */
    waitingSince: instantColumn('waiting_since'),
  },
  (table) => [
    index('message_threads_company_idx').on(
      table.companyId,
      table.lastAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
    index('message_threads_waiting_idx')
      .on(table.companyId, table.waitingSince, table.applicationId)
      .where(sql`${table.waitingSince} is not null`),
  ],
);

/** Messages about an application, written by its candidate or by a colleague of its company. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    senderId: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    fromCompany: boolean('from_company').notNull(),
    body: text('body').notNull(),
    createdAt: createdAt(),
    /** When it is to be sent, and when it was; null while it waits. */
    dueAt: instantColumn('due_at').notNull(),
    sentAt: instantColumn('sent_at'),
    /** When the other side opened it. */
    readAt: instantColumn('read_at'),
  },
  (table) => [
    index('application_messages_thread_idx').on(table.applicationId, table.dueAt),
    index('application_messages_company_idx').on(table.companyId),
    index('application_messages_sender_idx').on(table.senderId),
    index('application_messages_due_idx')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

/** Texts that a company begins its messages with. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    body: text('body').notNull(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('message_templates_company_idx').on(table.companyId, table.name),
    index('message_templates_creator_idx').on(table.createdBy),
  ],
);
