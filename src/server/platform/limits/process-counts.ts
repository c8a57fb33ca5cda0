import type { Allowance } from '../../../api/platform/endpoint.ts';
import type { Standing } from './queries.ts';

/** Keys that are remembered at most; the oldest are forgotten first. */
const maxKeys = 100_000;

/** What each key has used, by the process that counts. */
export type ProcessCounts = Map<string, { used: number; resetsAt: number }>;

/** Takes a point of a key's allowance in this process alone: a read costs no write. */
export function countHere(counts: ProcessCounts, key: string, allowance: Allowance, now: Date): Standing {
  const time = now.getTime();
  let count = counts.get(key);
  if (!count || count.resetsAt <= time) {
    count = { used: 0, resetsAt: time + allowance.seconds * 1000 };
    counts.delete(key);
    counts.set(key, count);
    const [oldest] = counts.keys();
    if (counts.size > maxKeys && oldest !== undefined) counts.delete(oldest);
  }
  const taken = count.used < allowance.points;
  if (taken) count.used++;
  return { taken, left: allowance.points - count.used, seconds: Math.ceil((count.resetsAt - time) / 1000) };
}
