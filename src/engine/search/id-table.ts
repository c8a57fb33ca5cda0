/** Finds the document of a job by its id: 16 bytes an id and a table of open addresses, instead of a map of texts. */
export class IdTable {
  #words: Uint32Array;
  #slots: Int32Array;

  /** A table for ids (UUIDs in lower case) of documents 0 to `room` - 1. */
  constructor(room: number) {
    this.#words = new Uint32Array(Math.max(1, room) * 4);
    let slots = 8;
    while (slots < room * 1.6) slots *= 2;
    this.#slots = new Int32Array(slots).fill(-1);
  }

  /** Keeps the id of a document. */
  set(document: number, id: string): void {
    const [a, b, c, d] = wordsOf(id);
    this.#words.set([a, b, c, d], document * 4);
    this.#place(document);
  }

  /** Takes over the id of another table's document. */
  copy(document: number, from: IdTable, at: number): void {
    this.#words.set(from.#words.subarray(at * 4, at * 4 + 4), document * 4);
    this.#place(document);
  }

  /** The document with this id, or -1. */
  find(id: string): number {
    const [a, b, c, d] = wordsOf(id);
    const mask = this.#slots.length - 1;
    for (let slot = hash(a, b, c, d) & mask; ; slot = (slot + 1) & mask) {
      const document = this.#slots[slot] ?? -1;
      if (document < 0) return -1;
      const at = document * 4;
      const same = this.#words[at] === a && this.#words[at + 1] === b && this.#words[at + 2] === c;
      if (same && this.#words[at + 3] === d) return document;
    }
  }

  /** The id of a document. */
  idAt(document: number): string {
    const hex = Array.from(this.#words.subarray(document * 4, document * 4 + 4), (word) =>
      word.toString(16).padStart(8, '0'),
    ).join('');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  }

  /** Below, at or above 0 as the id of a document sorts against this one. */
  compare(document: number, id: string): number {
    const mine = this.idAt(document);
    return mine < id ? -1 : mine > id ? 1 : 0;
  }

  /** How many bytes it takes. */
  get byteLength(): number {
    return this.#words.byteLength + this.#slots.byteLength;
  }

  #place(document: number): void {
    const at = document * 4;
    const [a = 0, b = 0, c = 0, d = 0] = this.#words.subarray(at, at + 4);
    const mask = this.#slots.length - 1;
    let slot = hash(a, b, c, d) & mask;
    while ((this.#slots[slot] ?? -1) >= 0) slot = (slot + 1) & mask;
    this.#slots[slot] = document;
  }
}

function wordsOf(id: string): [number, number, number, number] {
  const hex = id.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) >>> 0;
  return [word(0), word(8), word(16), word(24)];
}

function hash(a: number, b: number, c: number, d: number): number {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(c ^ d, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
