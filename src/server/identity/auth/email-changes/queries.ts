import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/connect.ts';
import { emailChanges, users } from '../../../platform/db/schema.ts';

/** A change of address that waits for its links. */
export type EmailChange = typeof emailChanges.$inferSelect;

/** A person's address, whether it is verified, and their change that has not expired. */
export async function findEmailState(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ email: string; verified: boolean; change: EmailChange | null } | null> {
  const [row] = await database.db
    .select({ email: users.email, verified: users.emailVerified, change: emailChanges })
    .from(users)
    .leftJoin(emailChanges, and(eq(emailChanges.userId, users.id), gt(emailChanges.expiresAt, now)))
    .where(eq(users.id, userId));
  return row ?? null;
}

/** Keeps a change in place of an older one of the same person, and forgets those that have expired. */
export async function storeEmailChange(
  database: Database,
  change: Omit<EmailChange, 'approvedAt' | 'confirmedAt'>,
): Promise<void> {
  await database.db.delete(emailChanges).where(lt(emailChanges.expiresAt, change.createdAt));
  await dropEmailChange(database, change.userId);
  await database.db.insert(emailChanges).values(change);
}

/** Ends a person's change that waits. */
export async function dropEmailChange(database: Database, userId: string): Promise<void> {
  await database.db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/**
 * Notes that one of the two links was opened, each once, and returns the change as it stands then. Null when the link does
 * not count: unknown, used, expired, or the account has another address by now.
 */
export async function agreeToEmailChange(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<EmailChange | null> {
  const [change] = await database.db
    .update(emailChanges)
    .set({
      approvedAt: sql`case when ${emailChanges.oldTokenHash} = ${tokenHash} then ${now.toISOString()}::timestamptz else ${emailChanges.approvedAt} end`,
      confirmedAt: sql`case when ${emailChanges.newTokenHash} = ${tokenHash} then ${now.toISOString()}::timestamptz else ${emailChanges.confirmedAt} end`,
    })
    .where(
      and(
        gt(emailChanges.expiresAt, now),
        or(
          and(eq(emailChanges.oldTokenHash, tokenHash), sql`${emailChanges.approvedAt} is null`),
          and(eq(emailChanges.newTokenHash, tokenHash), sql`${emailChanges.confirmedAt} is null`),
        ),
        sql`exists (select 1 from ${users} where ${users.id} = ${emailChanges.userId} and ${users.email} = ${emailChanges.oldEmail})`,
      ),
    )
    .returning();
  return change ?? null;
}

/** Gives a person their new address, which is verified. Throws the database's error when somebody has it. */
export async function moveToEmail(database: Database, userId: string, email: string): Promise<void> {
  await database.db
    .update(users)
    .set({ email, emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
