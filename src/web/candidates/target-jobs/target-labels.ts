import type { TargetStage } from '../../../api/candidates/target-jobs.ts';

/** The columns of the list in words. */
export const stageNames: Record<TargetStage, string> = {
  saved: 'Saved',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
};
