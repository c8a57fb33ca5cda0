import { stemsOf } from '../../src/engine/occupations/stems.ts';

/** Okapi BM25 (k1 1.2, b 0.75) over a set of texts: how well each answers a question, by words alone. */
export function wordMatch(texts: ReadonlyMap<string, string>): (question: string, id: string) => number {
  const bags = new Map([...texts].map(([id, text]) => [id, bagOf(text)]));
  const frequency = new Map<string, number>();
  let total = 0;
  for (const { counts, length } of bags.values()) {
    total += length;
    for (const stem of counts.keys()) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  }
  const mean = total / Math.max(1, bags.size);
  return (question, id) => {
    const bag = bags.get(id);
    if (!bag) return 0;
    let score = 0;
    for (const stem of new Set(stemsOf(question))) {
      const count = bag.counts.get(stem);
      if (count === undefined) continue;
      const found = frequency.get(stem) ?? 0;
      const rarity = Math.log(1 + (bags.size - found + 0.5) / (found + 0.5));
      score += (rarity * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * bag.length) / mean));
    }
    return score;
  };
}

function bagOf(text: string): { counts: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  const stems = stemsOf(text);
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length };
}
