import { bestMatches, type Match } from './best-matches.ts';
import { correctSearch, type KnownWords } from './corrected-search.ts';
import type { JobAnswer, JobQuestion } from './job-question.ts';
import { compareKeys, type ListedJob } from './listed-job.ts';
import { mergeSnapshot } from './merge.ts';
import { countOf } from './posting-lists.ts';
import { lexemeOf } from './search-words.ts';
import { hasPhrase } from './search-text.ts';
import { createTally, selectJobs, type Tally } from './select-jobs.ts';
import { bury, createNames, learnWords, type Names, type Snapshot, SnapshotBuilder } from './snapshot.ts';

const mostFresh = 200;
const mostSettled = 4000;

/** Collects jobs, newest first, for a new index. */
export type IndexBuilder = { add(job: ListedJob): void; finish(): JobIndex };

/** Begins an index with room for so many jobs; more are left out. */
export function buildJobIndex(room: number): IndexBuilder {
  const names = createNames();
  const builder = new SnapshotBuilder(room, names);
  let left = room;
  return {
    add: (job) => {
      if (left-- <= 0) return;
      builder.add(job);
      learnWords(names, job);
    },
    finish: () => new JobIndex(builder.finish(), names),
  };
}

/**
 * All open jobs in memory: a large snapshot that does not change, and two small ones of what changed since, the newest at hand.
 * A change costs little; every few thousand changes the large one is to be merged (`needsMerge`), in small steps.
 */
export class JobIndex {
  readonly #names: Names;
  #base: Snapshot;
  #settled = new Map<string, ListedJob>();
  #settledSnapshot: Snapshot = emptySnapshot();
  #fresh = new Map<string, ListedJob>();
  #freshSnapshot: Snapshot | null = null;
  /** Ids changed while a merge goes on. */
  #touched: Set<string> | null = null;

  constructor(base: Snapshot, names: Names) {
    this.#base = base;
    this.#names = names;
  }

  /** Adds a job, or puts it in place of what was known under its id. */
  put(job: ListedJob): void {
    this.remove(job.id);
    this.#fresh.set(job.id, job);
    learnWords(this.#names, job);
    if (this.#fresh.size < mostFresh) return;
    for (const [id, each] of this.#fresh) this.#settled.set(id, each);
    this.#settledSnapshot = snapshotOf([...this.#settled.values()], this.#names);
    this.#fresh = new Map();
  }

  /** Forgets a job, if it was known. */
  remove(id: string): void {
    for (const { columns } of [this.#base, this.#settledSnapshot]) {
      const document = columns.ids.find(id);
      if (document >= 0) bury(columns, document);
    }
    this.#settled.delete(id);
    this.#fresh.delete(id);
    this.#freshSnapshot = null;
    this.#touched?.add(id);
  }

  /** Answers a question; null when it asks for words side by side, which only the database can tell. */
  ask(question: JobQuestion): JobAnswer | null {
    if (question.text && hasPhrase(question.text)) return null;
    const { search, replaced } = question.text
      ? correctSearch(question.text, this.knownWords())
      : { search: undefined, replaced: [] };
    const tally = createTally(this.#names);
    const asked = { ...question, text: search };
    const parts = question.text?.empty
      ? []
      : this.#snapshots().map((snapshot) => selectJobs(snapshot, this.#names, asked, tally));
    return {
      page: parts
        .flatMap(({ page }) => page)
        .toSorted((a, b) => compareKeys(question.order, a, b))
        .slice(0, question.limit),
      total: parts.reduce((sum, { total }) => sum + total, 0),
      facets: facetsOf(tally, this.#names, question),
      replaced,
    };
  }

  /** The jobs that ask most for skills somebody has, as `bestMatches` promises. */
  match(
    skills: ReadonlyMap<string, number>,
    limit: number,
    now: number,
    skipped?: readonly string[],
  ): Match[] {
    return this.#snapshots()
      .flatMap((snapshot) => bestMatches(snapshot, skills, limit, now, skipped))
      .toSorted((a, b) => b.share - a.share || b.created - a.created || (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  }

  /** True when so much has changed that `merge` is due. */
  get needsMerge(): boolean {
    return this.#touched === null && this.#settled.size >= mostSettled;
  }

  /** Takes all changes into the large snapshot; other work may go on between its steps, also changes and questions. */
  *merge(): Generator<void, void> {
    const touched = new Set<string>();
    this.#touched = touched;
    const taken = new Map(this.#settled);
    const merged = yield* mergeSnapshot(this.#base, [...taken.values()], this.#names);
    for (const id of touched) {
      const document = merged.columns.ids.find(id);
      if (document >= 0) bury(merged.columns, document);
    }
    this.#base = merged;
    this.#settled = new Map([...this.#settled].filter(([id, job]) => taken.get(id) !== job));
    this.#settledSnapshot = snapshotOf([...this.#settled.values()], this.#names);
    this.#touched = null;
  }

  /** How many bytes the typed arrays take. */
  get byteLength(): number {
    return this.#snapshots().reduce((sum, snapshot) => sum + bytesOf(snapshot), 0);
  }

  /** What the jobs say, for corrections. */
  knownWords(): KnownWords {
    const snapshots = this.#snapshots();
    const count = (lexeme: string) => snapshots.reduce((sum, { lists }) => sum + countOf(lists, lexeme), 0);
    return {
      hasLexeme: (lexeme) => count(lexeme) > 0,
      words: () => this.#names.words.keys(),
      weigh: (word) => {
        const lexeme = lexemeOf(word);
        return lexeme === null || count(lexeme) === 0 ? 0 : (this.#names.words.get(word) ?? 0);
      },
    };
  }

  #snapshots(): Snapshot[] {
    this.#freshSnapshot ??= snapshotOf([...this.#fresh.values()], this.#names);
    return [this.#base, this.#settledSnapshot, this.#freshSnapshot];
  }
}

function snapshotOf(jobs: ListedJob[], names: Names): Snapshot {
  const builder = new SnapshotBuilder(jobs.length, names);
  for (const job of jobs.toSorted((a, b) => compareKeys('newest', a, b))) builder.add(job);
  return builder.finish();
}

function bytesOf({ columns, lists }: Snapshot): number {
  const { created, expires, pay, kind, currency, country, skillCount, dead } = columns;
  const arrays = [created, expires, pay, kind, currency, country, skillCount, dead];
  const all = [...arrays, lists.starts, lists.counts, lists.bytes];
  return all.reduce((sum, array) => sum + array.byteLength, columns.ids.byteLength);
}

function emptySnapshot(): Snapshot {
  return new SnapshotBuilder(0, createNames()).finish();
}

function facetsOf(tally: Tally, names: Names, question: JobQuestion): JobAnswer['facets'] {
  const jobTypes = Array.from({ length: 8 }, () => 0);
  const placeTypes = Array.from({ length: 4 }, () => 0);
  for (const [kind, count] of tally.kinds.entries()) {
    const place = kind & 3;
    const type = kind >> 2;
    if (question.placeType === undefined || question.placeType === place)
      jobTypes[type] = (jobTypes[type] ?? 0) + count;
    if (question.jobType === undefined || question.jobType === type)
      placeTypes[place] = (placeTypes[place] ?? 0) + count;
  }
  const countries = new Map<string, number>();
  for (const [name, number] of names.countries)
    if (number > 0 && (tally.countries[number] ?? 0) > 0) countries.set(name, tally.countries[number] ?? 0);
  return { jobTypes, placeTypes, countries };
}
