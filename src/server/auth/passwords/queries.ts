import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { accounts, users } from '../../db/schema.ts';

/** A person as mails need them. */
export type Addressee = { id: string; email: string; verified: boolean };

/** The person with this address, in any case. */
export async function findByEmail(database: Database, email: string): Promise<Addressee | null> {
  const [row] = await database.db
    .select({ id: users.id, email: users.email, verified: users.emailVerified })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return row ?? null;
}

/** True when a person has shown that they read the mail of their address. */
export async function isEmailVerified(database: Database, userId: string): Promise<boolean> {
  const [row] = await database.db
    .select({ verified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return row?.verified ?? false;
}

/** Notes that a person reads the mail of their address. */
export async function markEmailVerified(database: Database, userId: string): Promise<void> {
  await database.db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Ends the password of a person: they sign in by mail, or set a new one. */
export async function dropPassword(database: Database, userId: string): Promise<void> {
  await database.db
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')));
}
