import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../messages/languages.ts';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';

/** The copy of a person's data that they asked for last: how far it is, and where the ZIP lies until it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names this request, so that the work on an earlier one stops. */
    requestId: uuid('request_id').notNull(),
    /** The language in which they asked for it. */
    language: text('language').$type<Language>().notNull().default('en'),
    state: text('state').$type<'waiting' | 'working' | 'ready' | 'failed'>().notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    storagePath: text('storage_path'),
    size: bigint('size', { mode: 'number' }),
    /** In hex, of the ZIP as it was made. */
    sha256: text('sha256'),
    expiresAt: instantColumn('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('data_exports_age_idx').on(table.expiresAt),
    check('data_exports_state_check', sql`${table.state} in ('waiting','working','ready','failed')`),
  ],
);

/** Accounts that are going to be deleted; the token of the mailed link only as its SHA-256 in hex. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    requestedAt: instantColumn('requested_at').notNull(),
    dueAt: instantColumn('due_at').notNull(),
  },
  (table) => [index('account_deletions_due_idx').on(table.dueAt)],
);

/** Accounts that were deleted: a keyed hash of the address, when, and how much went. It names nobody. */
export const accountErasures = pgTable('account_erasures', {
  id: idColumn(),
  subjectHash: text('subject_hash').notNull(),
  requestedAt: instantColumn('requested_at').notNull(),
  erasedAt: instantColumn('erased_at').notNull(),
  counts: jsonb('counts').$type<{ files: number; keptApplications: number }>().notNull(),
});
