import { documentsOf, type PostingLists } from './posting-lists.ts';
import type { Clause, SearchText } from './search-text.ts';

/** The documents that a search text finds, in rising order; null when it asks for nothing, so that all are found. */
export function findDocuments(lists: PostingLists, search: SearchText): Uint32Array | null {
  const required = search.all
    .map((clause) => documentsOfClause(lists, clause))
    .toSorted((a, b) => a.length - b.length);
  let found = required[0] ?? null;
  for (const next of required.slice(1)) found = found && intersection(found, next);
  return found;
}

/** The documents that a search text excludes. */
export function findExcluded(lists: PostingLists, search: SearchText): Uint32Array[] {
  return search.none.map((clause) => documentsOfClause(lists, clause));
}

function documentsOfClause(lists: PostingLists, { any }: Clause): Uint32Array {
  return any
    .map(({ lexemes }) => documentsOf(lists, lexemes[0] ?? ''))
    .reduce((before, next) => (before.length === 0 ? next : union(before, next)), new Uint32Array(0));
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

function union(a: Uint32Array, b: Uint32Array): Uint32Array {
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
