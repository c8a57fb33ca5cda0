import { sql } from 'drizzle-orm';
import { check, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { TrackedContact } from '../../../../api/candidates/tracking.ts';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';

/** Applications that a candidate made elsewhere and tracks by hand; nobody else sees them. */
export const externalApplications = pgTable(
  'outside_applications',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    employerName: text('employer_name').notNull(),
    url: text('url').notNull().default(''),
    appliedOn: date('applied_on', { mode: 'string' }).notNull(),
    stage: text('stage').notNull().default('applied'),
    stageSince: instantColumn('stage_since').notNull().defaultNow(),
    notes: text('notes').notNull().default(''),
    nextStep: text('next_step').notNull().default(''),
    /** The day of the next step in the person's time zone, on which a mail reminds of it, and when it did. */
    remindOn: date('remind_on', { mode: 'string' }),
    remindedAt: instantColumn('reminded_at'),
    contacts: jsonb('contacts').$type<TrackedContact[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('outside_applications_user_idx').on(
      table.userId,
      table.appliedOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('outside_applications_reminder_idx')
      .on(table.remindOn)
      .where(sql`${table.remindedAt} is null and ${table.remindOn} is not null`),
    check(
      'outside_applications_stage_check',
      sql`${table.stage} in ('applied','interview','offer','closed')`,
    ),
  ],
);
