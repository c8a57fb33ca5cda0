import { bestMatches, likeness, type Match, payOfAlike } from './best-matches.ts';
import type { KnownWords } from './corrected-search.ts';
import type { JobAnswer, JobQuestion } from './job-question.ts';
import { compareKeys, type JobKey, type ListedJob } from './listed-job.ts';
import { mergeSnapshot } from './merge-snapshot.ts';
import { bytesOfLists, countOf } from './posting-lists.ts';
import { rarityOf } from './relevance.ts';
import { lexemeOf } from './search-terms.ts';
import type { SearchText } from './search-text.ts';
import { createTally, currentScore, isKind, selectJobs, type Tally } from './select-jobs.ts';
import { understandSearch } from './understand-search.ts';
import { bury, createNames, type Names, type Snapshot, SnapshotBuilder } from './snapshot.ts';

const maxFresh = 200;
const maxSettled = 4000;

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
      names.words.learn(job.words);
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
    this.#names.words.learn(job.words);
    if (this.#fresh.size < maxFresh) return;
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

  /** Answers a question. */
  ask(question: JobQuestion): JobAnswer {
    const { search, replaced } = question.text
      ? understandSearch(question.text, this.knownWords())
      : { search: undefined, replaced: [] };
    const snapshots = question.text?.empty ? [] : this.#snapshots();
    const tally = createTally(this.#names, question);
    const asked = { ...question, text: search };
    let rarity: number[] = [];
    if (question.order === 'relevance' && search) {
      rarity = rarityOf(search, snapshots);
      if (question.after) asked.after = this.#withCurrentScore(question.after, search, rarity);
    }
    const keys = snapshots.flatMap((snapshot) => selectJobs(snapshot, this.#names, asked, tally, rarity));
    return {
      page: keys.toSorted((a, b) => compareKeys(question.order, a, b)).slice(0, question.limit),
      ...countsOf(tally, this.#names, question),
      leftOut: tally.leftOut,
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
    return best(
      this.#snapshots().flatMap((snapshot) => bestMatches(snapshot, skills, limit, now, skipped)),
      limit,
    );
  }

  /** The jobs most like one that asks for these skills (`likeness`), the newer before the older; it is not among them. */
  similar(job: { id: string; skillIds: readonly string[] }, limit: number, now: number): Match[] {
    const skills = new Map(job.skillIds.map((id) => [id, 1]));
    const measure = likeness(skills.size);
    return best(
      this.#snapshots().flatMap((snapshot) => bestMatches(snapshot, skills, limit, now, [job.id], measure)),
      limit,
    );
  }

  /** What the newest other jobs pay in a year, in this currency, that ask for half of this one's skills at least; up to `limit`. */
  payOfSimilar(
    job: { id: string; skillIds: readonly string[]; currency: string },
    limit: number,
    now: number,
  ): number[] {
    const currency = this.#names.currencies.get(job.currency);
    if (currency === undefined) return [];
    const least = Math.ceil(job.skillIds.length / 2);
    const alike = { skills: job.skillIds, least, currency, skipped: job.id };
    return this.#snapshots()
      .flatMap((snapshot) => payOfAlike(snapshot, alike, limit, now))
      .toSorted((a, b) => b.created - a.created)
      .slice(0, limit)
      .map(({ pay }) => pay);
  }

  /** True when so much has changed that `merge` is due. */
  get needsMerge(): boolean {
    return this.#touched === null && this.#settled.size >= maxSettled;
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
      wordsLike: (word) => this.#names.words.like(word),
      inFamily: (family) => this.#names.words.inFamily(family),
      endingWith: (word) => this.#names.words.endingWith(word),
      weigh: (word) => {
        const lexeme = lexemeOf(word);
        return lexeme === null || count(lexeme) === 0 ? 0 : this.#names.words.countOf(word);
      },
    };
  }

  /** A place with the score that its job has now: every job that comes or goes changes how rare words are. */
  #withCurrentScore(place: JobKey, search: SearchText, rarity: readonly number[]): JobKey {
    for (const snapshot of this.#snapshots().toReversed()) {
      const score = currentScore(snapshot, search, rarity, place.id);
      if (score !== null) return { ...place, score };
    }
    return place;
  }

  #snapshots(): Snapshot[] {
    this.#freshSnapshot ??= snapshotOf([...this.#fresh.values()], this.#names);
    return [this.#base, this.#settledSnapshot, this.#freshSnapshot];
  }
}

function best(matches: Match[], limit: number): Match[] {
  return matches
    .toSorted((a, b) => b.share - a.share || b.created - a.created || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}

function snapshotOf(jobs: ListedJob[], names: Names): Snapshot {
  const builder = new SnapshotBuilder(jobs.length, names);
  for (const job of jobs.toSorted((a, b) => compareKeys('newest', a, b))) builder.add(job);
  return builder.finish();
}

function bytesOf({ columns, lists }: Snapshot): number {
  const { created, expires, pay, currency, skillCount, titleLength, group, ids } = columns;
  const arrays = [created, expires, pay, currency, skillCount, titleLength, group, ids];
  return arrays.reduce((sum, array) => sum + array.byteLength, bytesOfLists(lists));
}

function emptySnapshot(): Snapshot {
  return new SnapshotBuilder(0, createNames()).finish();
}

/** How many jobs were found in all, and how many each value of a filter would leave. */
function countsOf(
  { passes, counts }: Tally,
  { groups, countries: numbers }: Names,
  question: JobQuestion,
): { total: number; facets: JobAnswer['facets'] } {
  const jobTypes = Array.from({ length: 8 }, () => 0);
  const placeTypes = Array.from({ length: 4 }, () => 0);
  const byPlace = new Uint32Array(numbers.size);
  const place = question.country === undefined ? undefined : (numbers.get(question.country) ?? -1);
  let total = 0;
  for (let group = 1; group < counts.length; group++) {
    const count = counts[group] ?? 0;
    if (count === 0) continue;
    if (passes[group] === 1) total += count;
    const kind = groups.kindOf(group);
    const places = groups.placesOf(group);
    if (place === undefined || places.includes(place)) {
      if (isKind(kind, { ...question, jobType: undefined })) add(jobTypes, kind >> 2, count);
      if (isKind(kind, { ...question, placeType: undefined })) add(placeTypes, kind & 3, count);
    }
    if (isKind(kind, question)) for (const each of places) add(byPlace, each, count);
  }
  const countries = new Map<string, number>();
  for (const [name, number] of numbers)
    if (number > 0 && (byPlace[number] ?? 0) > 0) countries.set(name, byPlace[number] ?? 0);
  return { total, facets: { jobTypes, placeTypes, countries } };
}

function add(counts: number[] | Uint32Array, at: number, count: number): void {
  counts[at] = (counts[at] ?? 0) + count;
}
