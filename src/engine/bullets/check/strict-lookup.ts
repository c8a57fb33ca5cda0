import { keyOf } from './claim-words.ts';
import type { ClaimWord } from './claim-words.ts';
import { STRICT_ROWS } from './strict-words.ts';
import { formsOf } from './word-forms.ts';

/** Words that claim as much as each other, and all that back them in a line. */
type StrictRow = { words: Set<string>; backing: Set<string> };
const strictOf = new Map<string, StrictRow[]>();
for (const { words, backing } of STRICT_ROWS) {
  const row = {
    words: new Set(words.flatMap(formsOf)),
    backing: new Set([...words, ...backing].flatMap((word) => [...formsOf(word), keyOf(word)])),
  };
  for (const word of row.words) strictOf.set(word, [...(strictOf.get(word) ?? []), row]);
}

/** Whether a word claims more than an act, and so is judged with its row alone. */
export function isStrict({ text }: ClaimWord): boolean {
  return strictOf.has(text);
}

/** The rows that a word stands in. */
export function strictRowsOf(text: string): readonly StrictRow[] {
  return strictOf.get(text) ?? [];
}

/** The words of a line that say as much as a strict word. */
export function backingOf({ text }: ClaimWord, line: readonly ClaimWord[]): ClaimWord[] {
  const rows = strictRowsOf(text);
  return line.filter(({ text: own, keys }) =>
    rows.some(({ backing }) => backing.has(own) || keys.slice(1).some((key) => backing.has(key))),
  );
}
