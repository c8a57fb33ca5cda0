import { AsyncLocalStorage } from 'node:async_hooks';

/** So long a request waits for the database and the bucket in all. */
const requestMs = 8500;

/** The waits that run at the same time count once. */
type Deadline = { leftMs: number; waits: number; since: number };

const requests = new AsyncLocalStorage<Deadline>();

/** A request has waited as long as it may. */
export class OutOfTime extends Error {}

/** Runs the work of a request: until it is done, all that it waits for comes out of one time. A request inside of another has no time of its own. */
export function withinDeadline<T>(work: () => T): T {
  if (requests.getStore()) return work();
  const deadline: Deadline = { leftMs: requestMs, waits: 0, since: 0 };
  const result = requests.run(deadline, work);
  // What goes on behind the answer, such as a stream, is no longer waited for.
  const end = () => void (deadline.leftMs = Infinity);
  if (result instanceof Promise) result.then(end, end);
  return result;
}

/**
 * Waits at most so long, and no longer than the request at hand still may; but at least `minMs`, for what must not be left half done.
 * `wait` is told how long that is. Throws OutOfTime where nothing is left.
 */
export async function waitWithin<T>(maxMs: number, wait: (ms: number) => Promise<T>, minMs = 0): Promise<T> {
  const deadline = requests.getStore();
  if (!deadline) return wait(maxMs);
  const now = performance.now();
  const left = deadline.waits > 0 ? deadline.leftMs - (now - deadline.since) : deadline.leftMs;
  const ms = Math.max(minMs, Math.min(maxMs, Math.ceil(left)));
  if (ms <= 0) throw new OutOfTime('This request has waited as long as it may.');
  if (deadline.waits++ === 0) deadline.since = now;
  try {
    return await wait(ms);
  } finally {
    if (--deadline.waits === 0) deadline.leftMs -= performance.now() - deadline.since;
  }
}
