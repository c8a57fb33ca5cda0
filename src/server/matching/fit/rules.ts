import type { ScoreHold } from '../../../api/matching/fit.ts';
import { endOfNewYorkBusinessDays } from '../../../engine/calendar/new-york-days.ts';
import { isInNewYorkCity, type Place } from '../../../engine/postings/new-york-city.ts';

/** What the law of a job's place asks before a score assists its employer: when it may from, and when the bias audit was published. */
export type HoldFacts = { inNewYork: boolean; scoresFrom: Date | null; auditedAt: Date | null };

/** What is stored with a job of that law: whether it applies, when its notice has stood long enough, and whether scores are held. */
export type StoredHold = { inNewYork: boolean; scoresFrom: Date | null; scoresHeld: boolean };

/** So many business days of the city a notice stands before a score may assist. */
const noticeDays = 10;
const auditMs = 365 * 86_400_000;

/**
 * What is stored with a job at these places that was first published then; `before` is what stood with it until now. A job that
 * comes to New York City shows no scores until `settleHolds` has looked at its dates; one that leaves it shows them.
 */
export function holdAt(
  places: readonly Place[],
  publishedAt: Date | null,
  before: Pick<StoredHold, 'inNewYork' | 'scoresHeld'> | null,
): StoredHold {
  if (!isInNewYorkCity(places)) return { inNewYork: false, scoresFrom: null, scoresHeld: false };
  return {
    inNewYork: true,
    scoresFrom: publishedAt && endOfNewYorkBusinessDays(publishedAt, noticeDays),
    scoresHeld: before?.inNewYork ? before.scoresHeld : true,
  };
}

/**
 * Why a job shows its employer no scores now; null when it does. New York City's Local Law 144: not before the notice has stood
 * for ten business days, and only beside a published bias audit of no more than a year ago.
 */
export function scoreHold(facts: HoldFacts | null, now: Date): ScoreHold | null {
  if (!facts?.inNewYork) return null;
  const { scoresFrom, auditedAt } = facts;
  if (scoresFrom === null || scoresFrom > now) {
    return { reason: 'notice', until: scoresFrom?.toISOString() ?? null };
  }
  const isRecent = auditedAt !== null && now.getTime() - auditedAt.getTime() <= auditMs;
  return isRecent ? null : { reason: 'audit', until: null };
}
