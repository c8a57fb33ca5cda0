import type { personalData as english } from '../../en/privacy/personal-data.ts';
import type { Translation } from '../../translation.ts';

export const personalData: Translation<typeof english> = {};
