import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { TrackedContact } from '../../../../api/candidates/tracking.ts';
import { users } from './accounts.ts';
import { createdAt, instantColumn, versionColumn } from './columns.ts';
import { jobPosting } from './jobs.ts';

/** A candidate's private list of jobs to aim for; `stage` is kept by hand for jobs they did not apply to here. */
export const targetJobs = pgTable(
  'target_jobs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobPosting.id, { onDelete: 'cascade' }),
    stage: text('stage').notNull().default('saved'),
    stageSince: instantColumn('stage_since').notNull().defaultNow(),
    notes: text('notes').notNull().default(''),
    deadline: date('deadline', { mode: 'string' }),
    /** The day of the next step in the person's time zone, on which a mail reminds of it, and when it did. */
    remindOn: date('remind_on', { mode: 'string' }),
    remindedAt: instantColumn('reminded_at'),
    nextStep: text('next_step').notNull().default(''),
    contacts: jsonb('contacts').$type<TrackedContact[]>().notNull().default([]),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('target_jobs_job_idx').on(table.jobId),
    index('target_jobs_reminder_idx')
      .on(table.remindOn)
      .where(sql`${table.remindedAt} is null and ${table.remindOn} is not null`),
    check('target_jobs_stage_check', sql`${table.stage} in ('saved','applied','interview','offer','closed')`),
  ],
);
