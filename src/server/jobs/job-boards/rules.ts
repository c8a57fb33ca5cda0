import { dayMs, hourMs, minuteMs } from '../../../api/platform/durations.ts';
import type { BoardProblem } from '../../platform/adapters/job-boards/board-error.ts';

/** How long a board rests: between two readings, while pages wait, and before most of its jobs are closed at once. */
export const boardRests = {
  usualMs: 6 * hourMs,
  partialMs: 10 * minuteMs,
  shrunkMs: hourMs,
  longestMs: dayMs,
  /** Between two looks that people ask for. */
  askedMs: 15 * minuteMs,
} as const;

/** So few jobs may go at once without a second look. */
const fewJobs = 5;

/** True when so much of a board is gone that its answer has to be doubted: all of it, or more than half and more than a few. */
export function isDoubtful(open: number, gone: number): boolean {
  if (gone === 0) return false;
  return gone >= open || (gone > fewJobs && gone > open / 2);
}

/** Whether doubted jobs are closed: they were missing before, and not just a moment ago. */
export function isConfirmed(shrunkAt: Date | null, now: Date): boolean {
  return shrunkAt !== null && now.getTime() - shrunkAt.getTime() >= boardRests.shrunkMs / 2;
}

/** When a board is read again after a failure: as the site asks, or later with each failure, within a day. */
export function nextTry(
  now: Date,
  failures: number,
  error: { problem: BoardProblem; retryAfterSeconds: number | null },
): Date {
  const backoff = hourMs * 2 ** Math.min(failures, 10);
  const asked = (error.retryAfterSeconds ?? 0) * 1000;
  return new Date(now.getTime() + Math.min(Math.max(backoff, asked), boardRests.longestMs));
}
