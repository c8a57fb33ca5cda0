import type { Database } from '../../platform/db/connect.ts';
import { countCalls, tokensSince } from './queries.ts';

/** The tokens that one call of a model of the site may use, whom it is for, and when it is over at the latest. */
export type Booking = {
  id: string;
  modelId: string | null;
  actorId: string;
  purpose: string;
  tokens: number;
  until: Date;
};

/** How many calls for this person and purpose may be made in 24 hours. */
export type CallCap = { calls: number };

/** How many tokens may be used since when, and of which model; null means all of them together. */
export type TokenCap = { modelId: string | null; tokens: number; since: Date };

/**
 * Books a call's tokens if what was used and what other calls under way may use leaves room under every cap; returns the cap
 * that is reached otherwise. One booking is made at a time, so that many calls at once pass a cap no further than one would.
 */
export function bookTokens(
  database: Database,
  booking: Booking,
  caps: readonly (TokenCap | CallCap)[],
  now: Date,
): Promise<TokenCap | CallCap | null> {
  return database.transact(async () => {
    await database.sql("select pg_advisory_xact_lock(hashtextextended('model tokens', 0))");
    await database.sql('delete from model_bookings where until < $1', [now]);
    for (const cap of caps) {
      if (await isReached(database, booking, cap, now)) return cap;
    }
    const { id, modelId, actorId, purpose, tokens, until } = booking;
    await database.sql(
      `insert into model_bookings (id, model_id, actor_id, purpose, tokens, until)
       values ($1, $2, (select id from users where id = $3), $4, $5, $6)`,
      [id, modelId, actorId, purpose, tokens, until],
    );
    return null;
  });
}

/** Forgets the booking of a call that is over. */
export async function dropBooking(database: Database, id: string): Promise<void> {
  await database.sql('delete from model_bookings where id = $1', [id]);
}

async function isReached(
  database: Database,
  { actorId, purpose }: Booking,
  cap: TokenCap | CallCap,
  now: Date,
): Promise<boolean> {
  if ('calls' in cap) return (await countCalls(database, actorId, purpose, now)) >= cap.calls;
  const used = await tokensSince(database, cap.modelId, cap.since);
  return used + (await bookedTokens(database, cap.modelId)) >= cap.tokens;
}

async function bookedTokens(database: Database, modelId: string | null): Promise<number> {
  const [row] = await database.sql<{ tokens: string }>(
    `select coalesce(sum(tokens), 0) as tokens from model_bookings where $1::uuid is null or model_id = $1`,
    [modelId],
  );
  return Number(row?.tokens ?? 0);
}
