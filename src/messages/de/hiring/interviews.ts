import type { interviews as english } from '../../en/hiring/interviews.ts';
import type { Translation } from '../../translation.ts';

export const interviews: Translation<typeof english> = {};
