import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import type { BackupSettings } from '../../platform/backup-settings.ts';

/** The last time up to now at which a backup was due; null where none is made by itself. */
export function lastDue({ at }: Pick<BackupSettings, 'at'>, now: Date): Date | null {
  if (at === null) return null;
  const today = Math.floor(now.getTime() / dayMs) * dayMs + at * minuteMs;
  return new Date(today <= now.getTime() ? today : today - dayMs);
}

/**
 * Which of these backups are kept: the newest of each of the last days, weeks and months that have one, so many of each; the newest of all always.
 * Weeks begin on Monday, and all is in UTC.
 */
export function keptBackups<B extends { madeAt: Date }>(
  made: readonly B[],
  { days, weeks, months }: BackupSettings['keep'],
): Set<B> {
  const newestFirst = made.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  const spans: [number, (at: Date) => number][] = [
    [days, (at) => Math.floor(at.getTime() / dayMs)],
    // 1 January 1970 was a Thursday.
    [weeks, (at) => Math.floor((Math.floor(at.getTime() / dayMs) + 3) / 7)],
    [months, (at) => at.getUTCFullYear() * 12 + at.getUTCMonth()],
  ];
  for (const [count, spanOf] of spans) {
    const seen = new Set<number>();
    for (const backup of newestFirst) {
      const span = spanOf(backup.madeAt);
      if (seen.has(span)) continue;
      if (seen.size === count) break;
      seen.add(span);
      kept.add(backup);
    }
  }
  return kept;
}
