import { stemsOf } from './stems.ts';
import { furtherWords, wordsTable, type WordTable } from './tables.ts';
import { relativesOf } from './word-roots.ts';

/** The meaning of a text as a vector of length 1; null when none of its words has one. */
export type Meaning = Float32Array | null;

/** The mean of the vectors of a text's words, the rare ones weighing more. */
export function meaningOf(text: string): Meaning {
  return meaningOfStems(stemsOf(text));
}

/** The same for stems, each counted once. */
export function meaningOfStems(stems: Iterable<string>): Meaning {
  const { ids } = wordsTable();
  const found: number[] = [];
  for (const stem of new Set(stems)) {
    const id = ids.get(stem);
    if (id !== undefined) found.push(id);
  }
  return meaningOfIds(found);
}

/** The same, with the rare words too; a word that no table has stands for those of its root. */
export function meaningOfAllStems(stems: Iterable<string>): Meaning {
  const [common, rare] = [wordsTable(), furtherWords()];
  const [ofCommon, ofRare] = [new Set<number>(), new Set<number>()];
  const add = (stem: string) => {
    const [id, rareId] = [common.ids.get(stem), rare.ids.get(stem)];
    if (id !== undefined) ofCommon.add(id);
    else if (rareId !== undefined) ofRare.add(rareId);
    else return false;
    return true;
  };
  for (const stem of new Set(stems)) if (!add(stem)) for (const relative of relativesOf(stem)) add(relative);
  const sum = new Float32Array(common.width);
  const any = [addTo(sum, common, ofCommon), addTo(sum, rare, ofRare)];
  return any.includes(true) ? normed(sum) : null;
}

/** The same for numbers of words. */
export function meaningOfIds(found: Iterable<number>): Meaning {
  const table = wordsTable();
  const sum = new Float32Array(table.width);
  return addTo(sum, table, found) ? normed(sum) : null;
}

/** Adds the vectors of words by how rare they are; whether there were any. */
function addTo(sum: Float32Array, { idf, width, rows }: WordTable, found: Iterable<number>): boolean {
  let any = false;
  for (const id of found) {
    const weight = idf[id];
    if (weight === undefined) continue;
    any = true;
    const from = id * width;
    for (let k = 0; k < width; k++) sum[k] = (sum[k] ?? 0) + weight * (rows[from + k] ?? 0);
  }
  return any;
}

/** A vector brought to length 1; null for one of length 0. */
function normed(sum: Float32Array): Meaning {
  const length = lengthOf(sum);
  if (length === 0) return null;
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) / length;
  return sum;
}

/** The length of a vector, as `Math.hypot` counts it: its squares relative to the largest, summed by Kahan's way. */
function lengthOf(vector: Float32Array): number {
  let max = 0;
  for (let k = 0; k < vector.length; k++) max = Math.max(max, Math.abs(vector[k] ?? 0));
  if (max === 0) return 0;
  let [sum, lost] = [0, 0];
  for (let k = 0; k < vector.length; k++) {
    const part = (vector[k] ?? 0) / max;
    const next = part * part - lost;
    const rounded = sum + next;
    lost = rounded - sum - next;
    sum = rounded;
  }
  return Math.sqrt(sum) * max;
}

/** The mean of meanings by their weights. */
export function meanOf(all: { meaning: Meaning; weight: number }[]): Meaning {
  const known = all.flatMap(({ meaning, weight }) => (meaning ? [{ meaning, weight }] : []));
  const [first] = known;
  if (!first) return null;
  const sum = new Float32Array(first.meaning.length);
  for (const { meaning, weight } of known)
    for (const [at, value] of meaning.entries()) sum[at] = (sum[at] ?? 0) + weight * value;
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** The cosine of two meanings, 0 where one of them is not known or they point apart. */
export function closeness(one: Meaning, other: Meaning): number {
  if (one === null || other === null) return 0;
  let dot = 0;
  for (let k = 0; k < one.length; k++) dot += (one[k] ?? 0) * (other[k] ?? 0);
  return Math.max(0, dot);
}
