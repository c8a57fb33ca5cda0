import type { TargetStage } from '../../../api/candidates/target-jobs.ts';
import { t } from '../../platform/messages.ts';

/** The columns of the list in words. */
export const stageNames: Record<TargetStage, string> = {
  saved: t('targetJobs.saved'),
  applied: t('targetJobs.applied'),
  interview: t('targetJobs.interview'),
  offer: t('targetJobs.offer'),
  closed: t('targetJobs.closed'),
};
