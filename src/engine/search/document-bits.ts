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

  /** Puts a document in. */
  add(document: number): void {
    this.words[document >>> 5] = (this.words[document >>> 5] ?? 0) | (1 << (document & 31));
  }

  /** Takes a document out. */
  delete(document: number): void {
    this.words[document >>> 5] = (this.words[document >>> 5] ?? 0) & ~(1 << (document & 31));
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
