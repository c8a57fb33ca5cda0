import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instantColumn } from './columns.ts';

/**
 * What happened, append-only (a trigger refuses changes): who, what, on what, when. No foreign keys: the record of an
 * act outlives the thing acted on.
 */
export const events = pgTable(
  'events',
  {
    id: idColumn(),
    at: instantColumn('at').notNull().defaultNow(),
    actorId: uuid('actor_id'),
    /** For example `application.submitted`. */
    action: text('action').notNull(),
    objectType: text('object_type').notNull(),
    objectId: uuid('object_id').notNull(),
    /** Whose matter it is: the company and the candidate concerned, so that each can be shown their own. */
    companyId: uuid('company_id'),
    subjectId: uuid('subject_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('events_at_idx').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('events_object_idx').on(table.objectType, table.objectId, table.at),
    index('events_company_idx').on(table.companyId, table.at.desc().nullsFirst()),
    index('events_company_actor_idx').on(table.companyId, table.actorId, table.at.desc().nullsFirst()),
    index('events_company_action_idx').on(table.companyId, table.action, table.at.desc().nullsFirst()),
    index('events_subject_idx').on(table.subjectId, table.at.desc().nullsFirst()),
    index('events_ats_forget_idx')
      .on(table.companyId, table.action)
      .where(sql`${table.action} in ('company.ats_forget_failed','company.ats_forgotten')`),
  ],
);

/** How much of a limit is used up, until its window ends. Keys name people and addresses by digests only. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: instantColumn('resets_at').notNull(),
  },
  (table) => [index('rate_limits_age_idx').on(table.resetsAt)],
);

/** Answers to creates that carried an Idempotency-Key, so that a repeat gets the first answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    actorId: uuid('actor_id').notNull(),
    key: text('key').notNull(),
    endpoint: text('endpoint').notNull(),
    requestHash: text('request_hash').notNull(),
    status: integer('status'),
    response: jsonb('response').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.actorId, table.key] }),
    index('idempotency_keys_age_idx').on(table.createdAt),
  ],
);

/** The outbox: what was written to whom. The text is dropped once a server took or refused the mail. */
export const mails = pgTable(
  'mails',
  {
    id: idColumn(),
    toAddress: text('to_address').notNull(),
    /** Which template wrote it. */
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where one POST stops such mails (RFC 8058); null for mails that one cannot do without. */
    unsubscribe: text('unsubscribe'),
    /** The calendar file that goes with it. */
    calendar: jsonb('calendar').$type<{ method: 'REQUEST' | 'CANCEL'; text: string }>(),
    /** A table that goes with it, as a CSV file. */
    attachment: jsonb('attachment').$type<{ name: string; text: string }>(),
    createdAt: createdAt(),
    sentAt: instantColumn('sent_at'),
    refusedAt: instantColumn('refused_at'),
    attempts: integer('attempts').notNull().default(0),
    /** What the last failed try said. */
    error: text('error'),
    /** Where answers to it go, in place of who it is from. */
    replyTo: text('reply_to'),
    /** The message between an applicant and a company that it tells of. */
    messageId: uuid('message_id'),
    /** When a mail server said that it does not arrive; what it said is the error. */
    bouncedAt: instantColumn('bounced_at'),
  },
  (table) => [index('mails_age_idx').on(table.createdAt.desc().nullsFirst())],
);

/** What this database was last brought up to, by name: for example the versions that its scores are counted with. */
export const systemState = pgTable('kept_versions', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
