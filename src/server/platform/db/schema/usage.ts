import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns.ts';

/**
 * What was used, counted when it happens. Each account, posting, resume and model call writes a row in its own
 * transaction, so that no two writers wait for one counter; its `source` is by chance and names nobody. Calls of the API come from each
 * process, which is their `source`. Older rows of an hour are added up into one, whose source is all zeros.
 */
export const usageCounts = pgTable(
  'usage_counts',
  {
    /** The start of an hour of UTC. */
    hour: instantColumn('hour').notNull(),
    kind: text('kind').notNull(),
    source: uuid('source').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kind, table.source] })],
);
