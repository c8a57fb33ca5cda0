import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/connect.ts';
import { signInSteps } from '../../platform/db/schema.ts';
import type { StepPurpose } from '../../platform/db/schema/sign-in.ts';

type Step = typeof signInSteps.$inferSelect;

/** Keeps a half-done step until it expires, and forgets those that have. */
export async function insertStep(
  database: Database,
  step: typeof signInSteps.$inferInsert,
  now: Date,
): Promise<void> {
  await database.db.delete(signInSteps).where(lt(signInSteps.expiresAt, now));
  await database.db.insert(signInSteps).values(step);
}

/** Uses up one try of a step; null when it is over: expired, done, or tried too often. */
export async function tryStep(
  database: Database,
  tokenHash: string,
  purpose: StepPurpose,
  tries: number,
  now: Date,
): Promise<Step | null> {
  const [step] = await database.db
    .update(signInSteps)
    .set({ tries: sql`${signInSteps.tries} + 1` })
    .where(and(isOpen(tokenHash, purpose, now), lt(signInSteps.tries, tries)))
    .returning();
  return step ?? null;
}

/** Uses a step up; null when it is over. */
export async function consumeStep(
  database: Database,
  tokenHash: string,
  purpose: StepPurpose,
  now: Date,
): Promise<Step | null> {
  const [step] = await database.db
    .delete(signInSteps)
    .where(isOpen(tokenHash, purpose, now))
    .returning();
  return step ?? null;
}

/** Ends the sign-ins of a person that wait for a second step. */
export async function dropStepsOf(database: Database, userId: string): Promise<void> {
  await database.db.delete(signInSteps).where(eq(signInSteps.userId, userId));
}

function isOpen(tokenHash: string, purpose: StepPurpose, now: Date) {
  return and(
    eq(signInSteps.tokenHash, tokenHash),
    eq(signInSteps.purpose, purpose),
    gt(signInSteps.expiresAt, now),
  );
}
