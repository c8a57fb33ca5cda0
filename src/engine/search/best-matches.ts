import { DocumentBits } from './document-bits.ts';
import { skillTerm } from './listed-job.ts';
import { type Documents, documentsOf } from './posting-lists.ts';
import { expireJobs, type Snapshot } from './snapshot.ts';

/** A job with the share (0 to 1) of its required skills that somebody has. */
export type Match = { id: string; share: number; created: number };

/** So many documents are looked at together, that what is counted of them stays near the processor. */
const windowSize = 8192;

/** What a job that asks for skills of somebody counts: what these are worth in all, and how many skills it asks for. */
export type Measure = (worth: number, asked: number) => number;

/** The share of what a job asks for. */
const shareOfAsked: Measure = (worth, asked) => worth / asked;

/** How alike two jobs are, of which one asks for `own` skills: the skills that both ask for, among all that either does. */
export function likeness(own: number): Measure {
  return (shared, asked) => shared / (own + asked - shared);
}

/**
 * The jobs of a snapshot that ask most for skills that somebody has: `skills` says what each is worth (1 when it is held itself,
 * less when another only shows it). Best share first, the newer before the older; `skipped` ids are left out. Another measure may take
 * the place of the share; 1 is the most that it says.
 */
export function bestMatches(
  snapshot: Snapshot,
  skills: ReadonlyMap<string, number>,
  limit: number,
  now: number,
  skipped: readonly string[] = [],
  measure = shareOfAsked,
): Match[] {
  const { ids, skillCount, created } = snapshot.columns;
  const most = Math.max(0, ...skills.values());
  const best = new Best(limit, new Set(skipped.map((id) => ids.find(id))));
  eachAsking(snapshot, skills, now, {
    take: (document, worth) => {
      const share = measure(worth, skillCount[document] ?? 1);
      if (share > best.least) best.offer(document, share);
    },
    // Newer documents come first, so nothing behind can take the place of a full share.
    isDone: () => best.least >= most,
  });
  return best.found.map(({ document, share }) => ({
    id: ids.idAt(document),
    share,
    created: created[document] ?? 0,
  }));
}

/** What a job pays in a year, and when it was created. */
export type Paid = { pay: number; created: number };

/** What the newest jobs of a snapshot pay that ask for at least so many of these skills, in the currency of this number; up to `limit`. */
export function payOfAlike(
  snapshot: Snapshot,
  alike: { skills: readonly string[]; least: number; currency: number; skipped: string },
  limit: number,
  now: number,
): Paid[] {
  const { ids, pay, currency, created } = snapshot.columns;
  const skipped = ids.find(alike.skipped);
  const found: Paid[] = [];
  eachAsking(snapshot, new Map(alike.skills.map((id) => [id, 1])), now, {
    take: (document, shared) => {
      const own = pay[document] ?? -1;
      if (shared < alike.least || own < 0 || currency[document] !== alike.currency || document === skipped)
        return;
      found.push({ pay: own, created: created[document] ?? 0 });
    },
    isDone: () => found.length >= limit,
  });
  return found.slice(0, limit);
}

/** Takes the open jobs that ask for one of the skills, newest first, each with what these are worth in all; asks now and then whether it is done. */
function eachAsking(
  { columns, lists }: Snapshot,
  skills: ReadonlyMap<string, number>,
  now: number,
  { take, isDone }: { take: (document: number, worth: number) => void; isDone: () => boolean },
): void {
  expireJobs(columns, now);
  const held = [...skills]
    .map(([id, worth]): Held => ({ documents: documentsOf(lists, skillTerm(id)), worth, next: 0 }))
    .filter(({ documents }) => documents instanceof DocumentBits || documents.length > 0);
  if (held.length === 0) return;
  const sums = new Float64Array(windowSize);
  for (let from = 0; from < columns.size && !isDone(); from += windowSize) {
    for (const each of held) addWorth(sums, each, from);
    for (let place = 0; place < windowSize; place++) {
      const worth = sums[place] ?? 0;
      if (worth === 0) continue;
      sums[place] = 0;
      if (columns.group[from + place] !== 0) take(from + place, worth);
    }
  }
}

/** A skill that somebody has: the documents that ask for it, and how far its list was read. */
type Held = { documents: Documents; worth: number; next: number };

function addWorth(sums: Float64Array, held: Held, from: number): void {
  const { documents, worth } = held;
  const end = from + windowSize;
  if (documents instanceof DocumentBits) {
    const { words } = documents;
    for (let at = from >>> 5; at < words.length && at < end >>> 5; at++) {
      for (let left = words[at] ?? 0; left !== 0; left &= left - 1) {
        const place = at * 32 + 31 - Math.clz32(left & -left) - from;
        sums[place] = (sums[place] ?? 0) + worth;
      }
    }
    return;
  }
  let next = held.next;
  for (; next < documents.length; next++) {
    const place = (documents[next] ?? 0) - from;
    if (place >= windowSize) break;
    sums[place] = (sums[place] ?? 0) + worth;
  }
  held.next = next;
}

/** The best so far, in order; `least` is the share that does not suffice any more. */
class Best {
  readonly found: { document: number; share: number }[] = [];
  least = 0;
  readonly #limit: number;
  readonly #skipped: ReadonlySet<number>;

  constructor(limit: number, skipped: ReadonlySet<number>) {
    this.#limit = limit;
    this.#skipped = skipped;
  }

  offer(document: number, share: number): void {
    if (this.#skipped.has(document)) return;
    const { found } = this;
    let at = found.length;
    while (at > 0 && (found[at - 1]?.share ?? 0) < share) at--;
    found.splice(at, 0, { document, share });
    if (found.length > this.#limit) found.pop();
    if (found.length === this.#limit) this.least = found.at(-1)?.share ?? 0;
  }
}
