import { folded } from '../../occupations/stems.ts';

/** A text as patterns are looked for in it, lower case and without accents, and where each of its letters stands in the text itself. */
export type FoldedText = { text: string; original: string; places: number[] };

/** Folds a text letter by letter, so that every place is known. */
export function foldWithPlaces(original: string): FoldedText {
  const places: number[] = [];
  let text = '';
  let at = 0;
  let run = 0;
  for (const letter of original) {
    const folded = foldLetter(letter);
    run = LETTER.test(folded) ? run + 1 : 0;
    // Nothing so long is a word, and patterns take long over it.
    const plain = run > LONGEST_WORD ? ' ' : folded;
    for (let i = 0; i < plain.length; i++) places.push(at);
    text += plain;
    at += letter.length;
  }
  places.push(at);
  return { text, original, places };
}

/** The part of the text itself that a part of the folded one is: from and to, without white space at its ends. */
export function placeOf({ original, places }: FoldedText, start: number, end: number): [number, number] {
  let from = places[start] ?? 0;
  let to = places[end] ?? original.length;
  while (from < to && EDGE.test(original[from] ?? '')) from++;
  while (to > from && EDGE.test(original[to - 1] ?? '')) to--;
  return [from, to];
}

function foldLetter(letter: string): string {
  const before = known.get(letter);
  if (before !== undefined) return before;
  const plain = letter === '’' ? "'" : letter === '\u00a0' ? ' ' : folded(letter);
  if (known.size < MAX_KNOWN) known.set(letter, plain);
  return plain;
}

const known = new Map<string, string>();
const LETTER = /[\p{L}\p{N}]/u;
const LONGEST_WORD = 60;
const MAX_KNOWN = 5000;
const EDGE = /[\s*_,;:·•()-]/;
