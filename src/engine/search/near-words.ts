import { editDistance } from './nearest-word.ts';
import { plainWords } from './search-terms.ts';

/** The words one letter away from a plain word of four Latin letters or more, and the word itself: one changed, added, left out or swapped with its neighbour. */
export function nearWords(word: string): string[] {
  const near = new Set([word]);
  if (!/^[a-z]{4,30}$/.test(word)) return [word];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after !== '') near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + after[1] + after[0] + after.slice(2));
    for (const letter of LETTERS) {
      near.add(before + letter + after);
      if (after !== '') near.add(before + letter + after.slice(1));
    }
  }
  return [...near];
}

/** True when words were typed and each of them begins a word of the text, or is within a letter of one or of its beginning (two from eight on). */
export function saysNear(typed: string, text: string): boolean {
  const [wanted, words] = [plainWords(typed), plainWords(text)];
  return wanted.length > 0 && wanted.every((each) => words.some((word) => isNear(each, word)));
}

function isNear(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true;
  const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  if (most === 0) return false;
  return [word, word.slice(0, typed.length), word.slice(0, typed.length + 1)].some(
    (other) => editDistance(typed, other, most) <= most,
  );
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
