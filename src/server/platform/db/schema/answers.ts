import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt } from './columns.ts';

/** What candidates say of requirements that nothing on file speaks of; one answer a person and requirement. */
export const requirementAnswers = pgTable(
  'requirement_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What is answered, as the engine's `answerKey` says it. */
    key: text('key').notNull(),
    /** The requirement as the candidate saw it. */
    requirement: text('requirement').notNull(),
    has: boolean('has').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
