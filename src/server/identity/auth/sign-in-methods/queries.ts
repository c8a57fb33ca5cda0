import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/connect.ts';
import { accounts } from '../../../platform/db/schema.ts';

/** The name of Better Auth for accounts with a password of ours. */
const passwordProvider = 'credential';

/** The accounts elsewhere that sign a person in, oldest first. */
export async function listIdentitiesOf(database: Database, userId: string) {
  return database.db
    .select({ id: accounts.id, provider: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), ne(accounts.providerId, passwordProvider)))
    .orderBy(asc(accounts.createdAt), asc(accounts.id));
}

/** The hash of a person's password; null for those who have none. */
export async function findPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [row] = await database.db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, passwordProvider)));
  return row?.password ?? null;
}

/** Unlinks an account elsewhere; false when it is not this person's. */
export async function deleteIdentityOf(database: Database, userId: string, id: string): Promise<boolean> {
  const removed = await database.db
    .delete(accounts)
    .where(and(eq(accounts.id, id), eq(accounts.userId, userId), ne(accounts.providerId, passwordProvider)))
    .returning({ id: accounts.id });
  return removed.length > 0;
}

/**
 * Ends every way into an account: password, linked accounts, passkeys, API tokens, half-done sign-ins and sessions. An authenticator app
 * that is in use stays: nothing that is mailed removes one. Returns whether there was a password.
 */
export async function endWaysIn(database: Database, userId: string): Promise<boolean> {
  const [ended] = await database.sql<{ password: boolean }>(
    `with linked as (delete from accounts where user_id = $1 returning provider_id),
          keys as (delete from passkeys where user_id = $1),
          app as (delete from two_factors where user_id = $1 and confirmed_at is null),
          tokens as (delete from api_tokens where user_id = $1),
          steps as (delete from sign_in_steps where user_id = $1),
          open as (delete from sessions where user_id = $1)
     select exists (select 1 from linked where provider_id = 'credential') as password`,
    [userId],
  );
  return ended?.password ?? false;
}

/**
 * True while a person can sign in by password, passkey or another site. Holds the person's row until the transaction ends, so
 * that two removals at once do not both count on the other's way.
 */
export async function hasSignInMethodForUpdate(database: Database, userId: string): Promise<boolean> {
  await database.sql('select 1 from users where id = $1 for update', [userId]);
  const [row] = await database.sql<{ open: boolean }>(
    `select exists (select 1 from passkeys where user_id = $1)
         or exists (select 1 from accounts where user_id = $1 and (provider_id <> 'credential' or password is not null)) as open`,
    [userId],
  );
  return row?.open ?? false;
}
