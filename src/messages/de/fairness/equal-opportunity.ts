import type { equalOpportunity as english } from '../../en/fairness/equal-opportunity.ts';
import type { Translation } from '../../translation.ts';

export const equalOpportunity: Translation<typeof english> = {};
