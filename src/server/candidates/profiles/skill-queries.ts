import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SkillLevel } from '../../../api/candidates/stated-skills.ts';
import type { Database } from '../../platform/db/connect.ts';
import { candidateSkills } from '../../platform/db/schema.ts';

/** A skill that somebody stated, or put a level to. */
export type StoredSkill = { id: string; name: string; level: SkillLevel | null; stated: boolean };

/** What this person keeps about their skills, by name. */
export async function listStoredSkills(database: Database, userId: string): Promise<StoredSkill[]> {
  const rows = await database.db
    .select()
    .from(candidateSkills)
    .where(eq(candidateSkills.userId, userId))
    .orderBy(asc(candidateSkills.name), asc(candidateSkills.skillId));
  return rows.map(({ skillId: id, name, level, stated }) => ({
    id,
    name,
    level: level as SkillLevel | null,
    stated,
  }));
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
