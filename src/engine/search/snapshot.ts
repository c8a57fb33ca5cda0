import { IdTable } from './id-table.ts';
import { JobGroups } from './job-groups.ts';
import { type ListedJob, termsOf } from './listed-job.ts';
import { GapWriter, packLists, type PostingLists } from './posting-lists.ts';
import { SpellingDictionary } from './spelling-dictionary.ts';
import { PlaceWriter } from './word-places.ts';

/** What is known of every document, one typed array a property; documents are numbered newest first. */
export type Columns = {
  size: number;
  ids: IdTable;
  created: Float64Array;
  expires: Float64Array;
  pay: Float64Array;
  currency: Uint16Array;
  skillCount: Uint8Array;
  /** How many lexemes the title has. */
  titleLength: Uint8Array;
  /** The group of each; 0 for one that was removed, replaced or has expired. */
  group: Uint32Array;
  /** How many documents each group has. */
  living: Map<number, number>;
  /** When the next living document expires, in milliseconds of the epoch. */
  nextExpiry: number;
};

/** A whole index that does not change, but for the marks of the dead. */
export type Snapshot = { columns: Columns; lists: PostingLists };

/** Names of currencies and countries with their numbers, the groups of jobs, and the words that may correct a typed one. Shared. */
export type Names = {
  currencies: Map<string, number>;
  countries: Map<string, number>;
  groups: JobGroups;
  words: SpellingDictionary;
};

/** Empty names; number 0 is "none". */
export function createNames(): Names {
  return {
    currencies: new Map([['', 0]]),
    countries: new Map([['', 0]]),
    groups: new JobGroups(),
    words: new SpellingDictionary(),
  };
}

/** Columns with room for so many documents. */
export function createColumns(room: number): Columns {
  return {
    size: 0,
    ids: new IdTable(room),
    created: new Float64Array(room),
    expires: new Float64Array(room),
    pay: new Float64Array(room),
    currency: new Uint16Array(room),
    skillCount: new Uint8Array(room),
    titleLength: new Uint8Array(room),
    group: new Uint32Array(room),
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
  columns.currency[document] = numberOf(names.currencies, job.currency);
  columns.skillCount[document] = Math.min(255, job.skillIds.length);
  columns.titleLength[document] = Math.min(255, job.title.length);
  const countries = job.countries.map((name) => numberOf(names.countries, name));
  const places = countries.length > 0 ? countries : NOWHERE;
  putInGroup(columns, document, names.groups.numberOf(job.jobType * 4 + job.placeType, places));
  return document;
}

/** Sets the group of a new document. */
export function putInGroup({ group, living }: Columns, document: number, number: number): void {
  group[document] = number;
  living.set(number, (living.get(number) ?? 0) + 1);
}

/** Marks a document as dead, once. */
export function bury({ group, living }: Columns, document: number): void {
  const number = group[document] ?? 0;
  if (number === 0) return;
  group[document] = 0;
  living.set(number, (living.get(number) ?? 0) - 1);
}

/** Marks what has expired by `now` as dead; quick when nothing has since the last time. */
export function expireJobs(columns: Columns, now: number): void {
  if (now < columns.nextExpiry) return;
  let next = Infinity;
  for (let document = 0; document < columns.size; document++) {
    const expires = columns.expires[document] ?? Infinity;
    if (expires <= now) bury(columns, document);
    else if (expires < next && columns.group[document] !== 0) next = expires;
  }
  columns.nextExpiry = next;
}

/** Builds the first snapshot from jobs that come newest first, at most `room` of them. */
export class SnapshotBuilder {
  readonly #columns: Columns;
  readonly #names: Names;
  readonly #numbers = new Map<string, number>();
  readonly #writers: GapWriter[] = [];
  readonly #placed: PlaceWriter[] = [];

  constructor(room: number, names: Names) {
    this.#columns = createColumns(room);
    this.#names = names;
  }

  /** Adds the next job; it must be older than the one before. */
  add(job: ListedJob): void {
    const document = appendJob(this.#columns, this.#names, job);
    for (const term of termsOf(job)) this.#put(term, document);
    for (const [lexeme, places] of job.text) {
      const number = this.#put(lexeme, document);
      const writer = this.#placed[number] ?? (this.#placed[number] = new PlaceWriter());
      writer.add(places);
    }
  }

  #put(term: string, document: number): number {
    const number = numberOf(this.#numbers, term);
    const writer = this.#writers[number] ?? (this.#writers[number] = new GapWriter());
    writer.add(document);
    return number;
  }

  /** The snapshot of all that was added. */
  finish(): Snapshot {
    return {
      columns: this.#columns,
      lists: packLists(this.#numbers, this.#writers, this.#placed, this.#columns.size),
    };
  }
}

/** The number of a name, a new one when it has none. */
export function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name);
  if (known !== undefined) return known;
  numbers.set(name, numbers.size);
  return numbers.size - 1;
}

const NOWHERE = [0];
