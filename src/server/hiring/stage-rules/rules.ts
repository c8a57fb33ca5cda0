import type { Stage } from '../../../api/hiring/applications.ts';
import type { RuleAct } from '../../../api/hiring/stage-rules.ts';

/** A rule as it is stored: for a job by the key of a stage, for all jobs by what kind of stage. */
export type StoredRule = { id: string; job_id: string | null; stage: string; act: RuleAct };

type Place = { kind: Stage; key: string };

/** Nobody is moved to these by the company, or they are where everybody begins. */
const neverReached: readonly Stage[] = ['new', 'withdrawn'];

/** True for stages that a rule can be about. */
export function canHaveRules(kind: Stage): boolean {
  return !neverReached.includes(kind);
}

/**
 * The rules that a move sets off, in their order. One for all jobs is about coming to a kind of stage: a move between two stages of that
 * kind does not set it off again.
 */
export function rulesFor(
  rules: readonly StoredRule[],
  jobId: string,
  { from, to }: { from: Place; to: Place },
): StoredRule[] {
  if (!canHaveRules(to.kind)) return [];
  return rules.filter((rule) =>
    rule.job_id === null
      ? rule.stage === to.kind && from.kind !== to.kind
      : rule.job_id === jobId && rule.stage === to.key,
  );
}

/**
 * Why somebody cannot be written to so soon; null when they can. A rejection can be taken back for a day, and until then its candidate
 * is not to learn of it.
 */
export function waitsTooShort(kind: Stage, act: RuleAct): boolean {
  return act.do === 'message' && kind === 'rejected' && act.days < 1;
}

/** How long a message of a rule waits at least, in minutes, so that the move can be undone before it goes. */
const undoMinutes = 10;

/** How long a message waits that a rule sends after so many days, in minutes. */
export function delayMinutes(days: number): number {
  return days === 0 ? undoMinutes : days * 24 * 60;
}
