import type { ProfileSkill } from '../../../api/candidates/profiles.ts';
import type { CandidateFacts } from '../../../engine/fit/facts.ts';
import { canonicalSkill } from '../../../engine/skills/canonical.ts';
import type { StoredSkill } from './skill-queries.ts';

const shownEvidence = 3;

/**
 * A person's skills with what each rests on, by name: those that the score knows of, and those that they keep. Two ways of
 * writing one skill are one; its place in the resume stands before the person's word.
 */
export function profileSkills(facts: CandidateFacts | null, kept: StoredSkill[]): ProfileSkill[] {
  const skills = new Map<string, ProfileSkill>();
  for (const { text, used, evidence } of facts?.skills ?? []) {
    const { id, name } = canonicalSkill(text);
    const skill = skills.get(id) ?? { id, name, level: null, stated: false, used: false, evidence: [] };
    skill.used ||= used;
    const known = skill.evidence.some((each) => JSON.stringify(each) === JSON.stringify(evidence));
    if (!known && skill.evidence.length < shownEvidence) skill.evidence.push(evidence);
    skills.set(id, skill);
  }
  for (const { id, name, level, stated } of kept) {
    const skill = skills.get(id);
    if (skill) skills.set(id, { ...skill, level, stated });
    else if (stated) skills.set(id, { id, name, level, stated, used: false, evidence: [] });
  }
  return [...skills.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}
