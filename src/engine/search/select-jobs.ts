import { DocumentBits } from './document-bits.ts';
import { allOf, ClauseDocuments, documentsNear, findDocuments } from './found-documents.ts';
import type { JobQuestion, LeftOut } from './job-question.ts';
import { type JobKey, unplacedTerm } from './listed-job.ts';
import { firstWhere, type Page, pageFor } from './job-pages.ts';
import { keyAt } from './merge-snapshot.ts';
import { type Documents, documentsOf, eachDocument } from './posting-lists.ts';
import { scorerFor } from './relevance.ts';
import type { SearchText } from './search-text.ts';
import { type Columns, expireJobs, type Names, type Snapshot } from './snapshot.ts';

/**
 * The filters of a question by group: 1 where the jobs of a group pass them; how many jobs of each group were found; and how many
 * were left out.
 */
export type Tally = { passes: Uint8Array; counts: Uint32Array; leftOut: LeftOut };

/** Nothing counted yet, for a question. */
export function createTally({ groups, countries }: Names, question: JobQuestion): Tally {
  const passes = new Uint8Array(groups.size);
  const place = question.country === undefined ? undefined : (countries.get(question.country) ?? -1);
  for (let group = 1; group < groups.size; group++) {
    const isThere = place === undefined || groups.placesOf(group).includes(place);
    if (isThere && isKind(groups.kindOf(group), question)) passes[group] = 1;
  }
  return { passes, counts: new Uint32Array(groups.size), leftOut: { place: 0, pay: 0, currency: 0 } };
}

/** Whether a kind, which is the job type times four plus the place type, is asked for. */
export function isKind(kind: number, { jobType, placeType }: JobQuestion): boolean {
  return (
    (jobType === undefined || kind >> 2 === jobType) && (placeType === undefined || (kind & 3) === placeType)
  );
}

/** Answers a question from a snapshot: the first `limit` keys after the given place; what was found is counted in the tally. */
export function selectJobs(
  snapshot: Snapshot,
  names: Names,
  question: JobQuestion,
  tally: Tally,
  rarity: readonly number[],
): JobKey[] {
  const { columns, lists } = snapshot;
  expireJobs(columns, question.now);
  const hidden = (question.hidden ?? []).map((id) => columns.ids.find(id)).filter((found) => found >= 0);
  const clauses = new ClauseDocuments(lists, columns.size);
  const said = question.text ? findDocuments(clauses, columns.size, question.text) : null;
  const near = question.near ? documentsNear(lists, question.near, columns.size) : null;
  const found = near && said ? allOf([said, near]) : (near ?? said);
  const page = pageFor(snapshot, question, rarity, clauses);
  const end = question.since === undefined ? columns.size : firstBefore(columns, question.since);
  const isNarrow = end < columns.size || question.pay !== undefined;
  if (found === null && !isNarrow) takeAll(columns, new Set(hidden), page, tally);
  else
    takeFound(columns, withoutHidden(found, hidden, columns.size), end, payOf(names, question), page, tally);
  if (near) {
    const unplaced = documentsOf(lists, unplacedTerm);
    const others = withoutHidden(said ? allOf([said, unplaced]) : unplaced, hidden, columns.size);
    tally.leftOut.place += countPassing(columns, others, end, payOf(names, question), tally);
  }
  page.finish?.();
  return page.documents.map((document, at) => ({
    ...keyAt(columns, document),
    ...page.keyed?.(at),
  }));
}

/** How well a job matches the words now, or null where it is not in the snapshot. `rarity` is of all snapshots. */
export function currentScore(
  snapshot: Snapshot,
  search: SearchText,
  rarity: readonly number[],
  id: string,
): number | null {
  const { columns, lists } = snapshot;
  const document = columns.ids.find(id);
  if (document < 0) return null;
  return scorerFor(snapshot, search, rarity, new ClauseDocuments(lists, columns.size))(document);
}

/** What a job must pay, in which currency by its number. */
type Pay = { least: number; currency: number };

/** All living documents: their numbers are kept, and only the page is looked for. */
function takeAll({ group, living, size }: Columns, hidden: Set<number>, page: Page, tally: Tally): void {
  const { counts, passes } = tally;
  for (const [number, count] of living) counts[number] = (counts[number] ?? 0) + count;
  for (const document of hidden) {
    const number = group[document] ?? 0;
    if (number > 0) counts[number] = (counts[number] ?? 0) - 1;
  }
  for (let document = page.first; document < size && !page.isFull; document++)
    if (passes[group[document] ?? 0] === 1 && !hidden.has(document)) page.offer(document);
}

function takeFound(
  { group, pay, currency }: Columns,
  found: Documents,
  end: number,
  wanted: Pay | null,
  page: Page,
  { counts, passes, leftOut }: Tally,
): void {
  eachDocument(
    found,
    (document) => {
      const number = group[document] ?? 0;
      if (wanted && !((pay[document] ?? -1) >= wanted.least && currency[document] === wanted.currency)) {
        if (passes[number] !== 1) return;
        if ((pay[document] ?? -1) < 0) leftOut.pay++;
        else if (currency[document] !== wanted.currency) leftOut.currency++;
        return;
      }
      counts[number] = (counts[number] ?? 0) + 1;
      if (!page.isFull && passes[number] === 1) page.offer(document);
    },
    end,
  );
}

/** How many of these documents pass all filters, places aside. */
function countPassing(
  { group, pay, currency }: Columns,
  documents: Documents,
  end: number,
  wanted: Pay | null,
  { passes }: Tally,
): number {
  let count = 0;
  eachDocument(
    documents,
    (document) => {
      const isPaid =
        !wanted || ((pay[document] ?? -1) >= wanted.least && currency[document] === wanted.currency);
      if (isPaid && passes[group[document] ?? 0] === 1) count++;
    },
    end,
  );
  return count;
}

function withoutHidden(found: Documents | null, hidden: number[], size: number): Documents {
  const left = found ?? DocumentBits.all(size);
  if (hidden.length === 0) return left;
  if (!(left instanceof DocumentBits)) return left.filter((document) => !hidden.includes(document));
  const others = new DocumentBits(size, left.words);
  for (const document of hidden) others.delete(document);
  return others;
}

/** The first document that was created before the moment. */
function firstBefore({ created, size }: Columns, moment: number): number {
  return firstWhere(size, (document) => (created[document] ?? 0) < moment);
}

function payOf({ currencies }: Names, { pay }: JobQuestion): Pay | null {
  return pay ? { least: pay.least, currency: currencies.get(pay.currency) ?? -1 } : null;
}
