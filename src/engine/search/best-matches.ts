import { skillTerm } from './listed-job.ts';
import { documentsOf } from './posting-lists.ts';
import { expireJobs, type Snapshot } from './snapshot.ts';

/** A job with the share (0 to 1) of its required skills that somebody has. */
export type Match = { id: string; share: number; created: number };

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
  const { size, dead, skillCount } = columns;
  const sums = roomFor(size);
  for (const [id, worth] of skills)
    for (const document of documentsOf(lists, skillTerm(id))) sums[document] = (sums[document] ?? 0) + worth;
  const left = new Set(skipped.map((id) => columns.ids.find(id)));
  const best: { document: number; share: number }[] = [];
  let least = 0;
  for (let document = 0; document < size; document++) {
    const sum = sums[document] ?? 0;
    if (sum === 0) continue;
    sums[document] = 0;
    const share = sum / (skillCount[document] ?? 1);
    if (share <= least || dead[document] === 1 || left.has(document)) continue;
    let at = best.length;
    while (at > 0 && (best[at - 1]?.share ?? 0) < share) at--;
    best.splice(at, 0, { document, share });
    if (best.length > limit) best.pop();
    if (best.length === limit) least = best.at(-1)?.share ?? 0;
  }
  return best.map(({ document, share }) => ({
    id: columns.ids.idAt(document),
    share,
    created: columns.created[document] ?? 0,
  }));
}

let room = new Float64Array(0);

/** Zeros for so many documents; whoever writes to them puts the zeros back. */
function roomFor(size: number): Float64Array {
  if (room.length < size) room = new Float64Array(size);
  return room;
}
