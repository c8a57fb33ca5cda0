import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Backup } from '../../../../api/operations/backups.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';

/** Backups: how far each has come, and whether it was restored aside as proof. One is made at a time. */
export const backups = pgTable(
  'backups',
  {
    id: idColumn(),
    createdAt: createdAt(),
    /** What it is called where it stands; empty for those that are called by their id. */
    name: text('name').notNull().default(''),
    /** True where the program made it by itself. */
    isScheduled: boolean('is_scheduled').notNull().default(false),
    state: text('state').$type<Backup['state']>().notNull().default('waiting'),
    rows: bigint('rows', { mode: 'number' }).notNull().default(0),
    files: integer('files').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
    error: text('error').notNull().default(''),
    proof: text('proof').$type<Backup['proof']>().notNull().default('none'),
    proofAt: instantColumn('proof_at'),
    proofError: text('proof_error').notNull().default(''),
  },
  (table) => [
    index('backups_created_idx').on(table.createdAt.desc(), table.id.desc()),
    uniqueIndex('backups_one_at_a_time_idx')
      .on(sql`(true)`)
      .where(sql`${table.state} in ('waiting', 'making')`),
  ],
);
