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
  const sums = new Float64Array(columns.size);
  for (const [id, worth] of skills)
    for (const document of documentsOf(lists, skillTerm(id))) sums[document] = (sums[document] ?? 0) + worth;
  for (const id of skipped) {
    const document = columns.ids.find(id);
    if (document >= 0) sums[document] = 0;
  }
  const best: { document: number; share: number }[] = [];
  let least = 0;
  const { size, dead, skillCount } = columns;
  for (let document = 0; document < size; document++) {
    const sum = sums[document] ?? 0;
    if (sum === 0 || dead[document] === 1) continue;
    const share = sum / (skillCount[document] ?? 1);
    if (share <= least) continue;
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
