import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.ts';
import { jobPosting } from './jobs.ts';

/** Jobs that the staff took down, why, and the status they had. Who did it stands in the events. */
export const jobTakedowns = pgTable('job_takedowns', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobPosting.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  statusBefore: text('status_before').notNull(),
  takenAt: instantColumn('taken_at').notNull(),
});
