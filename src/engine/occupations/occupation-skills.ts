import { meaningOfIds, meanOf, type Meaning } from './meaning.ts';
import { listAt, occupationsTable } from './tables.ts';

/** A skill that an occupation asks for: what it means, 1 when it is essential, 0.5 when it is optional. */
export type OccupationSkill = { meaning: Meaning; worth: number };

/** The skills that an occupation asks for. */
export function occupationSkills(occupation: number): readonly OccupationSkill[] {
  const before = known.get(occupation);
  if (before) return before;
  const { essential, optional, skills } = occupationsTable();
  const of = (numbers: Uint32Array, worth: number) =>
    Array.from(numbers, (skill) => ({ meaning: meaningOfIds(listAt(skills, skill)), worth }));
  const found = [...of(listAt(essential, occupation), 1), ...of(listAt(optional, occupation), 0.5)];
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(occupation, found);
  return found;
}

/** What the skills of an occupation mean together. */
export function occupationMeaning(occupation: number): Meaning {
  const before = meanings.get(occupation);
  if (before !== undefined) return before;
  const skills = occupationSkills(occupation);
  const found = meanOf(skills.map(({ meaning, worth }) => ({ meaning, weight: worth })));
  meanings.set(occupation, found);
  return found;
}

/** One small vector for each occupation there is, at most. */
const meanings = new Map<number, Meaning>();
const MAX_KNOWN = 300;
const known = new Map<number, OccupationSkill[]>();
