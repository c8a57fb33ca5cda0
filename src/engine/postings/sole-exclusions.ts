import { canonicalSkill, impliedBy } from '../skills/canonical.ts';

/** A required skill and how many people it alone leaves out; null for a number too small to be told. */
export type SoleExclusion = { skill: string; people: number | null };

/** Numbers below this one are not told: they could point at somebody. */
export const minShown = 5;

/**
 * For each required skill, how many of these people have all the other required skills and not this one. A more specific skill
 * counts for its parent, as in the score. Two words for one skill are one requirement.
 */
export function soleExclusions(required: string[], people: string[][]): SoleExclusion[] {
  const wanted = new Map(required.map((skill) => [canonicalSkill(skill).id, skill]));
  const counts = new Map<string, number>();
  for (const skills of people) {
    const has = shownSkills(skills);
    const missing = [...wanted.keys()].filter((id) => !has.has(id));
    const [only = ''] = missing;
    if (missing.length === 1) counts.set(only, (counts.get(only) ?? 0) + 1);
  }
  return [...wanted].map(([id, skill]) => {
    const people = counts.get(id) ?? 0;
    return { skill, people: people > 0 && people < minShown ? null : people };
  });
}

function shownSkills(skills: string[]): Set<string> {
  const ids = skills.map((skill) => canonicalSkill(skill).id);
  return new Set(ids.flatMap((id) => [id, ...impliedBy(id).map((implied) => implied.id)]));
}
