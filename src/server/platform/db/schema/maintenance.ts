import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.ts';

/** The one maintenance of the site: a single row, without times when none is set. Who changed it stands in the events, by `id`. */
export const siteMaintenance = pgTable('site_maintenance', {
  name: text('name').primaryKey(),
  id: uuid('id').notNull().unique(),
  version: integer('version').notNull(),
  startsAt: instantColumn('starts_at'),
  endsAt: instantColumn('ends_at'),
  message: text('message').notNull(),
});
