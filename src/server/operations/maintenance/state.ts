import type { MaintenanceWindow } from '../../../api/operations/maintenance.ts';
import type { Database } from '../../platform/db/connect.ts';
import { findMaintenance } from './queries.ts';

/** What this process knows of maintenance. */
export type MaintenanceState = {
  /** The window that is announced or open, as it was two seconds ago or later; null when there is none. */
  current(): Promise<MaintenanceWindow | null>;
  /** Has it read again: this process has changed it. */
  forget(): void;
};

/** How long what was read counts, in milliseconds: another process may have changed it since. */
const keptMs = 2000;

/** Knows of maintenance without asking the database at each request. `elapsedMs` never goes back, whatever the clock does. */
export function openMaintenance(
  database: Database,
  { now, elapsedMs = () => performance.now() }: { now: () => Date; elapsedMs?: () => number },
): MaintenanceState {
  let kept: { at: number; window: Promise<MaintenanceWindow | null> } | null = null;
  const read = () => {
    const reading = {
      at: elapsedMs(),
      window: findMaintenance(database, now()).then(({ window }) => window),
    };
    kept = reading;
    reading.window.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading;
  };
  return {
    current: async () => {
      const known = kept !== null && elapsedMs() - kept.at < keptMs ? kept : read();
      const window = await known.window;
      return window !== null && now().getTime() < Date.parse(window.ends_at) ? window : null;
    },
    forget: () => {
      kept = null;
    },
  };
}
