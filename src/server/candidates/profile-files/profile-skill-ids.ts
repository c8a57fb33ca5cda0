import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { Services } from '../../context.ts';
import { profileSkills } from '../profiles/profile-skills.ts';
import { listStoredSkills } from '../profiles/skill-queries.ts';
import { loadFacts } from '../resumes/facts-queries.ts';

/** The ids of the skills that a person's profile shows: read from their resume, or stated. */
export async function profileSkillIds(
  { database, now }: Pick<Services, 'database' | 'now'>,
  userId: string,
): Promise<Set<string>> {
  const loaded = await loadFacts(database, userId, null, now().toISOString().slice(0, 7));
  const skills = profileSkills(loaded?.facts ?? null, await listStoredSkills(database, userId));
  return new Set(skills.map(({ name }) => canonicalSkill(name).id));
}
