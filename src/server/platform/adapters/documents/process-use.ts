import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const TICKS_PER_SECOND = 100;

/** What another process uses: resident memory in bytes, processor time since its start in seconds. */
export type ProcessUse = { residentBytes: number; processorSeconds: number };

/** What a process uses, as Linux tells it; zero where it is not told: other systems, or no such process. */
export function useOf(pid: number | undefined): ProcessUse {
  const none = { residentBytes: 0, processorSeconds: 0 };
  if (process.platform !== 'linux' || pid === undefined) return none;
  try {
    // The second field is the name in brackets, which may hold anything.
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    const [user, system, pages] = [fields[11], fields[12], fields[21]].map(Number);
    return {
      residentBytes: (pages ?? 0) * PAGE_BYTES,
      processorSeconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND,
    };
  } catch {
    return none;
  }
}
