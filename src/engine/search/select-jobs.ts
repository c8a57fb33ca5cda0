import { findDocuments, findExcluded } from './found-documents.ts';
import type { JobQuestion } from './job-question.ts';
import { compareKeys, type JobKey } from './listed-job.ts';
import { keyAt } from './merge.ts';
import { type Columns, expireJobs, type Names, type Snapshot } from './snapshot.ts';

/** Counts of jobs by kind (job type times four plus place type) and by the number of their country. */
export type Tally = { kinds: Uint32Array; countries: Uint32Array };

/** An empty tally. */
export function createTally(names: Names): Tally {
  return { kinds: new Uint32Array(32), countries: new Uint32Array(names.countries.size) };
}

/** What is asked for in numbers; -1 lets all through, and -2 nothing. */
type Wanted = {
  jobType: number;
  placeType: number;
  country: number;
  pay: number;
  currency: number;
  since: number;
};

/** Answers a question from a snapshot: the first `limit` keys after the given place, how many in all; counts go to `tally`. */
export function selectJobs(
  snapshot: Snapshot,
  names: Names,
  question: JobQuestion,
  tally: Tally,
): { page: JobKey[]; total: number } {
  const { columns, lists } = snapshot;
  expireJobs(columns, question.now);
  const found = question.text ? findDocuments(lists, question.text) : null;
  const skipped = skippedDocuments(snapshot, question);
  const wanted = wantedNumbers(names, question);
  const page = question.order === 'newest' ? newestPage(columns, question) : bestPaidPage(columns, question);
  if (found === null && skipped === null && wanted.pay < 0 && wanted.since <= 0)
    return { total: countAll(columns, wanted, tally), page: takePage(columns, wanted, page) };
  const { dead, created, kind, country, countries } = columns;
  const end = found ? found.length : columns.size;
  let total = 0;
  let isReading = true;
  for (let index = 0; index < end; index++) {
    const document = found ? (found[index] ?? 0) : index;
    if (dead[document] === 1 || (wanted.since > 0 && (created[document] ?? 0) < wanted.since)) continue;
    if (wanted.pay >= 0 && !paysEnough(columns, document, wanted)) continue;
    if (skipped !== null && skipped.has(document)) continue;
    const jobKind = kind[document] ?? 0;
    const home = country[document] ?? 0;
    const several = countries.size === 0 ? undefined : countries.get(document);
    const isThere =
      wanted.country === -1 || home === wanted.country || several?.includes(wanted.country) === true;
    if (isThere) tally.kinds[jobKind] = (tally.kinds[jobKind] ?? 0) + 1;
    if (!isKind(wanted, jobKind)) continue;
    if (several === undefined) tally.countries[home] = (tally.countries[home] ?? 0) + 1;
    else for (const place of several) tally.countries[place] = (tally.countries[place] ?? 0) + 1;
    if (!isThere) continue;
    total++;
    if (isReading) isReading = page.offer(document);
  }
  return { page: page.documents.map((document) => keyAt(columns, document)), total };
}

/** Counts all living documents, from counts that are kept; only those of several countries are looked at one by one. */
function countAll(columns: Columns, wanted: Wanted, tally: Tally): number {
  let total = 0;
  const count = (kind: number, places: readonly number[], times: number) => {
    const isThere = wanted.country === -1 || places.includes(wanted.country);
    if (isThere) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + times;
    if (!isKind(wanted, kind)) return;
    for (const place of places) tally.countries[place] = (tally.countries[place] ?? 0) + times;
    if (isThere) total += times;
  };
  for (const [key, times] of columns.living) count(key & 31, [key >> 5], times);
  for (const [document, places] of columns.countries)
    if (columns.dead[document] === 0) count(columns.kind[document] ?? 0, places, 1);
  return total;
}

/** The page among all living documents of the wanted kind and country. */
function takePage(columns: Columns, wanted: Wanted, page: Page): JobKey[] {
  const { dead, kind, country, countries, size } = columns;
  for (let document = page.first; document < size; document++) {
    if (dead[document] === 1 || !isKind(wanted, kind[document] ?? 0)) continue;
    const isThere =
      wanted.country === -1 ||
      country[document] === wanted.country ||
      countries.get(document)?.includes(wanted.country) === true;
    if (isThere && !page.offer(document)) break;
  }
  return page.documents.map((document) => keyAt(columns, document));
}

function isKind({ jobType, placeType }: Wanted, kind: number): boolean {
  return (jobType === -1 || kind >> 2 === jobType) && (placeType === -1 || (kind & 3) === placeType);
}

/** `first` is the first document that can be on the page; `offer` answers whether the page takes any more. */
type Page = { first: number; documents: number[]; offer(document: number): boolean };

/** Documents are numbered newest first, so the page is the first ones after the place. */
function newestPage(columns: Columns, { after, limit }: JobQuestion): Page {
  const first = after ? firstAfter(columns, after) : 0;
  const documents: number[] = [];
  return {
    first,
    documents,
    offer: (document) => {
      if (document >= first && documents.length < limit) documents.push(document);
      return documents.length < limit;
    },
  };
}

/** Keeps the best paid ones after the place, in order; of equal pay the newer, which come first. */
function bestPaidPage(columns: Columns, { after, limit }: JobQuestion): Page {
  const { pay } = columns;
  const first = after ? firstAfter(columns, after) : 0;
  const documents: number[] = [];
  return {
    first: 0,
    documents,
    offer: (document) => {
      const mine = pay[document] ?? -1;
      if (after && (mine > after.pay || (mine === after.pay && document < first))) return true;
      if (documents.length === limit && mine <= (pay[documents[limit - 1] ?? 0] ?? -1)) return true;
      let at = documents.length;
      while (at > 0 && (pay[documents[at - 1] ?? 0] ?? -1) < mine) at--;
      documents.splice(at, 0, document);
      if (documents.length > limit) documents.pop();
      return true;
    },
  };
}

/** The first document that is older than the place. */
function firstAfter(columns: Columns, place: JobKey): number {
  let low = 0;
  let high = columns.size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareKeys('newest', keyAt(columns, middle), place) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function paysEnough({ pay, currency }: Columns, document: number, wanted: Wanted): boolean {
  return (pay[document] ?? -1) >= wanted.pay && currency[document] === wanted.currency;
}

function skippedDocuments({ columns, lists }: Snapshot, question: JobQuestion): Set<number> | null {
  const skipped = new Set<number>();
  for (const id of question.hidden ?? []) skipped.add(columns.ids.find(id));
  if (question.text)
    for (const list of findExcluded(lists, question.text)) for (const document of list) skipped.add(document);
  return skipped.size === 0 ? null : skipped;
}

function wantedNumbers(names: Names, question: JobQuestion): Wanted {
  return {
    jobType: question.jobType ?? -1,
    placeType: question.placeType ?? -1,
    country: question.country === undefined ? -1 : (names.countries.get(question.country) ?? -2),
    pay: question.pay ? question.pay.least : -1,
    currency: question.pay ? (names.currencies.get(question.pay.currency) ?? -2) : -1,
    since: question.since ?? 0,
  };
}
