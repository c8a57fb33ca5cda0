import type { TalentPerson } from '../../../api/talent/talent-pool.ts';

/** Why somebody is in the pool. */
export const wayLabels: Record<TalentPerson['way'], string> = {
  found: 'Open to employers',
  kept: 'Past applicant',
  added: 'Added by you',
};
