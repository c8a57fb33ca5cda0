import { occupationsTable } from './tables.ts';

/** For each stem the names of occupations that hold it, how rare it is, and how long each name is by those weights. */
export type TitleIndex = {
  table: ReturnType<typeof occupationsTable>;
  postings: { starts: Uint32Array; numbers: Uint32Array };
  idf: Float32Array;
  lengths: Float32Array;
};
let index: TitleIndex | undefined;

/** The index of all names. Made once. */
export function titleIndex(): TitleIndex {
  if (index) return index;
  const table = occupationsTable();
  const { starts: from, numbers } = table.bags;
  const counts = new Uint32Array(table.ids.size);
  for (const id of numbers) counts[id] = (counts[id] ?? 0) + 1;
  const starts = new Uint32Array(table.ids.size + 1);
  for (const [id, count] of counts.entries()) starts[id + 1] = (starts[id] ?? 0) + count;
  const filled = starts.slice();
  const postings = new Uint32Array(numbers.length);
  const idf = Float32Array.from(counts, (count) => Math.log(1 + table.owner.length / (1 + count)));
  const lengths = new Float32Array(table.owner.length);
  for (let bag = 0; bag < table.owner.length; bag++) {
    let square = 0;
    for (let at = from[bag] ?? 0; at < (from[bag + 1] ?? 0); at++) {
      const id = numbers[at] ?? 0;
      const place = filled[id] ?? 0;
      postings[place] = bag;
      filled[id] = place + 1;
      square += (idf[id] ?? 0) ** 2;
    }
    lengths[bag] = Math.sqrt(square);
  }
  index = { table, postings: { starts, numbers: postings }, idf, lengths };
  return index;
}
