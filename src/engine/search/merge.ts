import { compareKeys, type JobKey, type ListedJob, termsOf } from './listed-job.ts';
import { documentsAt, GapWriter, type PostingLists } from './posting-lists.ts';
import {
  appendJob,
  type Columns,
  countLiving,
  createColumns,
  type Names,
  numberOf,
  type Snapshot,
} from './snapshot.ts';

const termsAStep = 2000;

/**
 * Joins a snapshot's living documents and changed jobs into a new snapshot. Yields after every few thousand terms or documents,
 * so that the caller can let other work go on; the old snapshot stays usable all the time.
 */
export function* mergeSnapshot(old: Snapshot, changed: ListedJob[], names: Names): Generator<void, Snapshot> {
  const sorted = changed.toSorted((a, b) => compareKeys('newest', a, b));
  const columns = createColumns(old.columns.size + sorted.length);
  const moved = new Int32Array(old.columns.size).fill(-1);
  const added: number[] = [];
  for (let from = 0; from < old.columns.size; from++) {
    if (old.columns.dead[from] === 1) continue;
    takeNewer(sorted, added, columns, names, keyAt(old.columns, from));
    moved[from] = copyDocument(columns, old.columns, from);
    if (from % 20_000 === 0) yield;
  }
  takeNewer(sorted, added, columns, names, null);
  return { columns, lists: yield* mergeLists(old.lists, moved, sorted, added) };
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
  for (const column of ['created', 'expires', 'pay', 'kind', 'currency', 'country', 'skillCount'] as const)
    to[column][document] = from[column][at] ?? 0;
  const countries = from.countries.get(at);
  if (countries) to.countries.set(document, countries);
  countLiving(to, document, 1);
  return document;
}

function* mergeLists(
  old: PostingLists,
  moved: Int32Array,
  sorted: ListedJob[],
  added: number[],
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
  const writer = new GapWriter(old.bytes.length + 1024);
  for (let number = 0; number < terms; number++) {
    starts[number] = writer.length;
    writer.begin();
    mergeList(writer, documentsAt(old, number), moved, extra.get(number) ?? []);
    counts[number] = writer.count;
    if (number % termsAStep === 0) yield;
  }
  return { numbers: old.numbers, starts, counts, bytes: writer.bytes.slice(0, writer.length) };
}

function mergeList(writer: GapWriter, before: Uint32Array, moved: Int32Array, extra: number[]): void {
  let next = 0;
  for (const document of before) {
    const now = moved[document] ?? -1;
    if (now < 0) continue;
    for (; next < extra.length && (extra[next] ?? 0) < now; next++) writer.add(extra[next] ?? 0);
    writer.add(now);
  }
  for (; next < extra.length; next++) writer.add(extra[next] ?? 0);
}
