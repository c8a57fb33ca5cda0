import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { updatedAt } from './columns.ts';

/** The JSON Resume that a person imported last, as it was written: what the profile has no field for goes on into its files. */
export const profileDocuments = pgTable('profile_documents', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  document: jsonb('document').$type<unknown>().notNull(),
  updatedAt: updatedAt(),
});
