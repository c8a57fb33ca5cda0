import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn, updatedAt, versionColumn } from './columns.ts';

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

/** Calendars elsewhere that somebody connected; the password or permission only sealed. */
export const calendarConnections = pgTable(
  'calendar_connections',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** The address as it was typed; empty for services that have one of their own. */
    address: text('address').notNull(),
    /** The name they sign in with there. */
    account: text('account').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    /** The addresses of the calendars that are read. */
    calendars: text('calendars').array().notNull(),
    triedAt: instantColumn('tried_at'),
    readAt: instantColumn('read_at'),
    /** Since when it cannot be read, and why. */
    failedSince: instantColumn('failed_since'),
    problem: text('problem'),
    /** How many events could not be understood when it was last read. */
    unreadEvents: integer('unread_events').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('calendar_connections_same_key').on(table.userId, table.kind, table.address, table.account),
    index('calendar_connections_tried_idx').on(table.triedAt),
    check('calendar_connections_kind_check', sql`${table.kind} in ('caldav','google','microsoft')`),
    check(
      'calendar_connections_failed_check',
      sql`num_nulls(${table.failedSince}, ${table.problem}) in (0, 2)`,
    ),
  ],
);

/** When somebody is busy by a connected calendar: the times alone. */
export const busyTimes = pgTable(
  'busy_times',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => calendarConnections.id, { onDelete: 'cascade' }),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.connectionId, table.startsAt] })],
);
