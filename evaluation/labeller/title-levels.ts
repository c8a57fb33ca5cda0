import { occupationsTable } from '../../src/engine/occupations/tables.ts';

// Words of names of occupations that say nothing about work.
const EMPTY = new Set('fachrichtung und voor oder para'.split(' '));

/**
 * The stems that often stand in names of occupations and seldom in names of skills, in three levels, and the endings of five letters
 * that many of them share ("-eller").
 */
export function titleLevels(): string[] {
  const { ids, bags, skills } = occupationsTable();
  const [inNames, inSkills] = [bags, skills].map(({ numbers }) => {
    const counts = new Uint32Array(ids.size);
    for (const id of numbers) counts[id] = (counts[id] ?? 0) + 1;
    return counts;
  });
  const levels: string[][] = [[], [], []];
  const endings = new Map<string, number>();
  for (const [stem, id] of ids) {
    const count = inNames?.[id] ?? 0;
    if (stem.length < 4 || EMPTY.has(stem) || /\d/.test(stem)) continue;
    if (stem.length > 5) endings.set(stem.slice(-5), (endings.get(stem.slice(-5)) ?? 0) + count);
    const level = levelOf(count, inSkills?.[id] ?? 0);
    levels[level]?.push(stem);
  }
  for (const [ending, count] of endings) if (count >= 100) levels[count >= 400 ? 1 : 0]?.push(`-${ending}`);
  return levels.map((stems) => stems.toSorted().join(' '));
}

/** 0 to 2, or -1 for a stem that tells nothing. */
function levelOf(names: number, skills: number): number {
  if (names < 5) return -1;
  const often = names >= 100 ? 2 : names >= 20 ? 1 : 0;
  return often - (skills * 30 > names ? 1 : 0) - (skills * 4 > names ? 1 : 0);
}
