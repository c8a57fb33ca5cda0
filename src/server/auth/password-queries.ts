import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Role } from '../../api/roles.ts';
import type { Database } from '../db/connect.ts';
import { mailLinks, users } from '../db/schema.ts';

/** The person with this address, in any case. */
export async function findByEmail(
  database: Database,
  email: string,
): Promise<{ id: string; email: string } | null> {
  const [row] = await database.db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`);
  return row ?? null;
}

/** Keeps the hash of a token that is about to be mailed, and forgets those that have expired. */
export async function insertRecoveryLink(
  database: Database,
  link: { tokenHash: string; userId: string; email: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await database.db.delete(mailLinks).where(lt(mailLinks.expiresAt, now));
  await database.db.insert(mailLinks).values({ ...link, purpose: 'recover' });
}

/** Whose link this is, while it counts: not expired, not used, and still mailed to the owner's address. */
export async function findRecoveryLink(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; email: string; role: Role } | null> {
  const [row] = await database.sql<{ user_id: string; email: string; role: Role }>(
    `select l.user_id, u.email, u.role from mail_links l join users u on u.id = l.user_id and u.email = l.email
      where l.token_hash = $1 and l.purpose = 'recover' and l.expires_at > $2`,
    [tokenHash, now],
  );
  return row ? { userId: row.user_id, email: row.email, role: row.role } : null;
}

/** Uses a link up; false when it was used or expired a moment before. */
export async function takeRecoveryLink(database: Database, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await database.db
    .delete(mailLinks)
    .where(
      and(eq(mailLinks.tokenHash, tokenHash), eq(mailLinks.purpose, 'recover'), gt(mailLinks.expiresAt, now)),
    )
    .returning({ userId: mailLinks.userId });
  return taken.length > 0;
}

/** Ends what a person was mailed before: no older link may undo a new password. */
export async function dropLinksOf(database: Database, userId: string): Promise<void> {
  await database.db.delete(mailLinks).where(eq(mailLinks.userId, userId));
}

/** Notes that a person reads the mail of their address. */
export async function markEmailVerified(database: Database, userId: string): Promise<void> {
  await database.db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}
