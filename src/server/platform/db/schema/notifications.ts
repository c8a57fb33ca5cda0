import type { CalendarEntry } from '../../adapters/exports/calendar-file.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Message } from '../../../../messages/message.ts';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';

/**
 * What each person is told, written with the event that causes it. `key` names the event, so that a repeat tells nobody twice;
 * `in_app` and `mail` hold what the person wished at that time.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    key: text('key').notNull(),
    /** What it says, put into words when it is read. */
    title: jsonb('title').$type<Message>().notNull(),
    text: jsonb('text').$type<Message>(),
    path: text('path').notNull(),
    /** What its mail puts into calendars; a finished file where an earlier version of the program stored it. */
    calendar: jsonb('calendar').$type<CalendarEntry | { method: 'REQUEST' | 'CANCEL'; text: string }>(),
    inApp: boolean('in_app').notNull(),
    mail: text('mail').notNull(),
    createdAt: createdAt(),
    readAt: instantColumn('read_at'),
    /** When it went into a mail, or was found to need none. */
    mailedAt: instantColumn('mailed_at'),
  },
  (table) => [
    uniqueIndex('notifications_once_key').on(table.userId, table.key),
    index('notifications_newest_idx').on(table.userId, table.id.desc().nullsFirst()),
    index('notifications_unread_idx')
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.inApp}`),
    index('notifications_digest_idx')
      .on(table.userId)
      .where(sql`${table.mail} = 'daily' and ${table.mailedAt} is null`),
    index('notifications_age_idx').on(table.createdAt),
    check('notifications_mail_check', sql`${table.mail} in ('at_once','daily','never')`),
  ],
);

/** How a person wants to hear of a kind of notification, where that differs from the usual. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    inApp: boolean('in_app').notNull(),
    mail: text('mail').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    check('notification_settings_mail_check', sql`${table.mail} in ('at_once','daily','never')`),
  ],
);
