import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/connect.ts';
import { sessions } from '../../../platform/db/schema.ts';

type SessionRow = { id: string; user_agent: string | null; created_at: Date; current: boolean };

/** A person's sessions that have not expired: the one asked from first, then the newest. */
export async function listSessionsOf(
  database: Database,
  userId: string,
  currentId: string,
  now: Date,
): Promise<SessionRow[]> {
  return database.sql<SessionRow>(
    `select id, user_agent, created_at, id = $2 as current from sessions
      where user_id = $1 and expires_at > $3 order by current desc, created_at desc, id desc`,
    [userId, currentId, now],
  );
}

/** Ends one session of a person; false when it is not theirs. */
export async function endSessionOf(database: Database, userId: string, id: string): Promise<boolean> {
  const ended = await database.db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Puts a new token in the place of a session's own; null when the session has another one, or has ended. */
export async function replaceSessionToken(
  database: Database,
  id: string,
  hashes: { before: string; after: string },
): Promise<{ remembered: boolean; expiresAt: Date } | null> {
  const [session] = await database.db
    .update(sessions)
    .set({ tokenHash: hashes.after })
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, hashes.before)))
    .returning({ remembered: sessions.remembered, expiresAt: sessions.expiresAt });
  return session ?? null;
}

/** Ends every session of a person. */
export async function endSessionsOf(database: Database, userId: string): Promise<void> {
  await database.db.delete(sessions).where(eq(sessions.userId, userId));
}

/** Ends every session of a person but one. */
export async function endOtherSessionsOf(database: Database, userId: string, keptId: string): Promise<void> {
  await database.db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)));
}
