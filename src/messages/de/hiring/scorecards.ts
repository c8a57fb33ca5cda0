import type { scorecards as english } from '../../en/hiring/scorecards.ts';
import type { Translation } from '../../translation.ts';

export const scorecards: Translation<typeof english> = {};
