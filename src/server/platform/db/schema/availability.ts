import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { updatedAt, versionColumn } from './columns.ts';

/** When somebody can be interviewing, by the clock of their zone; whoever has no row works from nine to five on weekdays. */
export const workingHours = pgTable('working_hours', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone').notNull(),
  /** The seven days from Monday, in minutes of the day; null for a day off. */
  week: jsonb('week').$type<({ from: number; until: number } | null)[]>().notNull(),
  updatedAt: updatedAt(),
  version: versionColumn(),
});
