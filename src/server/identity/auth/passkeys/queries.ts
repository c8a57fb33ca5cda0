import { and, asc, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/connect.ts';
import { lockPersonForCount } from '../../../platform/db/locks.ts';
import { passkeys } from '../../../platform/db/schema.ts';

type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a person, oldest first. */
export async function listPasskeysOf(database: Database, userId: string): Promise<PasskeyRow[]> {
  return database.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** How many passkeys a person has; nobody else counts them until the caller's transaction ends. */
export async function countPasskeysOf(database: Database, userId: string): Promise<number> {
  await lockPersonForCount(database, userId);
  return database.db.$count(passkeys, eq(passkeys.userId, userId));
}

/** The passkey that a browser named. */
export async function findPasskey(database: Database, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await database.db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Adds a passkey; null when somebody has it already. */
export async function insertPasskey(
  database: Database,
  passkey: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await database.db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return row ?? null;
}

/** Notes a use of a passkey; false when its counter did not move on, as a copy's would not. */
export async function markPasskeyUsed(
  database: Database,
  id: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await database.db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Gives a passkey of a person a name; false when it is not theirs. */
export async function renamePasskeyOf(
  database: Database,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const renamed = await database.db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Removes a passkey of a person; false when it is not theirs. */
export async function deletePasskeyOf(database: Database, userId: string, id: string): Promise<boolean> {
  const removed = await database.db
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}
