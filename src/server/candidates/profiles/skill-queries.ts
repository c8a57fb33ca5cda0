import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SkillLevel } from '../../../api/candidates/stated-skills.ts';
import type { Database } from '../../platform/db/connect.ts';
import { type Query, query, runQuery } from '../../platform/db/query-batch.ts';
import { candidateSkills } from '../../platform/db/schema.ts';

/** A skill that somebody stated, or put a level to. */
export type StoredSkill = { id: string; name: string; level: SkillLevel | null; stated: boolean };

/** What this person keeps about their skills, by name. */
export function listStoredSkills(database: Database, userId: string): Promise<StoredSkill[]> {
  return runQuery(database, storedSkills(userId));
}

/** The query behind `listStoredSkills`. */
export function storedSkills(userId: string): Query<StoredSkill[]> {
  return query<StoredSkill, StoredSkill[]>(
    'select skill_id as id, name, level, stated from candidate_skills where user_id = $1 order by name, skill_id',
    [userId],
    (rows) => rows,
  );
}

/** Keeps a skill, in place of what was kept of it; a skill once stated stays so. */
export async function storeSkill(database: Database, userId: string, skill: StoredSkill): Promise<void> {
  const { id: skillId, name, level, stated } = skill;
  await database.db
    .insert(candidateSkills)
    .values({ userId, skillId, name, level, stated })
    .onConflictDoUpdate({
      target: [candidateSkills.userId, candidateSkills.skillId],
      set: {
        name: sql`excluded.name`,
        level: sql`excluded.level`,
        stated: sql`${candidateSkills.stated} or excluded.stated`,
        updatedAt: sql`now()`,
      },
    });
}

/** Forgets what was kept of these skills. */
export async function deleteSkills(database: Database, userId: string, ids: string[]): Promise<void> {
  await database.db
    .delete(candidateSkills)
    .where(and(eq(candidateSkills.userId, userId), inArray(candidateSkills.skillId, ids)));
}
