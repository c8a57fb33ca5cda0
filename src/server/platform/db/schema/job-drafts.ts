import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { JobFormValues } from '../../../../api/jobs/job-drafts.ts';
import { users } from './accounts.ts';
import { instantColumn } from './columns.ts';

/** Job forms that were typed and not sent, each for the person who typed it. */
export const jobDrafts = pgTable(
  'job_drafts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which form: `new`, `copy-` and the id of a job, or the id of the job that is edited. */
    name: text('name').notNull(),
    jobVersion: integer('job_version').notNull(),
    form: jsonb('form').$type<JobFormValues>().notNull(),
    savedAt: instantColumn('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.name] })],
);
