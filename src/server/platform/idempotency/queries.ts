import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { idempotencyKeys } from '../db/schema.ts';

/** One use of an Idempotency-Key by one person. */
export type KeyUse = { actorId: string; key: string; endpoint: string; requestHash: string };

/** Takes the key if it is free (true); waits for a call under way with the same key first. */
export async function takeKey(database: Database, use: KeyUse): Promise<boolean> {
  const inserted = await database.db
    .insert(idempotencyKeys)
    .values(use)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

/** What the first call with this key was and answered; `answered` is false when it has no answer. */
export async function findKey(database: Database, actorId: string, key: string) {
  const [row] = await database.db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key)));
  return row
    ? {
        endpoint: row.endpoint,
        requestHash: row.requestHash,
        answered: row.status !== null,
        response: row.response,
      }
    : null;
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
export async function forgetKeys(database: Database, before: Date): Promise<void> {
  await database.db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}
