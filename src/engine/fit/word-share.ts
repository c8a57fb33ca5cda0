import { rootOf } from '../occupations/word-roots.ts';
import { wordsTable } from '../occupations/tables.ts';

/** The words of a phrase and what each weighs: a phrase is looked for in line after line. */
export type WeighedPhrase = {
  stems: readonly string[];
  /** Their roots, as lines that are compared by roots have them. */
  roots: readonly string[];
  weights: Float64Array;
  whole: number;
};

/** Weighs the words of a phrase, the rare ones more. */
export function weighed(stems: readonly string[]): WeighedPhrase {
  const { ids, idf } = wordsTable();
  const weights = Float64Array.from(stems, (stem) => idf[ids.get(stem) ?? -1] ?? UNKNOWN);
  return {
    stems,
    roots: stems.map(rootMark),
    weights,
    whole: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

/** How much of a phrase stands in a line, 0 to 1, the rare words weighing more. */
export function wordShare(
  { stems, roots, weights, whole }: WeighedPhrase,
  line: ReadonlySet<string>,
): number {
  if (whole === 0) return 0;
  let found = 0;
  for (let at = 0; at < weights.length; at++)
    if (line.has(stems[at] ?? '') || line.has(roots[at] ?? '')) found += weights[at] ?? 0;
  return found / whole;
}

/** The root of a stem, marked so that it is taken for no word. */
export function rootMark(stem: string): string {
  return `${rootOf(stem)}~`;
}

/** This share of a skill's words in one line names it. */
export const MAX_WORDS = 0.8;
const UNKNOWN = 6;
