import { DocumentBits } from './document-bits.ts';
import type { PlaceWriter } from './word-places.ts';

/**
 * The documents of every term: for a term of few as gaps of one to five bytes, in rising order; for a term of one document in 32 or
 * more as a bit a document.
 */
export type PostingLists = {
  /** The number of each term; it may know terms newer than these lists. */
  numbers: Map<string, number>;
  starts: Uint32Array;
  counts: Uint32Array;
  bytes: Uint8Array;
  /** The terms of many documents, by number. */
  dense: Map<number, DocumentBits>;
  /** Where the words of each term stand, as word-places.ts writes it, from this byte on; nothing for terms without places. */
  places: PlaceLists;
};

/**
 * The places of the words of all terms: where those of each term begin, and from there on those of its 32nd document, its 64th ...
 */
export type PlaceLists = {
  starts: Uint32Array;
  bytes: Uint8Array;
  skipStarts: Uint32Array;
  skips: Uint32Array;
};

/** Documents in rising order, or as bits; shared, not to be changed. */
export type Documents = Uint32Array | DocumentBits;

/** How many documents have the term, the removed ones included. */
export function countOf(lists: PostingLists, term: string): number {
  const number = lists.numbers.get(term);
  return number === undefined ? 0 : (lists.counts[number] ?? 0);
}

/** The documents of a term; an empty list for an unknown one. */
export function documentsOf(lists: PostingLists, term: string): Documents {
  const number = lists.numbers.get(term);
  return number === undefined ? NONE : documentsAt(lists, number);
}

/** The documents of the term with this number. */
export function documentsAt({ starts, counts, bytes, dense }: PostingLists, number: number): Documents {
  const bits = dense.get(number);
  if (bits) return bits;
  const count = counts[number] ?? 0;
  return count === 0 ? NONE : unpack(bytes, starts[number] ?? 0, count);
}

/** Where the places of a term's words begin, and those of every 32nd of its documents, counted from there. */
export function placesOf({ numbers, places }: PostingLists, term: string) {
  const number = numbers.get(term) ?? -1;
  const skips = places.skips.subarray(places.skipStarts[number] ?? 0, places.skipStarts[number + 1]);
  return { bytes: places.bytes, start: places.starts[number] ?? 0, skips };
}

/** Documents as a list in rising order. */
export function listOf(documents: Documents): Uint32Array {
  return documents instanceof DocumentBits ? documents.toList() : documents;
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

  /** Adds a document, which is greater than the one before; the same once more counts for nothing. */
  add(document: number): void {
    let gap = document - this.#last;
    if (gap === 0) return;
    if (this.length + 5 > this.bytes.length) {
      const wider = new Uint8Array(this.bytes.length * 2);
      wider.set(this.bytes);
      this.bytes = wider;
    }
    this.#last = document;
    this.count++;
    while (gap > 127) {
      this.bytes[this.length++] = (gap & 127) | 128;
      gap >>>= 7;
    }
    this.bytes[this.length++] = gap;
  }

  /** Takes the list that begins at this byte back out of the bytes. */
  takeBack(start: number): Uint32Array {
    const documents = unpack(this.bytes, start, this.count);
    this.length = start;
    return documents;
  }
}

/** Whether a term of so many among so many documents is better kept as bits. */
export function isDense(count: number, size: number): boolean {
  return size >= 1024 && count * 32 >= size;
}

/** The bits of documents in a list. */
export function bitsOf(documents: Uint32Array, size: number): DocumentBits {
  const bits = new DocumentBits(size);
  for (let index = 0; index < documents.length; index++) bits.add(documents[index] ?? 0);
  return bits;
}

/** Puts lists that were written term by term into one piece; `writers` are in the order of the terms' numbers. */
export function packLists(
  numbers: Map<string, number>,
  writers: GapWriter[],
  placed: (PlaceWriter | undefined)[],
  size: number,
): PostingLists {
  const dense = new Map<number, DocumentBits>();
  for (const [number, writer] of writers.entries())
    if (isDense(writer.count, size)) dense.set(number, bitsOf(writer.takeBack(0), size));
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
  return { numbers, starts, counts, bytes, dense, places: packPlaces(placed, writers.length) };
}

function packPlaces(placed: (PlaceWriter | undefined)[], terms: number): PlaceLists {
  const sum = (of: (writer: PlaceWriter) => number) =>
    placed.reduce((before, writer) => before + (writer ? of(writer) : 0), 0);
  const starts = new Uint32Array(terms);
  const bytes = new Uint8Array(sum((writer) => writer.length));
  const skipStarts = new Uint32Array(terms + 1);
  const skips = new Uint32Array(sum((writer) => writer.skips.length));
  let [at, skip] = [0, 0];
  for (let number = 0; number < terms; number++) {
    starts[number] = at;
    skipStarts[number] = skip;
    const writer = placed[number];
    if (!writer) continue;
    bytes.set(writer.bytes.subarray(0, writer.length), at);
    skips.set(writer.skips, skip);
    at += writer.length;
    skip += writer.skips.length;
  }
  skipStarts[terms] = skip;
  return { starts, bytes, skipStarts, skips };
}

/** Shows documents one after the other, in rising order; those below `end`. */
export function eachDocument(documents: Documents, visit: (document: number) => void, end = Infinity): void {
  if (documents instanceof DocumentBits) {
    documents.each(visit, end);
    return;
  }
  for (let index = 0; index < documents.length; index++) {
    const document = documents[index] ?? 0;
    if (document >= end) return;
    visit(document);
  }
}

/** How many bytes the lists take. */
export function bytesOfLists({ starts, counts, bytes, dense, places }: PostingLists): number {
  const arrays = [starts, counts, bytes, places.starts, places.bytes, places.skipStarts, places.skips];
  const plain = arrays.reduce((sum, array) => sum + array.byteLength, 0);
  return [...dense.values()].reduce((sum, { words }) => sum + words.byteLength, plain);
}

function unpack(bytes: Uint8Array, start: number, count: number): Uint32Array {
  const documents = new Uint32Array(count);
  let at = start;
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

const NONE = new Uint32Array(0);
