import { keyOf } from './claim-words.ts';
import type { ClaimWord } from './claim-words.ts';
import type { Compared } from './compared.ts';
import { FREE_NOUNS, FREE_VERBS, SMALL_WORDS } from './free-words.ts';
import { limitName } from './limits-kept.ts';
import { isAct } from './same-sense.ts';
import { backingOf, isStrict } from './strict-lookup.ts';

/**
 * Words of a wording for which no word of the line is left: each backs one act and one thing. Where "answer the phone and greet
 * clients" is told as "answer phones and advise clients", "answer" stands for itself and not for "advise" as well.
 */
export function toldTwice(compared: Compared): string[] {
  const { wording } = compared;
  const told = wording.filter((word) => isCounted(word, compared));
  const isThere = (word: ClaimWord) => compared.matches.get(word)?.some(({ how }) => how === 'same') === true;
  return [true, false].flatMap((acts) => {
    const some = told.filter((word) => isAct(word, wording) === acts);
    const places = new Places(compared);
    return [...some.filter(isThere), ...some.filter((word) => !isThere(word))]
      .filter((word) => !places.find(word) && (!isThere(word) || isStrict(word) || word.name))
      .map(({ text }) => text);
  });
}

const freeVerbs = new Set([...FREE_VERBS].map(keyOf));

/** Whether a word needs a word of the line for itself: not one that is free, that limits, or that something else in the line implies. */
function isCounted(word: ClaimWord, { matches, known }: Compared): boolean {
  if (word.kind !== 'word' || SMALL_WORDS.has(word.text) || limitName(word) !== null) return false;
  const found = matches.get(word) ?? [];
  if (isStrict(word)) return true;
  if (found.some(({ how }) => how === 'same')) return true;
  if (known.has(word.text)) return false;
  if (FREE_NOUNS.has(word.keys[0] ?? '') || word.keys.some((key) => freeVerbs.has(key))) return false;
  return found.length > 0 && !found.some(({ how }) => how === 'implied');
}

/** Which word of a line each word of a wording stands for. */
class Places {
  readonly #compared: Compared;
  readonly #taken = new Map<ClaimWord, ClaimWord>();

  constructor(compared: Compared) {
    this.#compared = compared;
  }

  /** Gives a word one of the line's, moving others to another of theirs where they can; true where nothing backs it, which is judged elsewhere. */
  find(word: ClaimWord): boolean {
    return this.#own(word).length === 0 || this.#place(word, new Set());
  }

  #own(word: ClaimWord): ClaimWord[] {
    const all = this.#compared.matches.get(word) ?? [];
    const same = all.filter(({ how }) => how === 'same');
    if (same.length > 0) return same.map(({ own }) => own);
    const found = all.map(({ own }) => own);
    return isStrict(word) ? [...found, ...backingOf(word, this.#compared.line)] : found;
  }

  #place(word: ClaimWord, tried: Set<ClaimWord>): boolean {
    for (const own of this.#own(word)) {
      if (tried.has(own)) continue;
      tried.add(own);
      const other = this.#taken.get(own);
      if (other === undefined || this.#place(other, tried)) {
        this.#taken.set(own, word);
        return true;
      }
    }
    return false;
  }
}
