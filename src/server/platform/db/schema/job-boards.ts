import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, idColumn, instantColumn } from './columns.ts';
import { jobPosting } from './jobs.ts';

/** Employers' boards elsewhere that people follow; their open jobs are postings with the source `board`. */
export const jobBoards = pgTable(
  'job_boards',
  {
    id: idColumn(),
    /** The one name of the board: `greenhouse:acme`, or the one spelling of its address. */
    key: text('key').notNull().unique(),
    /** Where people see it. */
    address: text('address').notNull(),
    /** What it is; null until it was read for the first time. */
    kind: text('kind'),
    /** Where a feed or sitemap is read; '' for services, whose addresses are made of the key. */
    source: text('source').notNull().default(''),
    /** The employer, as the board calls it; '' while that is not known. */
    name: text('name').notNull().default(''),
    /** What the last answer said of itself, to be told when nothing has changed since. */
    etag: text('etag').notNull().default(''),
    lastModified: text('last_modified').notNull().default(''),
    /** Why the last look failed; null when it did not. */
    problem: text('problem'),
    failures: integer('failures').notNull().default(0),
    /** How many entries of the last reading are no jobs here, by reason. */
    leftOut: jsonb('left_out').$type<Record<string, number>>().notNull().default({}),
    /** When it was looked at last, read whole last, and is to be read next. */
    checkedAt: instantColumn('checked_at'),
    readAt: instantColumn('read_at'),
    nextAt: instantColumn('next_at').notNull(),
    /** When most of its jobs were missing for the first time; they are closed when the next reading lacks them too. */
    shrunkAt: instantColumn('shrunk_at'),
    /** When the staff stopped it, and why. */
    stoppedAt: instantColumn('stopped_at'),
    stopReason: text('stop_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('job_boards_due_idx')
      .on(table.nextAt)
      .where(sql`${table.stoppedAt} is null`),
    check(
      'job_boards_kind_check',
      sql`${table.kind} is null or ${table.kind} in ('greenhouse','lever','lever-eu','ashby','feed','pages')`,
    ),
  ],
);

/** Who follows which board. */
export const jobBoardFollows = pgTable(
  'job_board_follows',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.boardId] }),
    index('job_board_follows_board_idx').on(table.boardId),
  ],
);

/** The addresses that a board names: each with its job, or with none when no job stands there. */
export const jobBoardPages = pgTable(
  'job_board_pages',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => jobBoards.id, { onDelete: 'cascade' }),
    /** The SHA-256, in hex, of the one spelling of the address. */
    urlKey: text('url_key').notNull(),
    jobId: uuid('job_id').references(() => jobPosting.id, { onDelete: 'set null' }),
    /** The SHA-256 of what was read, to see whether it has changed. */
    contentKey: text('content_key').notNull().default(''),
    /** When the page changed, as the sitemap words it, and what its answer said of itself. */
    changed: text('changed').notNull().default(''),
    etag: text('etag').notNull().default(''),
    lastModified: text('last_modified').notNull().default(''),
    checkedAt: instantColumn('checked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.urlKey] }),
    index('job_board_pages_job_idx').on(table.jobId),
  ],
);

/** When each host of a board may be asked next, by the database's clock, whichever process asks. */
export const hostTurns = pgTable('host_turns', {
  host: text('host').primaryKey(),
  freeAt: instantColumn('free_at').notNull(),
});
