import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';
import { companies } from './companies.ts';
import { applications } from './jobs.ts';

/** A talk with an applicant: proposed at some times, booked for one of them, or cancelled. */
export const interviews = pgTable(
  'interviews',
  {
    id: idColumn(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull(),
    minutes: integer('minutes').notNull(),
    /** Where it is, or which number is called; the video call is at `link`. */
    place: text('place').notNull(),
    link: text('link').notNull(),
    /** What the candidate is told beside. */
    message: text('message').notNull(),
    /** The zone, by its IANA name, of whoever proposed the times. */
    timeZone: text('time_zone').notNull(),
    /** The candidate's zone, once they have answered. */
    candidateZone: text('candidate_zone'),
    times: instantColumn('times').array().notNull(),
    /** Where the candidate picks any time at which its panel is free: from which day until which, by the employer's zone. */
    pickFrom: date('pick_from', { mode: 'string' }),
    pickUntil: date('pick_until', { mode: 'string' }),
    /** How long before a time it can be picked at the latest, and what is kept free before and after it. */
    noticeHours: integer('notice_hours'),
    bufferMinutes: integer('buffer_minutes'),
    status: text('status').notNull(),
    startsAt: instantColumn('starts_at'),
    endsAt: instantColumn('ends_at'),
    bookedAt: instantColumn('booked_at'),
    /** What the candidate said when they asked for other times. */
    wish: text('wish').notNull().default(''),
    cancelledBy: text('cancelled_by'),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** The SEQUENCE of its calendar entry: one more with each change that calendars show. */
    sequence: integer('sequence').notNull().default(0),
    /** How many of its two reminders were sent, and whether it was noted as held. */
    reminded: integer('reminded').notNull().default(0),
    heldAt: instantColumn('held_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: versionColumn(),
  },
  (table) => [
    index('interviews_application_idx').on(table.applicationId),
    index('interviews_company_idx').on(table.companyId),
    index('interviews_booked_idx')
      .on(table.companyId, table.startsAt, table.id)
      .where(sql`${table.status} = 'booked'`),
    index('interviews_waiting_idx')
      .on(table.companyId, table.createdAt, table.id)
      .where(sql`${table.status} in ('proposed','asked')`),
    index('interviews_ahead_idx')
      .on(table.startsAt)
      .where(sql`${table.status} = 'booked' and ${table.heldAt} is null`),
    index('interviews_creator_idx').on(table.createdBy),
    check('interviews_kind_check', sql`${table.kind} in ('video','phone','on_site')`),
    check('interviews_status_check', sql`${table.status} in ('proposed','asked','booked','cancelled')`),
    check(
      'interviews_pick_check',
      sql`num_nulls(${table.pickFrom}, ${table.pickUntil}, ${table.noticeHours}, ${table.bufferMinutes}) in (0, 4)`,
    ),
    check(
      'interviews_booked_check',
      sql`${table.status} <> 'booked' or (${table.startsAt} is not null and ${table.endsAt} > ${table.startsAt})`,
    ),
  ],
);

/** Who leads an interview. */
export const interviewPeople = pgTable(
  'interview_people',
  {
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.interviewId, table.userId] }),
    index('interview_people_user_idx').on(table.userId),
  ],
);

/**
 * The times at which interviewers are booked, a row for each five minutes: its key keeps anybody from being in two
 * interviews at once, whoever books them and however many at a time.
 */
export const bookedTimes = pgTable(
  'booked_times',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: instantColumn('at').notNull(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.at] }),
    index('booked_times_interview_idx').on(table.interviewId),
    check('booked_times_grid_check', sql`extract(epoch from ${table.at})::bigint % 300 = 0`),
  ],
);
