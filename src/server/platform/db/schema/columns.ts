import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';

/** A record's id: a UUID that sorts by the time it was made. */
export const idColumn = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7());

/** An instant, stored with its zone. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Words to be searched by. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** When the row was made, by the database's clock. */
export const createdAt = () => instantColumn('created_at').notNull().defaultNow();

/** When the row was last changed. */
export const updatedAt = () => instantColumn('updated_at').notNull().defaultNow();

/** Counts the edits of a record, so that a stale edit can be refused. */
export const versionColumn = () => integer('version').notNull().default(1);
