import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, instantColumn } from './columns.ts';

/** Messages that anyone left for the people who run this site. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: idColumn(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    topic: text('topic').notNull(),
    message: text('message').notNull(),
    /** A keyed hash of the sender's network, to count by. */
    addressHash: text('address_hash').notNull(),
    createdAt: createdAt(),
    resolvedAt: instantColumn('resolved_at'),
    /** For the staff. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('contact_messages_created_idx').on(table.createdAt),
    index('contact_messages_open_idx')
      .on(table.createdAt, table.id)
      .where(sql`${table.resolvedAt} is null`),
    index('contact_messages_address_idx').on(table.addressHash, table.createdAt),
    index('contact_messages_email_idx').on(table.email, table.createdAt),
    check('contact_messages_topic_check', sql`${table.topic} in ('question','demo','privacy','press')`),
  ],
);
