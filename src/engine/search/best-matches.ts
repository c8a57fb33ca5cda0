import { DocumentBits } from './document-bits.ts';
import { skillTerm } from './listed-job.ts';
import { type Documents, documentsOf } from './posting-lists.ts';
import { expireJobs, type Snapshot } from './snapshot.ts';

/** A job with the share (0 to 1) of its required skills that somebody has. */
export type Match = { id: string; share: number; created: number };

/** So many documents are looked at together, that what is counted of them stays near the processor. */
const windowSize = 8192;

/**
 * The jobs of a snapshot that ask most for skills that somebody has: `skills` says what each is worth (1 when it is held itself,
 * less when another only shows it). Best share first, the newer before the older; `skipped` ids are left out.
 */
export function bestMatches(
  { columns, lists }: Snapshot,
  skills: ReadonlyMap<string, number>,
  limit: number,
  now: number,
  skipped: readonly string[] = [],
): Match[] {
  expireJobs(columns, now);
  const held = [...skills]
    .map(([id, worth]): Held => ({ documents: documentsOf(lists, skillTerm(id)), worth, next: 0 }))
    .filter(({ documents }) => documents instanceof DocumentBits || documents.length > 0);
  const most = Math.max(0, ...held.map(({ worth }) => worth));
  const best = new Best(limit, new Set(skipped.map((id) => columns.ids.find(id))));
  const sums = new Float64Array(windowSize);
  // Newer documents come first, so nothing behind can take the place of a full share.
  for (let from = 0; from < columns.size && best.least < most; from += windowSize) {
    for (const each of held) addWorth(sums, each, from);
    takeBest(best, sums, columns, from);
  }
  return best.found.map(({ document, share }) => ({
    id: columns.ids.idAt(document),
    share,
    created: columns.created[document] ?? 0,
  }));
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

function takeBest(
  best: Best,
  sums: Float64Array,
  { group, skillCount }: Snapshot['columns'],
  from: number,
): void {
  for (let place = 0; place < windowSize; place++) {
    const sum = sums[place] ?? 0;
    if (sum === 0) continue;
    sums[place] = 0;
    const document = from + place;
    const share = sum / (skillCount[document] ?? 1);
    if (share > best.least && group[document] !== 0) best.offer(document, share);
  }
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
