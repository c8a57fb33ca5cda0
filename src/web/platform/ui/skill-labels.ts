import type { SkillLevel } from '../../../api/candidates/stated-skills.ts';
import { t } from '../messages.ts';

/** The levels of a skill in people's words, least first. */
export const levelLabels: { value: SkillLevel; label: string }[] = [
  { value: 'basic', label: t('ui.basic') },
  { value: 'good', label: t('ui.good') },
  { value: 'strong', label: t('ui.strong') },
  { value: 'expert', label: t('ui.expert') },
];

/** A level in words; null for none. */
export function levelWord(level: SkillLevel | null): string | null {
  return levelLabels.find(({ value }) => value === level)?.label ?? null;
}
