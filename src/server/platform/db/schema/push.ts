import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sessions, users } from './accounts.ts';
import { createdAt, idColumn } from './columns.ts';

/** Browsers that get push notices, each for as long as the session that asked. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_devices_user_idx').on(table.userId),
    index('push_devices_session_idx').on(table.sessionId),
  ],
);
