import type { impactSummaries as english } from '../../en/fairness/impact-summaries.ts';
import type { Translation } from '../../translation.ts';

export const impactSummaries: Translation<typeof english> = {};
