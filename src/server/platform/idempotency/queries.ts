import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { idempotencyKeys } from '../db/schema.ts';

/** One use of an Idempotency-Key by one person. */
export type KeyUse = { actorId: string; key: string; endpoint: string; requestHash: string };

/** Takes the key if it is free (true); waits for a call under way with the same key first. */
export async function claimKey(database: Database, use: KeyUse): Promise<boolean> {
  const inserted = await database.db
    .insert(idempotencyKeys)
    .values(use)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

/** What the first call with a key was and answered; the answer goes with a person of whom it tells, the call stays. */
type FirstCall = Pick<KeyUse, 'endpoint' | 'requestHash'> & {
  state: 'under way' | 'answered' | 'erased';
  response: unknown;
};

/** The first call with this key. */
export async function findKey(database: Database, actorId: string, key: string): Promise<FirstCall | null> {
  const [row] = await database.db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key)));
  if (!row) return null;
  const { endpoint, requestHash, status, response } = row;
  const state = status === null ? 'under way' : status === 200 ? 'answered' : 'erased';
  return { endpoint, requestHash, state, response };
}

/** Keeps the answer with the key. */
export async function storeAnswer(
  database: Database,
  actorId: string,
  key: string,
  response: unknown,
): Promise<void> {
  await database.db
    .update(idempotencyKeys)
    .set({ status: 200, response })
    .where(and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key)));
}

/** Forgets keys older than the given time. */
export async function purgeKeys(database: Database, before: Date): Promise<void> {
  await database.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
