import type { Stage } from '../../../api/hiring/applications.ts';
import { type JobStage, usualStages } from '../../../api/hiring/job-stages.ts';
import { t } from '../../platform/messages.ts';

/** True while an application goes on: nothing is decided, and nobody has withdrawn. */
export function isOpenStage(stage: Stage): boolean {
  return stage === 'new' || stage === 'screen' || stage === 'interview' || stage === 'offer';
}

/** The stages in the employer's words. */
export const stageLabels: Record<Stage, string> = {
  new: t('jobStages.new'),
  screen: t('jobStages.screen'),
  interview: t('jobStages.interview'),
  offer: t('jobStages.offer'),
  hired: t('jobStages.hired'),
  rejected: t('jobStages.rejected'),
  withdrawn: t('jobStages.withdrawn'),
};

/** The stages of a job whose own are not loaded yet. */
export const stagesAsUsual: readonly JobStage[] = usualStages.map((stage) => ({
  ...stage,
  name: stageLabels[stage.kind],
}));

/** The stages in words for the candidate. */
export const candidateStageLabels: Record<Stage, string> = {
  new: t('jobStages.submitted'),
  screen: t('jobStages.inReview'),
  interview: t('jobStages.interview'),
  offer: t('jobStages.offer'),
  hired: t('jobStages.hired'),
  rejected: t('jobStages.notSelected'),
  withdrawn: t('jobStages.withdrawn'),
};

/** The words of a stage that came as plain text; the text itself when it is not one we know. */
export function wordsOfStage(words: Record<Stage, string>, stage: string): string {
  return Object.entries(words).find(([key]) => key === stage)?.[1] ?? stage;
}

/** The colour of a stage's badge: the accent while it goes on, grey once it ended. */
export function stageColor(stage: Stage): 'accent' | 'gray' {
  return stage === 'rejected' || stage === 'withdrawn' ? 'gray' : 'accent';
}
