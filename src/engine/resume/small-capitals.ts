import type { TextItem } from './document.ts';

/**
 * Small capitals, as programs draw them that have no such letters: capitals of two sizes, of which the larger begin the words. They get the larger
 * size, so that a word stays a word and a heading looks like one.
 */
export function withoutSmallCapitals(row: readonly TextItem[]): TextItem[] {
  const result: TextItem[] = [];
  // The sizes of the letters that words begin with and go on with, as far as one was found to the left.
  let sizes: { large: number; small: number } | null = null;
  for (const [i, item] of row.entries()) {
    const before = row[i - 1];
    if (!CAPITALS.test(item.text)) sizes = null;
    else if (before && beginsWord(before, item)) sizes = { large: before.size, small: item.size };
    result.push(sizes && same(item.size, sizes.small) ? { ...item, size: sizes.large } : item);
  }
  return result;
}

const CAPITALS = /^\P{Ll}+$/u;

/** Whether a capital and smaller ones right behind it are the beginning of a word. */
function beginsWord(first: TextItem, next: TextItem): boolean {
  const share = next.size / Math.max(1, first.size);
  const gap = next.x - first.x - first.width;
  return (
    /^\P{L}*\p{Lu}$/u.test(first.text) && share > 0.6 && share < 0.92 && Math.abs(gap) < first.size * 0.25
  );
}

function same(size: number, other: number): boolean {
  return Math.abs(size - other) < 0.2;
}
