/** A document of so many of a term is found without reading the places of those before. */
export const skipEvery = 32;

/**
 * Where the words of a term stand in its documents, in the order of its documents: each place as the way from the one before in
 * the same document, times two, plus one at the last of a document.
 */
export class PlaceWriter {
  bytes: Uint8Array;
  length = 0;
  /** Where every 32nd document of the term begins, counted from the term's own beginning. */
  skips: number[] = [];
  #start = 0;
  #documents = 0;

  constructor(room = 8) {
    this.bytes = new Uint8Array(room);
  }

  /** Begins the next term in the same bytes; its skips are a new list. */
  begin(): void {
    this.skips = [];
    this.#start = this.length;
    this.#documents = 0;
  }

  /** Adds the places of the next document, in rising order; at least one. */
  add(places: readonly number[]): void {
    this.#count();
    let before = 0;
    for (let index = 0; index < places.length; index++) {
      const place = places[index] ?? 0;
      this.#write((place - before) * 2 + (index === places.length - 1 ? 1 : 0));
      before = place;
    }
  }

  /** Adds the next document's places as they were written before. */
  copy(bytes: Uint8Array, from: number, to: number): void {
    this.#count();
    this.#makeRoom(to - from);
    for (let at = from; at < to; at++) this.bytes[this.length++] = bytes[at] ?? 0;
  }

  #count(): void {
    if (this.#documents > 0 && this.#documents % skipEvery === 0) this.skips.push(this.length - this.#start);
    this.#documents++;
  }

  #write(value: number): void {
    this.#makeRoom(5);
    let left = value;
    while (left > 127) {
      this.bytes[this.length++] = (left & 127) | 128;
      left >>>= 7;
    }
    this.bytes[this.length++] = left;
  }

  #makeRoom(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const wider = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    wider.set(this.bytes);
    this.bytes = wider;
  }
}

/** The byte behind the places of the document whose places begin here. */
export function endOfPlaces(bytes: Uint8Array, start: number): number {
  let at = start;
  for (;;) {
    const isLast = ((bytes[at] ?? 1) & 1) === 1;
    while ((bytes[at++] ?? 0) > 127);
    if (isLast) return at;
  }
}
