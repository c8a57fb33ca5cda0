import { and, count, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/connect.ts';
import { lockPersonForCount } from '../../../platform/db/locks.ts';
import { apiTokens, refreshTokens, sessions } from '../../../platform/db/schema.ts';

/** Keeps the hash of a refresh token; keeping it again changes nothing. */
export async function insertRefreshToken(
  database: Database,
  token: { tokenHash: string; sessionId: string },
): Promise<void> {
  await database.db.insert(refreshTokens).values(token).onConflictDoNothing();
}

/** Marks a refresh token as used, if it was not. Returns its session and when it was used first; null for one that nobody knows. */
export async function markRefreshTokenUsed(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<{ sessionId: string; usedAt: Date } | null> {
  const [row] = await database.sql<{ session_id: string; used_at: Date }>(
    `update refresh_tokens set used_at = coalesce(used_at, $2) where token_hash = $1
     returning session_id, used_at`,
    [tokenHash, now],
  );
  return row ? { sessionId: row.session_id, usedAt: row.used_at } : null;
}

/** Ends a session by its id, and with it every token that hangs on it. */
export async function endSessionById(database: Database, id: string): Promise<void> {
  await database.db.delete(sessions).where(eq(sessions.id, id));
}

/** The API tokens of a person, newest first. */
export async function listApiTokensOf(database: Database, userId: string) {
  return database.db
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
}

/** How many API tokens a person has. Until the caller's transaction ends, nobody else counts them, so that none is made beside. */
export async function countApiTokensOf(database: Database, userId: string): Promise<number> {
  await lockPersonForCount(database, userId);
  const [row] = await database.db
    .select({ tokens: count() })
    .from(apiTokens)
    .where(eq(apiTokens.userId, userId));
  return row?.tokens ?? 0;
}

/** Keeps a new API token by its hash. */
export async function insertApiToken(database: Database, token: typeof apiTokens.$inferInsert) {
  const [row] = await database.db.insert(apiTokens).values(token).returning();
  if (!row) throw new Error('The token was not stored.');
  return row;
}

/** Notes that an API token was just used. */
export async function markApiTokenUsed(database: Database, id: string, now: Date): Promise<void> {
  await database.db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id));
}

/** Revokes an API token of a person; false when it is not theirs. */
export async function deleteApiTokenOf(database: Database, userId: string, id: string): Promise<boolean> {
  const revoked = await database.db
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId)))
    .returning({ id: apiTokens.id });
  return revoked.length > 0;
}

/** Revokes every API token of a person; returns how many there were. */
export async function deleteApiTokensOf(database: Database, userId: string): Promise<number> {
  const revoked = await database.db
    .delete(apiTokens)
    .where(eq(apiTokens.userId, userId))
    .returning({ id: apiTokens.id });
  return revoked.length;
}

/** Forgets every key that access tokens were signed with; those tokens open nothing any more, and the next one gets a new key. */
export async function purgeSigningKeys(database: Database): Promise<void> {
  await database.sql('delete from signing_keys');
}
