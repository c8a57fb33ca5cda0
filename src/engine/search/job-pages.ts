import type { Reach } from '../places/place-keys.ts';
import { DocumentBits } from './document-bits.ts';
import { type ClauseDocuments, documentsByDistance } from './found-documents.ts';
import type { JobQuestion } from './job-question.ts';
import { compareKeys, type JobKey } from './listed-job.ts';
import { keyAt } from './merge-snapshot.ts';
import { scorerFor } from './relevance.ts';
import type { Columns, Snapshot } from './snapshot.ts';

/** An empty page for a question, in its order. */
export function pageFor(
  snapshot: Snapshot,
  question: JobQuestion,
  rarity: readonly number[],
  clauses: ClauseDocuments,
): Page {
  const { order, text } = question;
  const { columns } = snapshot;
  if (order === 'pay') return bestPaidPage(columns, question);
  if (order === 'nearest' && question.near) return nearestPage(snapshot, question, question.near);
  if (order !== 'relevance' || !text) return newestPage(columns, question);
  return relevantPage(columns, question, scorerFor(snapshot, text, rarity, clauses));
}

/** `first` is the first document that can be on the page, of which `offer` shows more and more until it `isFull`. */
export type Page = {
  first: number;
  documents: number[];
  /** What the order needs to know of a document by its place on the page. */
  keyed?: (at: number) => Partial<JobKey>;
  isFull: boolean;
  offer(document: number): void;
  /** Puts those that were offered in order, where that waits until all were. */
  finish?(): void;
};

/** Documents are numbered newest first, so the page is the first ones after the place. */
function newestPage(columns: Columns, { after, limit }: JobQuestion): Page {
  const first = after ? firstAfter(columns, after) : 0;
  const documents: number[] = [];
  const page: Page = {
    first,
    documents,
    isFull: limit <= 0,
    offer: (document) => {
      if (document >= first) page.isFull = documents.push(document) >= limit;
    },
  };
  return page;
}

/** Keeps the best paid ones after the place, in order; of equal pay the newer, which come first. */
function bestPaidPage(columns: Columns, { after, limit }: JobQuestion): Page {
  const { pay } = columns;
  const first = after ? firstAfter(columns, after) : 0;
  const documents: number[] = [];
  let least = -Infinity;
  return {
    first: 0,
    documents,
    isFull: limit <= 0,
    offer: (document) => {
      const mine = pay[document] ?? -1;
      if (mine <= least) return;
      if (after && (mine > after.pay || (mine === after.pay && document < first))) return;
      let at = documents.length;
      while (at > 0 && (pay[documents[at - 1] ?? 0] ?? -1) < mine) at--;
      documents.splice(at, 0, document);
      if (documents.length > limit) documents.pop();
      if (documents.length === limit) least = pay[documents[limit - 1] ?? 0] ?? -1;
    },
  };
}

/** Keeps those whose words match best after the place, in order; of equal ones the newer, which come first. */
function relevantPage(
  columns: Columns,
  { after, limit }: JobQuestion,
  scoreOf: (document: number) => number,
): Page {
  const first = after ? firstAfter(columns, after) : 0;
  const documents: number[] = [];
  const scores: number[] = [];
  let least = -1;
  return {
    first: 0,
    documents,
    keyed: (at) => ({ score: scores[at] ?? 0 }),
    isFull: limit <= 0,
    offer: (document) => {
      const mine = scoreOf(document);
      if (mine <= least) return;
      if (after && (mine > after.score || (mine === after.score && document < first))) return;
      let at = documents.length;
      while (at > 0 && (scores[at - 1] ?? 0) < mine) at--;
      documents.splice(at, 0, document);
      scores.splice(at, 0, mine);
      if (documents.length > limit) {
        documents.pop();
        scores.pop();
      }
      if (documents.length === limit) least = scores[limit - 1] ?? 0;
    },
  };
}

/** The nearest ones after the place, in order; of equally near ones the newer, which come first. */
function nearestPage(
  { columns, lists }: Snapshot,
  { after, limit }: JobQuestion,
  near: readonly Reach[],
): Page {
  const offered = new DocumentBits(columns.size);
  const documents: number[] = [];
  const distances: number[] = [];
  return {
    first: 0,
    documents,
    keyed: (at) => ({ away: distances[at] ?? 0 }),
    isFull: limit <= 0,
    offer: (document) => offered.add(document),
    finish: () => {
      const first = after ? firstAfter(columns, after) : 0;
      for (const ring of documentsByDistance(lists, near, offered, columns.size)) {
        if (after && ring.kilometres < after.away) continue;
        const from = ring.kilometres === after?.away ? first : 0;
        for (const document of ring.documents) {
          if (documents.length >= limit) return;
          if (document < from) continue;
          documents.push(document);
          distances.push(ring.kilometres);
        }
      }
    },
  };
}

/** The first document that is older than the place. */
function firstAfter(columns: Columns, place: JobKey): number {
  return firstWhere(columns.size, (document) => compareKeys('newest', keyAt(columns, document), place) > 0);
}

/** The first document for which it holds, when it holds for all behind; `size` when for none. */
export function firstWhere(size: number, holds: (document: number) => boolean): number {
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
