/** The words that may correct a typed one, with how often each was learnt; finds the few that are like another quickly. */
export class SpellingDictionary {
  readonly #places = new Map<string, number>();
  readonly #words: string[] = [];
  #letters = new Uint32Array(64);
  #counts = new Uint32Array(64);

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
      const isNear = bitsOf(mine ^ theirs) <= 4 && Math.abs(other.length - word.length) <= 2;
      if (isNear || ((mine & ~theirs) === 0 && other.startsWith(word))) yield other;
    }
  }

  #add(word: string): number {
    const place = this.#words.push(word) - 1;
    this.#places.set(word, place);
    if (place === this.#letters.length) {
      this.#letters = widened(this.#letters);
      this.#counts = widened(this.#counts);
    }
    this.#letters[place] = lettersOf(word);
    return place;
  }
}

/** Which letters a word has, one bit a letter; letters beyond a to z share bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits >>> 0;
}

/** How many bits are set. */
function bitsOf(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function widened(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const wider = new Uint32Array(array.length * 2);
  wider.set(array);
  return wider;
}
