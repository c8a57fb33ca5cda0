import type { Stage } from '../../../api/hiring/applications.ts';

/** True while an application goes on: nothing is decided, and nobody has withdrawn. */
export function isOpenStage(stage: Stage): boolean {
  return stage === 'new' || stage === 'screen' || stage === 'interview' || stage === 'offer';
}

/** The stages in the employer's words. */
export const stageLabels: Record<Stage, string> = {
  new: 'New',
  screen: 'Screen',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** The stages in words for the candidate. */
export const candidateStageLabels: Record<Stage, string> = {
  new: 'Submitted',
  screen: 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  rejected: 'Not selected',
  withdrawn: 'Withdrawn',
};

/** The words of a stage that came as plain text; the text itself when it is not one we know. */
export function wordsOfStage(words: Record<Stage, string>, stage: string): string {
  return Object.entries(words).find(([key]) => key === stage)?.[1] ?? stage;
}

/** The colour of a stage's badge: the accent while it goes on, grey once it ended. */
export function stageColor(stage: Stage): 'accent' | 'gray' {
  return stage === 'rejected' || stage === 'withdrawn' ? 'gray' : 'accent';
}
