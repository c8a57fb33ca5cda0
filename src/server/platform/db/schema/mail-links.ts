import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, instantColumn } from './columns.ts';

/**
 * Single-use links that we mail: the token only as its SHA-256 in hex, a code beside it only as a keyed hash. A link counts
 * while its owner keeps the address it went to; one with `browserHash` only in the browser that asked for it.
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<'recover' | 'verify' | 'sign_in'>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    codeHash: text('code_hash'),
    /** How often the code was tried. */
    tries: integer('tries').notNull().default(0),
    browserHash: text('browser_hash'),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_links_user_idx').on(table.userId),
    index('mail_links_age_idx').on(table.expiresAt),
    index('mail_links_code_idx').on(table.email, table.purpose),
  ],
);

/** Changes of address that wait for both their links; one a person. Tokens only as their SHA-256 in hex. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull().unique(),
    newTokenHash: text('new_token_hash').notNull().unique(),
    /** When the link at the old address was opened, and the one at the new. */
    approvedAt: instantColumn('approved_at'),
    confirmedAt: instantColumn('confirmed_at'),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('email_changes_age_idx').on(table.expiresAt)],
);
