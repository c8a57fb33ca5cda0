import { DocumentBits } from './document-bits.ts';
import { allOf, type ClauseDocuments } from './found-documents.ts';
import { partTerm, type Part, parts, titleWordTerm } from './listed-job.ts';
import { countOf, type Documents, documentsOf, type PostingLists } from './posting-lists.ts';
import type { Clause, Run, SearchText } from './search-text.ts';
import type { Snapshot } from './snapshot.ts';

/**
 * How rare what each clause of a search asks for is among all jobs of these snapshots: BM25's weight of a word. The commonest of
 * a clause's alternatives tells.
 */
export function rarityOf(search: SearchText, snapshots: readonly Snapshot[]): number[] {
  const jobs = snapshots.reduce((sum, { columns }) => sum + columns.size, 0);
  const count = (lexeme: string) => snapshots.reduce((sum, { lists }) => sum + countOf(lists, lexeme), 0);
  return search.all.map(({ any }) => {
    const most = Math.max(0, ...any.map(({ lexemes }) => Math.min(...lexemes.map(count))));
    return Math.log(1 + (Math.max(0, jobs - most) + 0.5) / (most + 0.5));
  });
}

/**
 * Scores the documents of a snapshot that a search finds, by BM25F: a clause's weight is its rarity times
 * what the parts that say it are worth together, the title most, then skills, the employer and the text, which saturates. The
 * documents are asked for in rising order.
 */
export function scorerFor(
  { columns, lists }: Snapshot,
  search: SearchText,
  rarity: readonly number[],
  found: ClauseDocuments,
): (document: number) => number {
  const { titleLength } = columns;
  const clauses = search.all.map((clause, at) => ({
    rarity: rarity[at] ?? 0,
    sets: setsOf(lists, clause, found),
  }));
  return (document) => {
    const shorter = SHORTER[titleLength[document] ?? 0] ?? 1;
    let score = 0;
    for (let index = 0; index < clauses.length; index++) {
      const clause = clauses[index];
      if (!clause) continue;
      let occurrences = 0;
      for (let each = 0; each < clause.sets.length; each++) {
        const set = clause.sets[each];
        if (set && holds(set, document)) occurrences += set.isTitle ? set.worth * shorter : set.worth;
      }
      score += (clause.rarity * occurrences) / (SATURATION + occurrences);
    }
    return score;
  };
}

/**
 * Documents that say something in a part, as bits or as a list that is read in rising order, and what that is worth; in titles,
 * short ones are worth more.
 */
type WorthSet = {
  bits: Uint32Array | null;
  list: Uint32Array;
  next: number;
  worth: number;
  isTitle: boolean;
};

function holds(set: WorthSet, document: number): boolean {
  if (set.bits) return (((set.bits[document >>> 5] ?? 0) >>> (document & 31)) & 1) === 1;
  const { list } = set;
  let next = set.next;
  while (next < list.length && (list[next] ?? 0) < document) next++;
  set.next = next;
  return list[next] === document;
}

function setsOf(lists: PostingLists, { any, names }: Clause, found: ClauseDocuments): WorthSet[] {
  const sets: WorthSet[] = [];
  const add = (documents: Documents, worth: number, isTitle = false) => {
    if (documents instanceof DocumentBits)
      sets.push({ bits: documents.words, list: NONE, next: 0, worth, isTitle });
    else if (documents.length > 0) sets.push({ bits: null, list: documents, next: 0, worth, isTitle });
  };
  for (const run of any) {
    add(found.ofRun(run), run.weight);
    // A title that has another form of the word counts a little less.
    const written = allOf(run.words.map((word) => documentsOf(lists, titleWordTerm(word))));
    add(written, run.weight * WORTH.title * (1 - STEM), true);
    for (const part of parts) {
      const worth = run.weight * WORTH[part] * (part === 'title' ? STEM : 1);
      add(documentsInPart(lists, part, run), worth, part === 'title');
    }
  }
  for (const name of names) add(found.ofName(name), name.weight * WORTH.title, true);
  return sets;
}

/** The documents with all lexemes of a run in one part. */
function documentsInPart(lists: PostingLists, part: Part, { lexemes }: Run): Documents {
  return allOf(lexemes.map((lexeme) => documentsOf(lists, partTerm(part, lexeme))));
}

const NONE = new Uint32Array(0);
/** What a part is worth against the text, how much saying it more often adds, and how much more a short title counts. */
const WORTH: Record<Part, number> = { title: 8, skills: 2, employer: 1.5 };
const STEM = 0.7;
const SATURATION = 3;
const EVEN = 0.2;
const USUAL_TITLE = 3;
const SHORTER = Float64Array.from(
  { length: 256 },
  (_, length) => 1 / (1 - EVEN + (EVEN * length) / USUAL_TITLE),
);
