import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { MailChecks } from '../../adapters/mail-in/mail-in.ts';
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
    /** Out of the way until then; null when it is not. */
    snoozedUntil: instantColumn('snoozed_until'),
    /** When it came back without an answer since; null when it did not. */
    followUpAt: instantColumn('follow_up_at'),
  },
  (table) => [
    index('message_threads_company_idx').on(
      table.companyId,
      table.lastAt.desc().nullsFirst(),
      table.applicationId.desc().nullsFirst(),
    ),
    index('message_threads_due_idx')
      .on(table.companyId, sql`coalesce(${table.waitingSince}, ${table.followUpAt})`, table.applicationId)
      .where(
        sql`coalesce(${table.waitingSince}, ${table.followUpAt}) is not null and ${table.snoozedUntil} is null`,
      ),
    index('message_threads_snoozed_idx')
      .on(table.snoozedUntil)
      .where(sql`${table.snoozedUntil} is not null`),
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
    /** The message that it follows unless the applicant answers before; null for one that does not depend on that. */
    follows: uuid('follows'),
    /** The event of the move whose rule wrote it: it goes only while that is the last move. Null for what somebody wrote. */
    moveId: uuid('move_id'),
    /** When, and why, it was decided that it is never sent. */
    droppedAt: instantColumn('dropped_at'),
    dropReason: text('drop_reason'),
    /** Where it came by mail, what is known of where that came from, and the names of files with it, which are not kept. */
    byMail: jsonb('by_mail').$type<MailChecks & { files: string[] }>(),
    /** When a mail server said that the mail which tells of it does not arrive, and what it said. */
    undeliveredAt: instantColumn('undelivered_at'),
    undeliveredReason: text('undelivered_reason'),
  },
  (table) => [
    index('application_messages_thread_idx').on(table.applicationId, table.dueAt),
    index('application_messages_company_idx').on(table.companyId),
    index('application_messages_sender_idx').on(table.senderId),
    index('application_messages_due_idx')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.droppedAt} is null`),
    index('application_messages_waiting_idx')
      .on(table.companyId, table.applicationId)
      .where(sql`${table.sentAt} is null and ${table.droppedAt} is null`),
    index('application_messages_unread_idx')
      .on(table.companyId, table.applicationId)
      .where(sql`not ${table.fromCompany} and ${table.readAt} is null`),
    check(
      'application_messages_dropped_check',
      sql`num_nulls(${table.droppedAt}, ${table.dropReason}) in (0, 2) and (${table.droppedAt} is null or ${table.sentAt} is null)`,
    ),
  ],
);

/** Texts that a company begins its messages and its offers with. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: idColumn(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').$type<'message' | 'offer'>().notNull().default('message'),
    name: text('name').notNull(),
    body: text('body').notNull(),
    /** What follows while nobody answers: so many days later, which text. */
    followUps: jsonb('follow_ups').$type<{ after_days: number; body: string }[]>().notNull().default([]),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('message_templates_company_idx').on(table.companyId, table.name),
    index('message_templates_creator_idx').on(table.createdBy),
    check('message_templates_kind_check', sql`${table.kind} in ('message','offer')`),
  ],
);
