import { compareKeys, type JobKey, type ListedJob, termsOf } from './listed-job.ts';
import type { DocumentBits } from './document-bits.ts';
import { bitsOf, documentsAt, eachDocument, GapWriter, isDense, type PostingLists } from './posting-lists.ts';
import {
  appendJob,
  type Columns,
  createColumns,
  type Names,
  numberOf,
  putInGroup,
  type Snapshot,
} from './snapshot.ts';
import { endOfPlaces, PlaceWriter } from './word-places.ts';

/** How many documents of how many terms are joined at a time; a term costs as much as so many documents. */
const documentsAStep = 200_000;
const costOfTerm = 50;

/**
 * Joins a snapshot's living documents and changed jobs into a new snapshot. Yields after every few milliseconds of work,
 * so that the caller can let other work go on; the old snapshot stays usable all the time.
 */
export function* mergeSnapshot(old: Snapshot, changed: ListedJob[], names: Names): Generator<void, Snapshot> {
  const sorted = changed.toSorted((a, b) => compareKeys('newest', a, b));
  const columns = createColumns(old.columns.size + sorted.length);
  const moved = new Int32Array(old.columns.size).fill(-1);
  const added: number[] = [];
  for (let from = 0; from < old.columns.size; from++) {
    if (old.columns.group[from] === 0) continue;
    takeNewer(sorted, added, columns, names, keyAt(old.columns, from));
    moved[from] = copyDocument(columns, old.columns, from);
    if (from % 20_000 === 0) yield;
  }
  takeNewer(sorted, added, columns, names, null);
  return { columns, lists: yield* mergeLists(old.lists, moved, sorted, added, columns.size) };
}

/** The place of a document in the order. */
export function keyAt(columns: Columns, document: number): JobKey {
  return {
    score: 0,
    away: 0,
    pay: columns.pay[document] ?? -1,
    created: columns.created[document] ?? 0,
    id: columns.ids.idAt(document),
  };
}

function takeNewer(
  sorted: ListedJob[],
  added: number[],
  columns: Columns,
  names: Names,
  than: JobKey | null,
): void {
  for (let next = sorted[added.length]; next; next = sorted[added.length]) {
    if (than && compareKeys('newest', than, next) < 0) return;
    added.push(appendJob(columns, names, next));
  }
}

function copyDocument(to: Columns, from: Columns, at: number): number {
  const document = to.size++;
  to.ids.copy(document, from.ids, at);
  for (const column of ['created', 'expires', 'pay', 'currency', 'skillCount', 'titleLength'] as const)
    to[column][document] = from[column][at] ?? 0;
  putInGroup(to, document, from.group[at] ?? 0);
  return document;
}

function* mergeLists(
  old: PostingLists,
  moved: Int32Array,
  sorted: ListedJob[],
  added: number[],
  size: number,
): Generator<void, PostingLists> {
  const extra = extraDocuments(old, sorted, added);
  const terms = old.numbers.size;
  const starts = new Uint32Array(terms);
  const counts = new Uint32Array(terms);
  const dense = new Map<number, DocumentBits>();
  const writer = new GapWriter(old.bytes.length + 1024);
  const placeStarts = new Uint32Array(terms);
  const placed = new PlaceWriter(old.places.bytes.length + 1024);
  const skipStarts = new Uint32Array(terms + 1);
  const skips: number[][] = [];
  let [done, skipped] = [0, 0];
  for (let number = 0; number < terms; number++) {
    const start = writer.length;
    writer.begin();
    placed.begin();
    placeStarts[number] = placed.length;
    mergeList({ writer, placed }, old, number, moved, extra.get(number) ?? []);
    skipStarts[number] = skipped;
    skipped += placed.skips.length;
    if (placed.skips.length > 0) skips.push(placed.skips);
    counts[number] = writer.count;
    if (isDense(writer.count, size)) dense.set(number, bitsOf(writer.takeBack(start), size));
    else starts[number] = start;
    done += writer.count + costOfTerm;
    if (done < documentsAStep) continue;
    done = 0;
    yield;
  }
  const bytes = writer.bytes.slice(0, writer.length);
  skipStarts[terms] = skipped;
  const places = {
    starts: placeStarts,
    bytes: placed.bytes.slice(0, placed.length),
    skipStarts,
    skips: joined(skips, skipped),
  };
  return { numbers: old.numbers, starts, counts, bytes, dense, places };
}

function joined(lists: number[][], length: number): Uint32Array {
  const all = new Uint32Array(length);
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

/** A new document of a term, with the places of its word where it has any. */
type Extra = { document: number; places: readonly number[] | null };

/** The new documents of each term by its number, in rising order. */
function extraDocuments(old: PostingLists, sorted: ListedJob[], added: number[]): Map<number, Extra[]> {
  const extra = new Map<number, Extra[]>();
  for (const [index, job] of sorted.entries()) {
    const document = added[index] ?? 0;
    const put = (term: string, places: readonly number[] | null) => {
      const number = numberOf(old.numbers, term);
      const list = extra.get(number);
      if (list) list.push({ document, places });
      else extra.set(number, [{ document, places }]);
    };
    for (const term of termsOf(job)) put(term, null);
    for (const [lexeme, places] of job.text) put(lexeme, places);
  }
  return extra;
}

function mergeList(
  { writer, placed }: { writer: GapWriter; placed: PlaceWriter },
  old: PostingLists,
  number: number,
  moved: Int32Array,
  extra: Extra[],
): void {
  const { bytes, starts } = old.places;
  let byte = starts[number] ?? 0;
  // The lists of the next term begin where those of this one end; a term without places has none.
  const hasPlaces = byte < (starts[number + 1] ?? (number < starts.length ? bytes.length : byte));
  let next = 0;
  const addUntil = (end: number) => {
    for (let each = extra[next]; each && each.document < end; each = extra[++next]) {
      writer.add(each.document);
      if (each.places) placed.add(each.places);
    }
  };
  eachDocument(documentsAt(old, number), (document) => {
    const from = byte;
    if (hasPlaces) byte = endOfPlaces(bytes, from);
    const now = moved[document] ?? -1;
    if (now < 0) return;
    addUntil(now);
    writer.add(now);
    if (hasPlaces) placed.copy(bytes, from, byte);
  });
  addUntil(Infinity);
}
