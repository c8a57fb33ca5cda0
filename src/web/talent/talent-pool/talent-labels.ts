import type { TalentPerson } from '../../../api/talent/talent-pool.ts';
import { t } from '../../platform/messages.ts';

/** Why somebody is in the pool. */
export const wayLabels: Record<TalentPerson['way'], string> = {
  found: t('talentPool.openToEmployers'),
  kept: t('talentPool.pastApplicant'),
  added: t('talentPool.addedByYou'),
};
