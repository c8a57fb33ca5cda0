import type { ScoreHold } from '../../../api/matching/fit.ts';
import { dayMs } from '../../../api/platform/durations.ts';

/**
 * What the law of a job's place asks before a score assists its employer: when it may from, and when the bias audit was published.
 * `held` is what stands with the job, for everything that lists and counts.
 */
export type HoldFacts = {
  inNewYork: boolean;
  scoresFrom: Date | null;
  auditedAt: Date | null;
  held: boolean;
};

const auditMs = 365 * dayMs;

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

/** True when a job shows its scores and should not by now, or should and does not. */
export function isOutOfStep(facts: HoldFacts, now: Date): boolean {
  return facts.held !== (scoreHold(facts, now) !== null);
}
