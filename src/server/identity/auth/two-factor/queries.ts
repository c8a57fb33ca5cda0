import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/connect.ts';
import { recoveryCodes, twoFactors } from '../../../platform/db/schema.ts';

type TwoFactor = typeof twoFactors.$inferSelect;

/** True for somebody whose sign-in needs the code of an authenticator app. */
export async function hasTwoFactor(database: Database, userId: string): Promise<boolean> {
  return Boolean((await findTwoFactor(database, userId))?.confirmedAt);
}

/** The authenticator app of a person, confirmed or not yet. */
export async function findTwoFactor(database: Database, userId: string): Promise<TwoFactor | null> {
  const [row] = await database.db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row ?? null;
}

/** Keeps an encrypted secret that waits to be confirmed; false where an app is in use already. */
export async function storeSecret(database: Database, userId: string, secret: string): Promise<boolean> {
  const stored = await database.db
    .insert(twoFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, lastStep: 0 },
      setWhere: isNull(twoFactors.confirmedAt),
    })
    .returning({ userId: twoFactors.userId });
  return stored.length > 0;
}

/** Puts a waiting app into use; false when there is none. */
export async function confirmTwoFactor(database: Database, userId: string, now: Date): Promise<boolean> {
  const confirmed = await database.db
    .update(twoFactors)
    .set({ confirmedAt: now })
    .where(and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId });
  return confirmed.length > 0;
}

/** Uses up the code of a 30 second step; false when it, or a later one, was used before. */
export async function consumeCodeStep(database: Database, userId: string, step: number): Promise<boolean> {
  const taken = await database.db
    .update(twoFactors)
    .set({ lastStep: step })
    .where(and(eq(twoFactors.userId, userId), lt(twoFactors.lastStep, step)))
    .returning({ userId: twoFactors.userId });
  return taken.length > 0;
}

/** Forgets a person's app and their recovery codes; false where no app was in use. */
export async function removeTwoFactor(database: Database, userId: string): Promise<boolean> {
  await database.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await database.db
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId });
  return removed.length > 0;
}

/** Puts new recovery codes in the place of all older ones. */
export async function replaceRecoveryCodes(
  database: Database,
  userId: string,
  hashes: string[],
): Promise<void> {
  await database.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await database.db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses up a recovery code; false when it is none, or was used before. */
export async function consumeRecoveryCode(
  database: Database,
  userId: string,
  hash: string,
): Promise<boolean> {
  const taken = await database.db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hash)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

/** How many recovery codes a person has left. */
export async function countRecoveryCodes(database: Database, userId: string): Promise<number> {
  const [row] = await database.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}
