import type { Stage } from '../../api/applications.ts';

/**
 * An employer moves an application to any other stage, also back, as a move may have been a mistake. A withdrawn one is the
 * candidate's: nobody else moves it, and nobody else withdraws.
 */
export function canMoveStage(from: Stage, to: Stage): boolean {
  return from !== to && from !== 'withdrawn' && to !== 'withdrawn';
}

/** A candidate withdraws while nothing is decided. */
export function canWithdraw(stage: Stage): boolean {
  return stage === 'new' || stage === 'screen' || stage === 'interview' || stage === 'offer';
}

/** True for the stages that an application only has once it has come to an interview. */
export function hasReachedInterview(stage: Stage): boolean {
  return stage === 'interview' || stage === 'offer' || stage === 'hired';
}
