import type { humanReviews as english } from '../../en/fairness/human-reviews.ts';
import type { Translation } from '../../translation.ts';

export const humanReviews: Translation<typeof english> = {};
