import { compareKeys, type JobKey, type ListedJob, termsOf } from './listed-job.ts';
import type { DocumentBits } from './document-bits.ts';
import {
  bitsOf,
  type Documents,
  documentsAt,
  eachDocument,
  GapWriter,
  isDense,
  type PostingLists,
} from './posting-lists.ts';
import {
  appendJob,
  type Columns,
  createColumns,
  type Names,
  numberOf,
  putInGroup,
  type Snapshot,
} from './snapshot.ts';

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
  for (const column of ['created', 'expires', 'pay', 'currency', 'skillCount'] as const)
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
  const extra = new Map<number, number[]>();
  for (const [index, job] of sorted.entries()) {
    for (const term of termsOf(job)) {
      const number = numberOf(old.numbers, term);
      const list = extra.get(number);
      if (list) list.push(added[index] ?? 0);
      else extra.set(number, [added[index] ?? 0]);
    }
  }
  const terms = old.numbers.size;
  const starts = new Uint32Array(terms);
  const counts = new Uint32Array(terms);
  const dense = new Map<number, DocumentBits>();
  const writer = new GapWriter(old.bytes.length + 1024);
  let done = 0;
  for (let number = 0; number < terms; number++) {
    const start = writer.length;
    writer.begin();
    mergeList(writer, documentsAt(old, number), moved, extra.get(number) ?? []);
    counts[number] = writer.count;
    if (isDense(writer.count, size)) dense.set(number, bitsOf(writer.takeBack(start), size));
    else starts[number] = start;
    done += writer.count + costOfTerm;
    if (done < documentsAStep) continue;
    done = 0;
    yield;
  }
  return { numbers: old.numbers, starts, counts, bytes: writer.bytes.slice(0, writer.length), dense };
}

function mergeList(writer: GapWriter, before: Documents, moved: Int32Array, extra: number[]): void {
  let next = 0;
  eachDocument(before, (document) => {
    const now = moved[document] ?? -1;
    if (now < 0) return;
    for (; next < extra.length && (extra[next] ?? 0) < now; next++) writer.add(extra[next] ?? 0);
    writer.add(now);
  });
  for (; next < extra.length; next++) writer.add(extra[next] ?? 0);
}
