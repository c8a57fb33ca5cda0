/** The documents of every term, as gaps of one to five bytes; documents of a term come in rising order. */
export type PostingLists = {
  /** The number of each term; it may know terms newer than these lists. */
  numbers: Map<string, number>;
  starts: Uint32Array;
  counts: Uint32Array;
  bytes: Uint8Array;
};

/** How many documents have the term, the removed ones included. */
export function countOf(lists: PostingLists, term: string): number {
  const number = lists.numbers.get(term);
  return number === undefined ? 0 : (lists.counts[number] ?? 0);
}

/** The documents of a term, in rising order; empty for an unknown term. */
export function documentsOf(lists: PostingLists, term: string): Uint32Array {
  const number = lists.numbers.get(term);
  return number === undefined ? NONE : documentsAt(lists, number);
}

/** The documents of the term with this number. */
export function documentsAt({ starts, counts, bytes }: PostingLists, number: number): Uint32Array {
  const count = counts[number] ?? 0;
  if (count === 0) return NONE;
  const documents = new Uint32Array(count);
  let at = starts[number] ?? 0;
  let document = -1;
  for (let index = 0; index < count; index++) {
    let byte = bytes[at++] ?? 0;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      gap |= (byte & 127) << shift;
    }
    document += gap;
    documents[index] = document;
  }
  return documents;
}

/** Bytes that grow as gaps are written to them. */
export class GapWriter {
  bytes: Uint8Array;
  length = 0;
  count = 0;
  #last = -1;

  constructor(room = 8) {
    this.bytes = new Uint8Array(room);
  }

  /** Begins the next list in the same bytes. */
  begin(): void {
    this.count = 0;
    this.#last = -1;
  }

  /** Adds a document, which must be greater than the one before. */
  add(document: number): void {
    if (this.length + 5 > this.bytes.length) {
      const wider = new Uint8Array(this.bytes.length * 2);
      wider.set(this.bytes);
      this.bytes = wider;
    }
    let gap = document - this.#last;
    this.#last = document;
    this.count++;
    while (gap > 127) {
      this.bytes[this.length++] = (gap & 127) | 128;
      gap >>>= 7;
    }
    this.bytes[this.length++] = gap;
  }
}

/** Puts lists that were written term by term into one piece; `writers` are in the order of the terms' numbers. */
export function packLists(numbers: Map<string, number>, writers: GapWriter[]): PostingLists {
  const bytes = new Uint8Array(writers.reduce((sum, { length }) => sum + length, 0));
  const starts = new Uint32Array(writers.length);
  const counts = new Uint32Array(writers.length);
  let at = 0;
  for (const [number, writer] of writers.entries()) {
    starts[number] = at;
    counts[number] = writer.count;
    bytes.set(writer.bytes.subarray(0, writer.length), at);
    at += writer.length;
  }
  return { numbers, starts, counts, bytes };
}

const NONE = new Uint32Array(0);
