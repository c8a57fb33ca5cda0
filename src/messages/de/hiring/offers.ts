import type { offers as english } from '../../en/hiring/offers.ts';
import type { Translation } from '../../translation.ts';

export const offers: Translation<typeof english> = {};
