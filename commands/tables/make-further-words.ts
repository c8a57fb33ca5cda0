import { meaningOfStems, type Meaning } from '../../src/engine/occupations/meaning.ts';
import { stemsOf } from '../../src/engine/occupations/stems.ts';
import { wordsTable } from '../../src/engine/occupations/tables.ts';
import { bytesOf } from './base64.ts';

const SHORTEST = 4;

/**
 * Words that the main table lacks because they are seen less than three times: each has the mean of what the labels that name it mean by
 * their known words. `labels` are those of skills and occupations.
 */
export function makeFurtherWords(labels: readonly string[][]): Record<string, unknown> {
  const { ids, width } = wordsTable();
  const sums = new Map<string, { sum: Float64Array; count: number }>();
  for (const some of labels) {
    const stems = new Set(some.flatMap((label) => stemsOf(label)));
    const meaning: Meaning = meaningOfStems(stems);
    if (meaning === null) continue;
    for (const stem of stems) {
      if (ids.has(stem) || stem.length < SHORTEST || /\d/.test(stem)) continue;
      const found = sums.get(stem) ?? { sum: new Float64Array(width), count: 0 };
      for (const [at, value] of meaning.entries()) found.sum[at] = (found.sum[at] ?? 0) + value;
      found.count++;
      sums.set(stem, found);
    }
  }
  const stems = [...sums.keys()].toSorted();
  const rows = new Int8Array(stems.length * width);
  for (const [at, stem] of stems.entries()) {
    const sum = sums.get(stem)?.sum ?? new Float64Array(width);
    const length = Math.hypot(...sum) || 1;
    for (const [k, value] of sum.entries()) rows[at * width + k] = Math.round((127 * value) / length);
  }
  const idf = stems.map((stem) => Math.round(10 * Math.log(labels.length / (sums.get(stem)?.count ?? 1))));
  return {
    stems: stems.join(' '),
    idf: bytesOf(Uint8Array.from(idf)),
    rows: bytesOf(new Uint8Array(rows.buffer)),
  };
}
