import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.ts';

/** What staff switched for the whole site; what does not stand here is on. Who changed it stands in the events, by `id`. */
export const siteSwitches = pgTable('site_switches', {
  name: text('name').primaryKey(),
  id: uuid('id').notNull().unique(),
  isOn: boolean('is_on').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
});
