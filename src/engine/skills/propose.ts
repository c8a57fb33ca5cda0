import { matchSkills } from './match.ts';

/** The canonical names of the skills that a job description names, each once, in the order they come up. */
export function proposeSkills(descriptionText: string): string[] {
  return [...new Set(matchSkills(descriptionText).map((hit) => hit.name))];
}
