import type { LoggedError } from '../../../api/operations/error-log.ts';
import type { Database } from '../../platform/db/connect.ts';
import { errorLog } from '../../platform/db/schema.ts';

/** An error to be kept. */
export type NewError = typeof errorLog.$inferInsert & { id: string };

/** Keeps an error. */
export async function saveError(database: Database, error: NewError): Promise<void> {
  await database.db.insert(errorLog).values(error);
}

/** Forgets errors from before an instant. */
export async function purgeErrors(database: Database, before: Date): Promise<void> {
  await database.sql('delete from error_log where at < $1', [before]);
}

/** Which errors are looked for. Days are of UTC, both included; `after` is the place of the last one seen. */
export type ErrorFilter = {
  q: string;
  requestId: string | null;
  from: string | null;
  to: string | null;
  after: [at: string, id: string] | null;
  limit: number;
};

type Row = Omit<LoggedError, 'at'> & { at: Date; place_at: string };

/** Errors, the newest first, each with its exact instant for the next page. */
export async function listErrors(
  database: Database,
  { q, requestId, from, to, after, limit }: ErrorFilter,
): Promise<{ item: LoggedError; key: [string, string] }[]> {
  const rows = await database.sql<Row>(
    `select id, at, source, request_id, action, actor_id, name, message, place, version,
            to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place_at
       from error_log
      where ($1 = '' or strpos(lower(concat_ws(' ', action, name, message, place)), lower($1)) > 0)
        and ($2::uuid is null or request_id = $2)
        and ($3::text is null or at >= $3::timestamp at time zone 'UTC')
        and ($4::text is null or at < ($4::timestamp + interval '1 day') at time zone 'UTC')
        and ($5::timestamptz is null or (at, id) < ($5, $6::uuid))
      order by at desc, id desc limit $7`,
    [q, requestId, from, to, after?.[0] ?? null, after?.[1] ?? null, limit],
  );
  return rows.map(({ place_at, at, ...row }) => ({
    item: { ...row, at: at.toISOString() },
    key: [place_at, row.id],
  }));
}
