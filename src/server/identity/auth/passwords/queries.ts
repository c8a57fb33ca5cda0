import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/connect.ts';
import { users } from '../../../platform/db/schema.ts';

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

/** The id and password hash of the person with this address, in one statement whether there is one or not. */
export async function findPasswordByEmail(
  database: Database,
  email: string,
): Promise<{ userId: string; hash: string | null } | null> {
  const [row] = await database.sql<{ id: string; password: string | null }>(
    `select u.id, a.password from users u left join accounts a on a.user_id = u.id and a.provider_id = 'credential'
      where lower(u.email) = $1`,
    [email.toLowerCase()],
  );
  return row ? { userId: row.id, hash: row.password } : null;
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
