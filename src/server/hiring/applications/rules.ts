import type { Stage } from '../../../api/hiring/applications.ts';

/**
 * An employer moves an application to any other stage of its job, also back, as a move may have been a mistake; only from
 * rejected to hired there is a step between. A withdrawn one is the candidate's: nobody else moves it or withdraws.
 */
export function canMoveStage(
  from: { stage: Stage; stageKey: string },
  to: { kind: Stage; key: string },
): boolean {
  if (from.stageKey === to.key || from.stage === 'withdrawn' || to.kind === 'withdrawn') return false;
  return from.stage !== 'rejected' || to.kind !== 'hired';
}

/** A candidate withdraws while nothing is decided. */
export function canWithdraw(stage: Stage): boolean {
  return stage === 'new' || stage === 'screen' || stage === 'interview' || stage === 'offer';
}

/** True for the stages that an application only has once it has come to an interview. */
export function hasReachedInterview(stage: Stage): boolean {
  return stage === 'interview' || stage === 'offer' || stage === 'hired';
}

/** A reason that is on no list has to be said in the note. */
export function needsNote(rejection: {
  reason: string;
  own_reason?: string | undefined;
  note: string;
}): boolean {
  return rejection.reason === 'other' && rejection.own_reason === undefined && rejection.note === '';
}

/** True for a decision on all whom a match band finds: a score decides nothing, so such a decision is refused. */
export function decidesByScore(act: string, filter: { band?: string | undefined }): boolean {
  return filter.band !== undefined && (act === 'move' || act === 'reject');
}
