import type { talentPool as english } from '../../en/talent/talent-pool.ts';
import type { Translation } from '../../translation.ts';

export const talentPool: Translation<typeof english> = {};
