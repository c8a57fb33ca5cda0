import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Allowance } from '../../../api/platform/endpoint.ts';
import type { Database } from '../db/connect.ts';
import { rateLimits } from '../db/schema.ts';

/** How an allowance stands after a point was asked of it: what is left, and the seconds until its window ends. */
export type Standing = { taken: boolean; left: number; seconds: number };

/** Takes points of a key's allowance, in one atomic statement; when there were not enough, nothing is written. */
export async function consumePoint(
  database: Database,
  key: string,
  allowance: Allowance,
  now: Date,
  points = 1,
): Promise<Standing> {
  const [row] = await database.planned<{ taken: boolean; used: number; resets_at: Date }>(
    `with taken as (
       insert into rate_limits as held (key, used, resets_at) select $1::text, $5::int, $2::timestamptz where $5::int <= $4::int
       on conflict (key) do update
         set used = case when held.resets_at <= $3 then $5 else held.used + $5 end,
             resets_at = case when held.resets_at <= $3 then excluded.resets_at else held.resets_at end
         where held.resets_at <= $3 or held.used + $5 <= $4
       returning used, resets_at)
     select true as taken, used, resets_at from taken
     union all
     select false, used, resets_at from rate_limits
      where key = $1 and resets_at > $3 and not exists (select 1 from taken)`,
    [key, after(now, allowance.seconds), now, allowance.points, points],
  );
  if (!row) return { taken: false, left: allowance.points, seconds: allowance.seconds };
  const left = Math.max(0, allowance.points - row.used);
  return { taken: row.taken, left, seconds: secondsUntil(row.resets_at, now) };
}

/** Gives one point back: the call turned out not to count. */
export async function returnPoint(database: Database, key: string): Promise<void> {
  await database.db
    .update(rateLimits)
    .set({ used: sql`${rateLimits.used} - 1` })
    .where(and(eq(rateLimits.key, key), gt(rateLimits.used, 0)));
}

/** How many points of a key are used up in the window at hand. */
export async function countPoints(database: Database, key: string, now: Date): Promise<number> {
  const [row] = await database.db
    .select({ used: rateLimits.used })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.resetsAt, now)));
  return row?.used ?? 0;
}

/** Marks a key as used once, from now for so many seconds. */
export async function markKey(database: Database, key: string, seconds: number, now: Date): Promise<void> {
  const values = { key, used: 1, resetsAt: after(now, seconds) };
  await database.db
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({ target: rateLimits.key, set: values });
}

/** Forgets what was used of one key. */
export async function forgetKey(database: Database, key: string): Promise<void> {
  await database.db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Forgets every window that has ended. */
export async function purgeLimits(database: Database, now: Date): Promise<void> {
  await database.db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}

function after(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

function secondsUntil(instant: Date, now: Date): number {
  return Math.max(1, Math.ceil((instant.getTime() - now.getTime()) / 1000));
}
