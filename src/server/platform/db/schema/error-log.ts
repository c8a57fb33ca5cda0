import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from './columns.ts';

/** Errors that nobody foresaw, without what caused them: no bodies, no secrets, no words of people. Kept for some days. */
export const errorLog = pgTable(
  'error_log',
  {
    id: idColumn(),
    at: instantColumn('at').notNull(),
    source: text('source').notNull(),
    requestId: uuid('request_id'),
    action: text('action').notNull(),
    actorId: uuid('actor_id'),
    name: text('name').notNull(),
    message: text('message').notNull(),
    place: text('place').notNull(),
    version: text('version').notNull(),
  },
  (table) => [
    index('error_log_at_idx').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('error_log_request_idx').on(table.requestId),
    check('error_log_source_check', sql`${table.source} in ('request','task','mail','log')`),
  ],
);
