/** A stretch of words that both texts have, or only the first (gone), or only the second (new). */
export type DiffPart = { kind: 'same' | 'gone' | 'new'; text: string };

/** The difference of two texts by words: the parts that are not new make the first text, those that are not gone the second. */
export function diffWords(before: string, after: string): DiffPart[] {
  const a = before.match(PIECE) ?? [];
  const b = after.match(PIECE) ?? [];
  if (a.length * b.length > MAX_CELLS)
    return grouped([
      { kind: 'gone', text: before },
      { kind: 'new', text: after },
    ]);
  const lengths = commonLengths(a, b);
  const parts: DiffPart[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' });
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))) {
      parts.push({ kind: 'gone', text: a[i++] ?? '' });
    } else parts.push({ kind: 'new', text: b[j++] ?? '' });
  }
  return grouped(parts);
}

/** Length of the longest common run of words from each pair of places on. */
function commonLengths(a: string[], b: string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] =
        a[i] === b[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

function grouped(parts: DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text !== '') result.push({ ...part });
  }
  return result;
}

const MAX_CELLS = 1_000_000;
const PIECE = /\s+|[^\s]+/g;
