/** A set of documents with one bit for each; for sets that hold a good part of all. */
export class DocumentBits {
  readonly words: Uint32Array;

  /** A set with room for documents 0 to `room` - 1, empty or a copy of other words. */
  constructor(room: number, words?: Uint32Array) {
    this.words = new Uint32Array((room + 31) >>> 5);
    if (words) this.words.set(words.subarray(0, this.words.length));
  }

  /** A set of all documents from 0 to `room` - 1. */
  static all(room: number): DocumentBits {
    const bits = new DocumentBits(room);
    bits.words.fill(0xffff_ffff);
    if (room & 31) bits.words[bits.words.length - 1] = (1 << (room & 31)) - 1;
    return bits;
  }

  /** Whether a document is in it. */
  has(document: number): boolean {
    return (((this.words[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1;
  }

  /** How many documents are in it. */
  get size(): number {
    let size = 0;
    for (let at = 0; at < this.words.length; at++) size += bitsIn(this.words[at] ?? 0);
    return size;
  }

  /** Puts a document in. */
  add(document: number): void {
    this.words[document >>> 5] = (this.words[document >>> 5] ?? 0) | (1 << (document & 31));
  }

  /** Takes a document out. */
  delete(document: number): void {
    this.words[document >>> 5] = (this.words[document >>> 5] ?? 0) & ~(1 << (document & 31));
  }

  /** The documents as a list in rising order. */
  toList(): Uint32Array {
    const list = new Uint32Array(this.size);
    let count = 0;
    for (let at = 0; at < this.words.length; at++)
      for (let left = this.words[at] ?? 0; left !== 0; left &= left - 1)
        list[count++] = at * 32 + 31 - Math.clz32(left & -left);
    return list;
  }

  /** Shows the documents below `end`, in rising order. */
  each(visit: (document: number) => void, end = Infinity): void {
    for (let at = 0; at < this.words.length && at * 32 < end; at++) {
      for (let left = this.words[at] ?? 0; left !== 0; left &= left - 1) {
        const document = at * 32 + 31 - Math.clz32(left & -left);
        if (document >= end) return;
        visit(document);
      }
    }
  }

  /** Keeps only what is also in the other. */
  keep({ words }: DocumentBits): void {
    for (let at = 0; at < this.words.length; at++) this.words[at] = (this.words[at] ?? 0) & (words[at] ?? 0);
  }

  /** Takes out what is in the other. */
  drop({ words }: DocumentBits): void {
    for (let at = 0; at < this.words.length; at++) this.words[at] = (this.words[at] ?? 0) & ~(words[at] ?? 0);
  }

  /** Puts in what is in the other. */
  join({ words }: DocumentBits): void {
    for (let at = 0; at < this.words.length; at++) this.words[at] = (this.words[at] ?? 0) | (words[at] ?? 0);
  }
}

/** How many bits of a word are set. */
export function bitsIn(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
