import type { SkillLevel } from '../../../api/candidates/stated-skills.ts';

/** The levels of a skill in people's words, least first. */
export const levelLabels: { value: SkillLevel; label: string }[] = [
  { value: 'basic', label: 'Basic' },
  { value: 'good', label: 'Good' },
  { value: 'strong', label: 'Strong' },
  { value: 'expert', label: 'Expert' },
];

/** A level in words; null for none. */
export function levelWord(level: SkillLevel | null): string | null {
  return levelLabels.find(({ value }) => value === level)?.label ?? null;
}
