import { countOf, documentsOf, listOf, placesOf, type PostingLists } from './posting-lists.ts';
import { skipEvery } from './word-places.ts';

/**
 * Those of the candidates (documents in rising order, each with all the lexemes) in which the lexemes stand in this order: the
 * first somewhere, each other one so many words behind the one before. The rarest lexemes are looked at first.
 */
export function withPhrase(
  lists: PostingLists,
  candidates: Uint32Array,
  lexemes: readonly string[],
  gaps: readonly number[],
): Uint32Array {
  let way = 0;
  const words = lexemes
    .map((lexeme, at) => ({ lexeme, way: (way += at === 0 ? 0 : (gaps[at] ?? 1)) }))
    .toSorted((a, b) => countOf(lists, a.lexeme) - countOf(lists, b.lexeme));
  let found: Places = { documents: candidates, places: new Uint32Array(0), starts: null };
  for (const [at, word] of words.entries())
    found = nextWord(lists, found, word, SCRATCH[at % 2] ?? new Scratch());
  return found.documents.slice();
}

/** Documents with the places where the phrase may begin: those of document `n` from `starts[n]` on; null before the first word. */
type Places = { documents: Uint32Array; places: Uint32Array; starts: Uint32Array | null };

/** One loop over the places of all of a lexeme's documents, without a call a document: there may be hundreds of thousands. */
function nextWord(
  lists: PostingLists,
  before: Places,
  { lexeme, way }: { lexeme: string; way: number },
  scratch: Scratch,
): Places {
  const wanted = before.documents;
  const all = listOf(documentsOf(lists, lexeme));
  const { bytes, start, skips } = placesOf(lists, lexeme);
  const { documents, starts } = scratch.withRoom(wanted.length);
  starts[0] = 0;
  let [count, filled, byte, at] = [0, 0, start, 0];
  for (let index = 0; index < all.length && at < wanted.length; index++) {
    const far = index + skipEvery;
    if ((all[far] ?? Infinity) <= (wanted[at] ?? 0)) {
      // The next wanted one is behind the next place that can be leapt to.
      index = lastSkipBefore(all, far, wanted[at] ?? 0);
      byte = start + (skips[index / skipEvery - 1] ?? 0);
    }
    const document = all[index] ?? 0;
    while ((wanted[at] ?? Infinity) < document) at++;
    const isWanted = wanted[at] === document;
    const places = scratch.placesWithRoom(filled + MAX_PLACES);
    const from = filled;
    for (let place = 0, value = 0; (value & 1) === 0;) {
      let next = bytes[byte++] ?? 1;
      value = next & 127;
      for (let shift = 7; next > 127; shift += 7) {
        next = bytes[byte++] ?? 0;
        value |= (next & 127) << shift;
      }
      place += value >>> 1;
      if (isWanted && place > way && mayBegin(before, at, place - way)) places[filled++] = place - way;
    }
    if (filled === from) continue;
    documents[count++] = document;
    starts[count] = filled;
  }
  return { documents: documents.subarray(0, count), places: scratch.places, starts };
}

/** The last document number that can be leapt to and does not come behind the wanted one; a multiple of `skipEvery`. */
function lastSkipBefore(all: Uint32Array, from: number, wanted: number): number {
  let low = Math.floor(from / skipEvery);
  let high = Math.floor((all.length - 1) / skipEvery);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((all[middle * skipEvery] ?? Infinity) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low * skipEvery;
}

/** Whether a phrase may begin at this place of a document by the words so far; before the first any place will do. */
function mayBegin({ places, starts }: Places, at: number, place: number): boolean {
  if (starts === null) return true;
  const end = starts[at + 1] ?? 0;
  for (let index = starts[at] ?? 0; index < end; index++) if (places[index] === place) return true;
  return false;
}

/** Arrays that are used again: making large ones for each search costs more than filling them. */
class Scratch {
  documents = new Uint32Array(1024);
  starts = new Uint32Array(1024);
  places = new Uint32Array(1024);

  withRoom(documents: number): this {
    if (documents + 1 > this.starts.length) {
      this.documents = new Uint32Array(documents * 2);
      this.starts = new Uint32Array(documents * 2);
    }
    return this;
  }

  placesWithRoom(length: number): Uint32Array {
    if (length <= this.places.length) return this.places;
    const wider = new Uint32Array(length * 2);
    wider.set(this.places);
    this.places = wider;
    return wider;
  }
}

const SCRATCH = [new Scratch(), new Scratch()];
/** The database keeps so many places of a lexeme in a job at most. */
const MAX_PLACES = 256;
