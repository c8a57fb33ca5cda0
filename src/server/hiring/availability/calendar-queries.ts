import type { CalendarConnection, CalendarProblem } from '../../../api/hiring/availability.ts';
import type { Span } from '../../../engine/interviews/free-times.ts';
import type { EmployerScope } from '../../identity/employer-scope.ts';
import type { Database } from '../../platform/db/connect.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';
import { colleagueName } from '../../platform/db/sql-parts.ts';

/** How somebody's calendar elsewhere is read. */
export type StoredConnection = {
  id: string;
  userId: string;
  kind: CalendarConnection['kind'];
  address: string;
  account: string;
  sealed: string;
  calendars: string[];
};

const stored = `c.id, c.user_id as "userId", c.kind, c.address, c.account, c.sealed_secret as sealed, c.calendars`;
const instant = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The calendars that somebody connected, the oldest first. */
export function listConnections(database: Database, userId: string): Promise<CalendarConnection[]> {
  return database.sql<CalendarConnection>(
    `select id, kind, address, account, cardinality(calendars) as calendars, unread_events, problem,
            ${instant('read_at')} as read_at, ${instant('failed_since')} as failed_since
       from calendar_connections where user_id = $1 order by created_at, id`,
    [userId],
  );
}

/** Connects a calendar, or connects it again with another password; null beyond the most. */
export async function storeConnection(
  database: Database,
  value: Omit<StoredConnection, 'id'> & { id: string },
  most: number,
): Promise<string | null> {
  await lockPersonForCount(database, value.userId);
  const [row] = await database.sql<{ id: string }>(
    `insert into calendar_connections (id, user_id, kind, address, account, sealed_secret, calendars)
     select $1, $2, $3, $4, $5, $6, $7::text[]
      where (select count(*) from calendar_connections where user_id = $2 and (kind, address, account) <> ($3, $4, $5)) < $8
     on conflict (user_id, kind, address, account) do nothing returning id`,
    [value.id, value.userId, value.kind, value.address, value.account, value.sealed, value.calendars, most],
  );
  return row?.id ?? null;
}

/** The connection to the same calendars that is there already. */
export async function findSame(
  database: Database,
  { userId, kind, address, account }: Pick<StoredConnection, 'userId' | 'kind' | 'address' | 'account'>,
): Promise<string | null> {
  const [row] = await database.sql<{ id: string }>(
    'select id from calendar_connections where user_id = $1 and kind = $2 and address = $3 and account = $4',
    [userId, kind, address, account],
  );
  return row?.id ?? null;
}

/** Gives a connection another secret, and the calendars that were found with it. */
export async function renewConnection(
  database: Database,
  id: string,
  { sealed, calendars }: Pick<StoredConnection, 'sealed' | 'calendars'>,
): Promise<void> {
  await database.sql(
    'update calendar_connections set sealed_secret = $2, calendars = $3::text[] where id = $1',
    [id, sealed, calendars],
  );
}

/** Forgets a connection with all that was read by it, and answers what it was read with; null where it is not theirs. */
export async function deleteConnection(
  database: Database,
  userId: string,
  id: string,
): Promise<Pick<StoredConnection, 'kind' | 'sealed'> | null> {
  const [row] = await database.sql<Pick<StoredConnection, 'kind' | 'sealed'>>(
    'delete from calendar_connections where id = $1 and user_id = $2 returning kind, sealed_secret as sealed',
    [id, userId],
  );
  return row ?? null;
}

/** The connections of these people, or of all, that were last tried before a moment, the longest ago first. */
export async function listDue(database: Database, before: Date, people: string[] | null): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select c.id from calendar_connections c
      where exists (select 1 from company_members m where m.user_id = c.user_id) and coalesce(tried_at, '-infinity') <= $1 and ($2::uuid[] is null or user_id = any($2::uuid[]))
      order by tried_at nulls first limit 500`,
    [before, people],
  );
  return rows.map(({ id }) => id);
}

/** Takes a connection for reading that nobody else has since a moment; with its owner's zone and address. */
export async function claimReading(
  database: Database,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<(StoredConnection & { timeZone: string | null; email: string }) | null> {
  const [row] = await database.sql<StoredConnection & { timeZone: string | null; email: string }>(
    `update calendar_connections c set tried_at = $3
       from users u
       left join working_hours w on w.user_id = u.id
       left join account_settings s on s.user_id = u.id
      where c.id = $1 and coalesce(c.tried_at, '-infinity') <= $2 and u.id = c.user_id
     returning ${stored}, coalesce(w.time_zone, s.time_zone) as "timeZone", u.email`,
    [id, before, now],
  );
  return row ?? null;
}

/** Lets a connection be read again at once, where a reading was broken off. */
export async function releaseReading(database: Database, id: string): Promise<void> {
  await database.sql('update calendar_connections set tried_at = read_at where id = $1', [id]);
}

/** Keeps when somebody is busy by a calendar, in place of what was known; nothing where it was disconnected meanwhile. */
export async function storeBusy(
  database: Database,
  id: string,
  { spans, unread }: { spans: Span[]; unread: number },
  now: Date,
): Promise<void> {
  const rows = await database.sql(
    `update calendar_connections set read_at = $2, failed_since = null, problem = null, unread_events = $3
      where id = $1 returning 1`,
    [id, now, unread],
  );
  if (rows.length === 0) return;
  await database.sql('delete from busy_times where connection_id = $1', [id]);
  await database.sql(
    `insert into busy_times (connection_id, starts_at, ends_at)
     select $1, to_timestamp(starts), to_timestamp(ends) from unnest($2::float8[], $3::float8[]) as span (starts, ends)
     on conflict do nothing`,
    [id, spans.map(({ from }) => from / 1000), spans.map(({ until }) => until / 1000)],
  );
}

/** Notes that a calendar could not be read; since when stays. What was known before goes on counting. */
export async function storeFailure(
  database: Database,
  id: string,
  problem: CalendarProblem,
  now: Date,
): Promise<void> {
  await database.sql(
    `update calendar_connections set problem = $2, failed_since = coalesce(failed_since, $3) where id = $1`,
    [id, problem, now],
  );
}

/** Those of these people whose calendars cannot be read. */
export async function listUnread(database: Database, people: string[]): Promise<string[]> {
  const rows = await database.sql<{ id: string }>(
    `select distinct user_id as id from calendar_connections
      where user_id = any($1::uuid[]) and failed_since is not null`,
    [people],
  );
  return rows.map(({ id }) => id);
}

/** The most busy times that one look at the calendar shows. */
const mostBusy = 1000;

/** When somebody, or anybody of their company, is busy by a calendar elsewhere in a span, the earliest first. */
export function listBusyMembers(
  database: Database,
  { companyId, viewerId }: Pick<EmployerScope, 'companyId' | 'viewerId'>,
  span: { from: Date; until: Date; team: boolean },
): Promise<{ user_id: string; name: string; from: Date; until: Date }[]> {
  return database.sql(
    `select u.id as user_id, ${colleagueName('u')} as name, b.starts_at as "from", b.ends_at as until
       from company_members m
       join users u on u.id = m.user_id
       join calendar_connections c on c.user_id = m.user_id
       join busy_times b on b.connection_id = c.id
      where m.company_id = $1 and ($3::boolean or m.user_id = $2) and b.starts_at < $5 and b.ends_at > $4
      order by b.starts_at, u.id limit ${mostBusy}`,
    [companyId, viewerId, span.team, span.from, span.until],
  );
}
