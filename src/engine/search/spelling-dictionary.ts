import { bitsIn } from './document-bits.ts';
import { familyOf } from './word-family.ts';

/** The words that may correct a typed one, with how often each was learnt; finds the few that are like another quickly. */
export class SpellingDictionary {
  readonly #places = new Map<string, number>();
  readonly #words: string[] = [];
  #letters = new Uint32Array(64);
  #counts = new Uint32Array(64);
  /** The places of the words of each family. */
  readonly #families = new Map<string, number | number[]>();
  /** The places of long words by their last letters. */
  readonly #endings = new Map<string, number[]>();

  /** Learns that a job uses these words; each counts once. */
  learn(words: readonly string[]): void {
    for (const word of new Set(words)) {
      const place = this.#places.get(word) ?? this.#add(word);
      this.#counts[place] = (this.#counts[place] ?? 0) + 1;
    }
  }

  /** How many jobs were learnt to use the word. */
  countOf(word: string): number {
    const place = this.#places.get(word);
    return place === undefined ? 0 : (this.#counts[place] ?? 0);
  }

  /** All words that begin with this one or can be two letters away from it, and a few more. */
  *like(word: string): Generator<string, void> {
    const mine = lettersOf(word);
    for (let place = 0; place < this.#words.length; place++) {
      const other = this.#words[place] ?? '';
      const theirs = this.#letters[place] ?? 0;
      // Two changes take away two letters and bring two others at most; what begins so holds all of its letters.
      const isNear = bitsIn(mine ^ theirs) <= 4 && Math.abs(other.length - word.length) <= 2;
      if (isNear || ((mine & ~theirs) === 0 && other.startsWith(word))) yield other;
    }
  }

  /** The words of a family, as familyOf() names it. */
  inFamily(family: string): string[] {
    const places = this.#families.get(family) ?? [];
    return (typeof places === 'number' ? [places] : places).map((place) => this.#words[place] ?? '');
  }

  /** The longer words that end with this one of four letters or more, three letters before it at least. */
  endingWith(word: string): string[] {
    const places = this.#endings.get(word.slice(-ENDING)) ?? [];
    return places
      .map((place) => this.#words[place] ?? '')
      .filter((other) => other.length >= word.length + 3 && other.endsWith(word));
  }

  #add(word: string): number {
    const place = this.#words.push(word) - 1;
    this.#places.set(word, place);
    if (word.length >= ENDING + 3) {
      const ending = this.#endings.get(word.slice(-ENDING));
      if (ending) ending.push(place);
      else this.#endings.set(word.slice(-ENDING), [place]);
    }
    const family = familyOf(word);
    const others = this.#families.get(family);
    if (others === undefined) this.#families.set(family, place);
    else if (typeof others === 'number') this.#families.set(family, [others, place]);
    else others.push(place);
    if (place === this.#letters.length) {
      this.#letters = widened(this.#letters);
      this.#counts = widened(this.#counts);
    }
    this.#letters[place] = lettersOf(word);
    return place;
  }
}

const ENDING = 4;

/** Which letters a word has, one bit a letter; letters beyond a to z share bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

function widened(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(array.length * 2);
  wider.set(array);
  return wider;
}
