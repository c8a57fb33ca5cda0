/** For each line of a text, the line of an earlier text that it is or was made of; null for a new one. */
export function matchLines(before: readonly string[], after: readonly string[]): (string | null)[] {
  const left = before.map((text) => text as string | null);
  const take = (at: number): string | null => {
    const text = left[at] ?? null;
    left[at] = null;
    return text;
  };
  const matched = after.map((text) => {
    const at = left.indexOf(text);
    return at === -1 ? null : take(at);
  });
  for (const [index, text] of after.entries()) {
    if (matched[index] !== null) continue;
    const shares = left.map((other) => (other === null ? 0 : sharedWords(other, text)));
    const best = shares.indexOf(Math.max(...shares));
    if ((shares[best] ?? 0) >= NEAR) matched[index] = take(best);
    else if (before.length === after.length && left[index] !== null) matched[index] = take(index);
  }
  return matched;
}

/** Which share of the words of the shorter text the other has. */
function sharedWords(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

const NEAR = 0.4;
