import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { RuleAct } from '../../../../api/hiring/stage-rules.ts';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications } from './jobs.ts';

/** What happens by itself at a company when an application is moved to a stage, in the order in which it happens. */
export const stageRules = pgTable('stage_rules', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  rules: jsonb('rules')
    .$type<{ id: string; job_id: string | null; stage: string; act: RuleAct }[]>()
    .notNull(),
  updatedAt: updatedAt(),
  version: versionColumn(),
});

/** What a colleague is asked to do about an application; of nobody who is still here, everyone's. */
export const applicationTasks = pgTable(
  'application_tasks',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    dueAt: instantColumn('due_at').notNull(),
    /** The event of the move that made it. */
    moveId: uuid('move_id').notNull(),
    createdAt: createdAt(),
    doneAt: instantColumn('done_at'),
  },
  (table) => [
    index('application_tasks_application_idx').on(table.applicationId, table.dueAt),
    index('application_tasks_user_idx').on(table.userId),
    index('application_tasks_due_idx').on(table.companyId, table.dueAt),
  ],
);
