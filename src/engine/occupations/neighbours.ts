import { stemsOf } from './stems.ts';
import { listAt, neighbourLists, wordsTable } from './tables.ts';

/** A stem that stands near another, and the cosine of their vectors. */
export type Neighbour = { stem: string; cosine: number };

/** The words nearest to a word, from a cosine of 0.65 on, at most twelve, the nearest first; none for a word without a vector. */
export function neighbours(word: string): Neighbour[] {
  const { ids, stems } = wordsTable();
  const id = ids.get(stemsOf(word)[0] ?? '');
  return id === undefined
    ? []
    : neighboursOf(id).map(({ id: near, cosine }) => ({ stem: stems[near] ?? '', cosine }));
}

/** The same by number. */
export function neighboursOf(id: number): { id: number; cosine: number }[] {
  const table = neighbourLists();
  const from = table.starts[id] ?? 0;
  return Array.from(listAt(table, id), (near, at) => ({
    id: near,
    cosine: (table.cosines[from + at] ?? 0) / 100,
  }));
}
