import { and, count, eq, sql } from 'drizzle-orm';
import type { Answer } from '../../../engine/fit/answers.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query } from '../../platform/db/query-batch.ts';
import { lockPersonForCount } from '../../platform/db/locks.ts';
import { requirementAnswers } from '../../platform/db/schema.ts';

/** What a candidate said of requirements, by key. */
export function answersOf(userId: string): Query<Answer[]> {
  return query<Answer, Answer[]>(
    'select key, requirement as text, has from requirement_answers where user_id = $1 order by key',
    [userId],
    (rows) => rows,
  );
}

/** How many requirements a candidate has answered; nobody else counts them until the caller's transaction ends. */
export async function countAnswers(database: Database, userId: string): Promise<number> {
  await lockPersonForCount(database, userId);
  const [row] = await database.db
    .select({ answers: count() })
    .from(requirementAnswers)
    .where(eq(requirementAnswers.userId, userId));
  return row?.answers ?? 0;
}

/** Keeps an answer, in place of an older one to the same requirement. */
export async function storeAnswer(database: Database, userId: string, answer: Answer): Promise<void> {
  await database.db
    .insert(requirementAnswers)
    .values({ userId, key: answer.key, requirement: answer.text, has: answer.has })
    .onConflictDoUpdate({
      target: [requirementAnswers.userId, requirementAnswers.key],
      set: { requirement: sql`excluded.requirement`, has: sql`excluded.has`, createdAt: sql`now()` },
    });
}

/** Forgets an answer. */
export async function deleteAnswer(database: Database, userId: string, key: string): Promise<void> {
  await database.db
    .delete(requirementAnswers)
    .where(and(eq(requirementAnswers.userId, userId), eq(requirementAnswers.key, key)));
}
