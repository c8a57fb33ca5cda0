import { wordsTable } from '../occupations/tables.ts';

/** How much of a phrase stands in a line, 0 to 1, the rare words weighing more. */
export function wordShare(phrase: string[], line: ReadonlySet<string>): number {
  const { weights, whole } = weightsOf(phrase);
  if (whole === 0) return 0;
  let found = 0;
  for (let at = 0; at < weights.length; at++) if (line.has(phrase[at] ?? '')) found += weights[at] ?? 0;
  return found / whole;
}

/** What the words of a phrase weigh; kept, since a phrase is looked for in line after line. */
function weightsOf(phrase: string[]): { weights: Float64Array; whole: number } {
  const before = kept.get(phrase);
  if (before !== undefined) return before;
  const { ids, idf } = wordsTable();
  const weights = Float64Array.from(phrase, (stem) => idf[ids.get(stem) ?? -1] ?? UNKNOWN);
  const made = { weights, whole: weights.reduce((sum, weight) => sum + weight, 0) };
  kept.set(phrase, made);
  return made;
}

/** This share of a skill's words in one line names it. */
export const MAX_WORDS = 0.8;
const UNKNOWN = 6;
const kept = new WeakMap<string[], { weights: Float64Array; whole: number }>();
