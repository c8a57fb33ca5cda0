import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** The deliveries of this process that take their time: they go on beside the workers of the queue, which are free for others. */
export type InFlightDeliveries = {
  /** Does some work, and comes back when it is done or goes on beside; with too many of those, when it is done. Its failure beside is logged. */
  run(work: () => Promise<void>): Promise<void>;
  /** Waits for what goes on beside; returns whether something did. */
  end(): Promise<boolean>;
};

/** How many go on beside, and after what time. */
const limits = { most: 64, afterMs: 500 };

/** Makes the deliveries of a process. */
export function openInFlightDeliveries(log: Logger, { most, afterMs } = limits): InFlightDeliveries {
  const beside = new Set<Promise<void>>();
  return {
    run: async (work) => {
      const going = work();
      if (beside.size >= most) return going;
      const timer = new AbortController();
      const isDone = await Promise.race([
        going.then(() => true),
        wait(afterMs, false, { signal: timer.signal }).catch(() => false),
      ]).finally(() => timer.abort());
      if (isDone) return;
      const kept = going
        .catch((error: unknown) => log.error({ err: error }, 'a webhook could not be sent'))
        .finally(() => beside.delete(kept));
      beside.add(kept);
    },
    end: async () => {
      const isOpen = beside.size > 0;
      await Promise.all(beside);
      return isOpen;
    },
  };
}
