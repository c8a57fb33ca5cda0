import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { idColumn, instantColumn, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications } from './jobs.ts';

/** Requests of applicants that a person reviews how they were assessed, with the answer; one that is open at a time. */
export const humanReviews = pgTable(
  'human_reviews',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    askedAt: instantColumn('asked_at').notNull(),
    dueAt: instantColumn('due_at').notNull(),
    outcome: text('outcome'),
    answer: text('answer').notNull().default(''),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instantColumn('answered_at'),
    version: versionColumn(),
  },
  (table) => [
    uniqueIndex('human_reviews_open_key')
      .on(table.applicationId)
      .where(sql`${table.outcome} is null`),
    index('human_reviews_application_idx').on(table.applicationId, table.askedAt),
    index('human_reviews_employer_idx').on(table.companyId),
    index('human_reviews_company_idx')
      .on(table.companyId, table.dueAt)
      .where(sql`${table.outcome} is null`),
    index('human_reviews_due_idx')
      .on(table.dueAt)
      .where(sql`${table.outcome} is null`),
    index('human_reviews_answerer_idx').on(table.answeredBy),
    check('human_reviews_outcome_check', sql`${table.outcome} in ('kept','changed')`),
    check(
      'human_reviews_answer_check',
      sql`(${table.outcome} is null) = (${table.answeredAt} is null) and (${table.outcome} is null or ${table.answer} <> '')`,
    ),
  ],
);
