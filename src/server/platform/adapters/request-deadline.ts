import { AsyncLocalStorage } from 'node:async_hooks';

/** So long a request waits for the database and the bucket in all. */
const requestMs = 8500;

/** The waits that run at the same time count once. */
type Patience = { leftMs: number; waits: number; since: number };

const requests = new AsyncLocalStorage<Patience>();

/** A request has waited as long as it may. */
export class OutOfTime extends Error {}

/** Runs the work of a request: until it is done, all that it waits for comes out of one time. A request inside of another has no time of its own. */
export function withinPatience<T>(work: () => T): T {
  if (requests.getStore()) return work();
  const patience: Patience = { leftMs: requestMs, waits: 0, since: 0 };
  const result = requests.run(patience, work);
  // What goes on behind the answer, such as a stream, is no longer waited for.
  const end = () => void (patience.leftMs = Infinity);
  if (result instanceof Promise) result.then(end, end);
  return result;
}

/**
 * Waits at most so long, and no longer than the request at hand still may; but at least `leastMs`, for what must not be left half done.
 * `wait` is told how long that is. Throws OutOfTime where nothing is left.
 */
export async function waitWithin<T>(
  mostMs: number,
  wait: (ms: number) => Promise<T>,
  leastMs = 0,
): Promise<T> {
  const patience = requests.getStore();
  if (!patience) return wait(mostMs);
  const now = performance.now();
  const left = patience.waits > 0 ? patience.leftMs - (now - patience.since) : patience.leftMs;
  const ms = Math.max(leastMs, Math.min(mostMs, Math.ceil(left)));
  if (ms <= 0) throw new OutOfTime('This request has waited as long as it may.');
  if (patience.waits++ === 0) patience.since = now;
  try {
    return await wait(ms);
  } finally {
    if (--patience.waits === 0) patience.leftMs -= performance.now() - patience.since;
  }
}
