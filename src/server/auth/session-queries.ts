import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { sessions } from '../db/schema.ts';

/** Ends every session of a person. */
export async function endSessionsOf(database: Database, userId: string): Promise<void> {
  await database.db.delete(sessions).where(eq(sessions.userId, userId));
}
