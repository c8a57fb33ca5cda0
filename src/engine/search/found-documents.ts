import type { Reach } from '../places/place-keys.ts';
import { DocumentBits } from './document-bits.ts';
import { partTerm, placeTerm } from './listed-job.ts';
import { withPhrase } from './phrases.ts';
import { bitsOf, type Documents, documentsOf, listOf, type PostingLists } from './posting-lists.ts';
import type { Clause, Run, SearchText, TitleName } from './search-text.ts';

/**
 * The documents below `size` that a search text finds, shared and not to be changed; null when it asks for nothing,
 * so that all are found.
 */
export function findDocuments(found: ClauseDocuments, size: number, search: SearchText): Documents | null {
  const required = search.all.map((clause) => found.ofClause(clause));
  const all = required.length === 0 ? null : allOf(required);
  if (search.none.length === 0) return all;
  let left = all === null ? DocumentBits.all(size) : copyOf(all, size);
  for (const clause of search.none) left = without(left, found.ofClause(clause), size);
  return left;
}

/** The documents below `size` within this reach. */
export function documentsNear(lists: PostingLists, reach: readonly Reach[], size: number): Documents {
  const each = reach.map(({ key }) => documentsOf(lists, placeTerm(key)));
  const all = new DocumentBits(size);
  for (const documents of each)
    if (documents instanceof DocumentBits) all.join(documents);
    else for (let index = 0; index < documents.length; index++) all.add(documents[index] ?? 0);
  return all;
}

/** Documents as they are reached from a place, nearest first: those equally far away together, and none twice. */
export function* documentsByDistance(
  lists: PostingLists,
  reach: readonly Reach[],
  among: DocumentBits,
  size: number,
): Generator<{ kilometres: number; documents: Uint32Array }> {
  const left = new DocumentBits(size, among.words);
  for (let at = 0; at < reach.length;) {
    const kilometres = reach[at]?.kilometres ?? 0;
    const ring: Documents[] = [];
    for (; reach[at]?.kilometres === kilometres; at++)
      ring.push(documentsOf(lists, placeTerm(reach[at]?.key ?? '')));
    const documents = listOf(allOf([left, unionOfAll(ring, size)]));
    for (let index = 0; index < documents.length; index++) left.delete(documents[index] ?? 0);
    if (documents.length > 0) yield { kilometres, documents };
  }
}

/** The documents that the parts of clauses find, each looked for once. */
export class ClauseDocuments {
  readonly #lists: PostingLists;
  readonly #size: number;
  readonly #known = new Map<Run | TitleName, Documents>();

  constructor(lists: PostingLists, size: number) {
    this.#lists = lists;
    this.#size = size;
  }

  /** The documents that one clause accepts. */
  ofClause({ any, names }: Clause): Documents {
    const each = [...any.map((run) => this.ofRun(run)), ...names.map((name) => this.ofName(name))];
    return unionOfAll(each, this.#size);
  }

  /** The documents that say a run of lexemes side by side. */
  ofRun(run: Run): Documents {
    const { lexemes, gaps } = run;
    return this.#once(run, () => {
      const each = lexemes.map((lexeme) => documentsOf(this.#lists, lexeme));
      return lexemes.length === 1 ? allOf(each) : withPhrase(this.#lists, listOf(allOf(each)), lexemes, gaps);
    });
  }

  /** The documents whose titles have another name of some work. */
  ofName(name: TitleName): Documents {
    const inTitle = (lexeme: string) => documentsOf(this.#lists, partTerm('title', lexeme));
    return this.#once(name, () => allOf(name.all.map((some) => unionOfAll(some.map(inTitle), this.#size))));
  }

  #once(key: Run | TitleName, find: () => Documents): Documents {
    const known = this.#known.get(key) ?? find();
    this.#known.set(key, known);
    return known;
  }
}

/** What is in any of them; shared. */
function unionOfAll(all: readonly Documents[], size: number): Documents {
  const [first, ...others] = all.filter((each) => each instanceof DocumentBits || each.length > 0);
  if (!first) return NONE;
  return others.reduce((before, next) => union(before, next, size), first);
}

/** What is in all of them; shared. */
export function allOf(all: readonly Documents[]): Documents {
  const short = all.filter((each): each is Uint32Array => !(each instanceof DocumentBits));
  const wide = all.filter((each) => each instanceof DocumentBits);
  const [shortest, ...others] = short.toSorted((a, b) => a.length - b.length);
  if (shortest) {
    const found = others.reduce(intersection, shortest);
    return wide.length === 0 ? found : found.filter((document) => wide.every((bits) => bits.has(document)));
  }
  const [first, ...more] = wide;
  if (!first) return NONE;
  if (more.length === 0) return first;
  const both = new DocumentBits(first.words.length * 32, first.words);
  for (const bits of more) both.keep(bits);
  return both;
}

function union(before: Documents, next: Documents, size: number): Documents {
  if (!(before instanceof DocumentBits) && !(next instanceof DocumentBits)) return unionOfLists(before, next);
  const [wide, other] = before instanceof DocumentBits ? [before, next] : [next, before];
  const either = wide instanceof DocumentBits ? new DocumentBits(size, wide.words) : bitsOf(wide, size);
  if (other instanceof DocumentBits) either.join(other);
  else for (let index = 0; index < other.length; index++) either.add(other[index] ?? 0);
  return either;
}

function copyOf(documents: Documents, size: number): Documents {
  return documents instanceof DocumentBits ? new DocumentBits(size, documents.words) : documents;
}

/** Changes `from` when it is bits. */
function without(from: Documents, left: Documents, size: number): Documents {
  if (!(from instanceof DocumentBits)) {
    const bits = left instanceof DocumentBits ? left : bitsOf(left, size);
    return from.filter((document) => !bits.has(document));
  }
  if (left instanceof DocumentBits) from.drop(left);
  else for (let index = 0; index < left.length; index++) from.delete(left[index] ?? 0);
  return from;
}

/** What is in both; the first is the shorter. A much longer second one is searched by leaps. */
function intersection(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(a.length);
  let count = 0;
  let at = 0;
  for (let index = 0; index < a.length; index++) {
    const wanted = a[index] ?? 0;
    let leap = 1;
    while (at + leap < b.length && (b[at + leap] ?? 0) < wanted) {
      at += leap;
      leap *= 2;
    }
    while (at < b.length && (b[at] ?? 0) < wanted) at++;
    if (at === b.length) break;
    if (b[at] === wanted) both[count++] = wanted;
  }
  return both.subarray(0, count);
}

function unionOfLists(a: Uint32Array, b: Uint32Array): Uint32Array {
  const either = new Uint32Array(a.length + b.length);
  let count = 0;
  let left = 0;
  let right = 0;
  while (left < a.length || right < b.length) {
    const x = a[left] ?? Infinity;
    const y = b[right] ?? Infinity;
    either[count++] = Math.min(x, y);
    if (x <= y) left++;
    if (y <= x) right++;
  }
  return either.subarray(0, count);
}

const NONE = new Uint32Array(0);
