import { AsyncLocalStorage } from 'node:async_hooks';
import { isTroubleOfReplica, type Reading, type Replicas, type ReplicaState } from './replicas.ts';

/** Reads that go to standbys, if there are any. */
export type ReplicaReads = {
  follows: boolean;
  /** The standby that the caller reads from; null for the primary. */
  reading(): Reading | null;
  /** The caller is about to write: from now on they read where that is seen. */
  end(): void;
  read<T>(position: string | null, work: () => Promise<T>): Promise<T>;
  seen(): { states: ReplicaState[]; reads: { replica: number; primary: number } };
  close(): Promise<void>;
};

/** Sends reads to standbys, and those that none can answer to the primary. */
export function openReplicaReads(replicas: Replicas | null): ReplicaReads {
  const readers = new AsyncLocalStorage<{ from: Reading | null }>();
  const reads = { replica: 0, primary: 0 };
  const atPrimary = <T>(work: () => Promise<T>) => {
    reads.primary++;
    return readers.run({ from: null }, work);
  };
  return {
    follows: replicas !== null,
    reading: () => readers.getStore()?.from ?? null,
    end: () => {
      const reader = readers.getStore();
      if (reader) reader.from = null;
    },
    read: async (position, work) => {
      if (!replicas || readers.getStore()) return work();
      const from = await replicas.withAll(position);
      if (!from) return atPrimary(work);
      try {
        const result = await readers.run({ from }, work);
        reads.replica++;
        return result;
      } catch (error) {
        if (!isTroubleOfReplica(error)) throw error;
        return atPrimary(work);
      }
    },
    seen: () => ({ states: replicas?.states() ?? [], reads: { ...reads } }),
    close: async () => replicas?.close(),
  };
}
