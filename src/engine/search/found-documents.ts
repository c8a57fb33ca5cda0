import { DocumentBits } from './document-bits.ts';
import { bitsOf, type Documents, documentsOf, type PostingLists } from './posting-lists.ts';
import type { Clause, SearchText } from './search-text.ts';

/**
 * The documents below `size` that a search text finds, in a list or as bits of the caller's own; null when it asks for nothing,
 * so that all are found.
 */
export function findDocuments(lists: PostingLists, size: number, search: SearchText): Documents | null {
  const found = findRequired(lists, size, search);
  if (search.none.length === 0) return found;
  let left = found ?? DocumentBits.all(size);
  for (const clause of search.none) left = without(left, documentsOfClause(lists, size, clause), size);
  return left;
}

function findRequired(lists: PostingLists, size: number, search: SearchText): Documents | null {
  const required = search.all.map((clause) => documentsOfClause(lists, size, clause));
  const short = required.filter((each): each is Uint32Array => !(each instanceof DocumentBits));
  const wide = required.filter((each) => each instanceof DocumentBits);
  const [shortest, ...others] = short.toSorted((a, b) => a.length - b.length);
  if (shortest) {
    const found = others.reduce(intersection, shortest);
    return wide.length === 0 ? found : found.filter((document) => wide.every((bits) => bits.has(document)));
  }
  const [first, ...more] = wide;
  if (!first) return null;
  const both = new DocumentBits(size, first.words);
  for (const bits of more) both.keep(bits);
  return both;
}

function documentsOfClause(lists: PostingLists, size: number, { any }: Clause): Documents {
  const [first, ...others] = any.map(({ lexemes }) => documentsOf(lists, lexemes[0] ?? ''));
  if (!first) return new Uint32Array(0);
  return others.reduce((before, next) => union(before, next, size), first);
}

function union(before: Documents, next: Documents, size: number): Documents {
  if (!(before instanceof DocumentBits) && !(next instanceof DocumentBits)) return unionOfLists(before, next);
  const [wide, other] = before instanceof DocumentBits ? [before, next] : [next, before];
  const either = wide instanceof DocumentBits ? new DocumentBits(size, wide.words) : bitsOf(wide, size);
  if (other instanceof DocumentBits) either.join(other);
  else for (let index = 0; index < other.length; index++) either.add(other[index] ?? 0);
  return either;
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
