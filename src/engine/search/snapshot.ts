import { IdTable } from './id-table.ts';
import { type ListedJob, termsOf } from './listed-job.ts';
import { GapWriter, packLists, type PostingLists } from './posting-lists.ts';

/** What is known of every document, one typed array a property; documents are numbered newest first. */
export type Columns = {
  size: number;
  ids: IdTable;
  created: Float64Array;
  expires: Float64Array;
  pay: Float64Array;
  /** The job type times four plus the place type. */
  kind: Uint8Array;
  currency: Uint16Array;
  /** The first country; 0 for none. */
  country: Uint16Array;
  skillCount: Uint8Array;
  /** All countries of the documents with several. */
  countries: Map<number, number[]>;
  /** 1 for a document that was removed, replaced or has expired. */
  dead: Uint8Array;
  /** How many living documents with one country or none there are, by `countKey`. */
  living: Map<number, number>;
  /** When the next living document expires, in milliseconds of the epoch. */
  nextExpiry: number;
};

/** A whole index that does not change, but for the marks of the dead. */
export type Snapshot = { columns: Columns; lists: PostingLists };

/** Names of currencies and countries with their numbers, and how many jobs use each word that may correct a typed one. Shared. */
export type Names = {
  currencies: Map<string, number>;
  countries: Map<string, number>;
  words: Map<string, number>;
};

/** Empty names; number 0 is "none". */
export function createNames(): Names {
  return { currencies: new Map([['', 0]]), countries: new Map([['', 0]]), words: new Map() };
}

/** Columns with room for so many documents. */
export function createColumns(room: number): Columns {
  return {
    size: 0,
    ids: new IdTable(room),
    created: new Float64Array(room),
    expires: new Float64Array(room),
    pay: new Float64Array(room),
    kind: new Uint8Array(room),
    currency: new Uint16Array(room),
    country: new Uint16Array(room),
    skillCount: new Uint8Array(room),
    countries: new Map(),
    dead: new Uint8Array(room),
    living: new Map(),
    nextExpiry: -Infinity,
  };
}

/** Sets the columns of the next document from a job. */
export function appendJob(columns: Columns, names: Names, job: ListedJob): number {
  const document = columns.size++;
  columns.ids.set(document, job.id);
  columns.created[document] = job.created;
  columns.expires[document] = job.expires;
  columns.pay[document] = job.pay;
  columns.kind[document] = job.jobType * 4 + job.placeType;
  columns.currency[document] = numberOf(names.currencies, job.currency);
  const countries = [...new Set(job.countries.map((name) => numberOf(names.countries, name)))];
  columns.country[document] = countries[0] ?? 0;
  if (countries.length > 1) columns.countries.set(document, countries);
  columns.skillCount[document] = Math.min(255, job.skillIds.length);
  countLiving(columns, document, 1);
  return document;
}

/** Counts a document whose other columns are set as living (1) or no more (-1). */
export function countLiving(columns: Columns, document: number, change: 1 | -1): void {
  if (columns.countries.has(document)) return;
  const key = countKey(columns.kind[document] ?? 0, columns.country[document] ?? 0);
  columns.living.set(key, (columns.living.get(key) ?? 0) + change);
}

/** The key of a kind (below 32) and a country in `living`. */
export function countKey(kind: number, country: number): number {
  return country * 32 + kind;
}

/** Marks a document as dead, once. */
export function bury(columns: Columns, document: number): void {
  if (columns.dead[document] === 1) return;
  columns.dead[document] = 1;
  countLiving(columns, document, -1);
}

/** Marks what has expired by `now` as dead; quick when nothing has since the last time. */
export function expireJobs(columns: Columns, now: number): void {
  if (now < columns.nextExpiry) return;
  let next = Infinity;
  for (let document = 0; document < columns.size; document++) {
    const expires = columns.expires[document] ?? Infinity;
    if (expires <= now) bury(columns, document);
    else if (expires < next && columns.dead[document] === 0) next = expires;
  }
  columns.nextExpiry = next;
}

/** Learns the words of a job that may correct a typed one. */
export function learnWords({ words }: Names, job: ListedJob): void {
  for (const word of new Set(job.words)) words.set(word, (words.get(word) ?? 0) + 1);
}

/** Builds the first snapshot from jobs that come newest first, at most `room` of them. */
export class SnapshotBuilder {
  readonly #columns: Columns;
  readonly #names: Names;
  readonly #numbers = new Map<string, number>();
  readonly #writers: GapWriter[] = [];

  constructor(room: number, names: Names) {
    this.#columns = createColumns(room);
    this.#names = names;
  }

  /** Adds the next job; it must be older than the one before. */
  add(job: ListedJob): void {
    const document = appendJob(this.#columns, this.#names, job);
    for (const term of termsOf(job)) {
      const number = numberOf(this.#numbers, term);
      const writer = this.#writers[number] ?? (this.#writers[number] = new GapWriter());
      writer.add(document);
    }
  }

  /** The snapshot of all that was added. */
  finish(): Snapshot {
    return { columns: this.#columns, lists: packLists(this.#numbers, this.#writers) };
  }
}

/** The number of a name, a new one when it has none. */
export function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}
