import { wordsTable } from '../occupations/tables.ts';

/** How much of a phrase stands in a line, 0 to 1, the rare words weighing more. */
export function wordShare(phrase: string[], line: ReadonlySet<string>): number {
  const { ids, idf } = wordsTable();
  let [found, whole] = [0, 0];
  for (const stem of phrase) {
    const weight = idf[ids.get(stem) ?? -1] ?? UNKNOWN;
    whole += weight;
    if (line.has(stem)) found += weight;
  }
  return whole === 0 ? 0 : found / whole;
}

/** This share of a skill's words in one line names it. */
export const MAX_WORDS = 0.8;
const UNKNOWN = 6;
