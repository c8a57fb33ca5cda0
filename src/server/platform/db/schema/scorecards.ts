import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './accounts.ts';
import { idColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications } from './jobs.ts';

/** What a colleague filed about an application after a talk; one each. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text('verdict').notNull(),
    ratings: jsonb('ratings').$type<{ attribute: string; rating: number | null }[]>().notNull(),
    note: text('note').notNull().default(''),
    filedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('scorecards_once_key').on(table.applicationId, table.authorId),
    index('scorecards_author_idx').on(table.authorId),
    index('scorecards_company_idx').on(table.companyId),
    check('scorecards_verdict_check', sql`${table.verdict} in ('strong_yes','yes','no','strong_no')`),
  ],
);
