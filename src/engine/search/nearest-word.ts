/** What a word that no job says stands for: words that begin so, or the nearest word within one or two letters. */
export type Correction = { words: string[]; kind: 'beginning' | 'spelling' };

/**
 * Finds what an unknown word may mean among known ones; `weigh` says how many jobs a known word finds. A word of three letters or
 * more stands for up to eight commonest words that begin with it; else one of four or more for the nearest word: one letter
 * changed, added, left out or swapped with its neighbour (two letters from eight on). Ties go to words with the same last letter,
 * then to the commoner, then by alphabet.
 */
export function correctWord(
  word: string,
  known: Iterable<string>,
  weigh: (word: string) => number,
): Correction | null {
  if (word.length < 3 || word.length > 40 || /\d/.test(word)) return null;
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  const beginning: string[] = [];
  const near = { distance: most + 1, words: [] as string[] };
  for (const other of known) {
    if (other.startsWith(word)) beginning.push(other);
    if (beginning.length > 0 || Math.abs(other.length - word.length) > most) continue;
    const distance = editDistance(word, other, Math.min(most, near.distance));
    if (distance < near.distance) Object.assign(near, { distance, words: [other] });
    else if (distance === near.distance && distance <= most) near.words.push(other);
  }
  const completions = heaviest(beginning, weigh).slice(0, 8);
  if (completions.length > 0) return { words: completions, kind: 'beginning' };
  const ending = near.words.filter((other) => other.at(-1) === word.at(-1));
  const best = heaviest(ending, weigh)[0] ?? heaviest(near.words, weigh)[0];
  return best === undefined ? null : { words: [best], kind: 'spelling' };
}

function heaviest(words: string[], weigh: (word: string) => number): string[] {
  return words
    .map((word) => ({ word, weight: weigh(word) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

/** How many letters must be changed, added, left out or swapped with a neighbour; anything above `most` is `most` + 1. */
export function editDistance(a: string, b: string, most: number): number {
  let older: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (before[column] ?? 0) + 1,
        (now[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        cost = Math.min(cost, (older[column - 2] ?? 0) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    older = before;
    before = now;
  }
  return Math.min(before[b.length] ?? most + 1, most + 1);
}
