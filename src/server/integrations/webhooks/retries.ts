import { dayMs, daySeconds, hourSeconds } from '../../../api/platform/durations.ts';

const minute = 60;

/** How long each further try waits, in seconds: about three days in all. */
export const retrySeconds = [
  5,
  5 * minute,
  30 * minute,
  2 * hourSeconds,
  5 * hourSeconds,
  10 * hourSeconds,
  14 * hourSeconds,
  20 * hourSeconds,
  daySeconds,
] as const;

/**
 * When a delivery is tried again after its try number `attempts` failed: the wait of the table, up to a tenth longer by `chance`
 * (0 to 1) so that many do not come back at one instant, and not before `retryAfter`. Null after the last.
 */
export function nextTry(attempts: number, now: Date, chance: number, retryAfter: Date | null): Date | null {
  const wait = retrySeconds[attempts - 1];
  if (wait === undefined) return null;
  const planned = now.getTime() + wait * (1 + chance / 10) * 1000;
  return new Date(Math.max(planned, retryAfter?.getTime() ?? planned));
}

/** How long an endpoint that gave no answer rests: a minute, then half as long as it has been failing, up to a quarter of an hour. */
export function restMs(failingMs: number): number {
  return Math.min(Math.max(minute * 1000, failingMs / 2), 15 * minute * 1000);
}

/** What a Retry-After header asks for (seconds, or a date), at most a day ahead; null when it asks for nothing. */
export function readRetryAfter(header: string, now: Date): Date | null {
  const at = /^\d{1,9}$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  if (Number.isNaN(at) || at <= now.getTime()) return null;
  return new Date(Math.min(at, now.getTime() + dayMs));
}
