import { meaningOfIds, type Meaning } from './meaning.ts';
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

const MAX_KNOWN = 300;
const known = new Map<number, OccupationSkill[]>();
