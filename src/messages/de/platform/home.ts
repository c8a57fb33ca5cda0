import type { home as english } from '../../en/platform/home.ts';
import type { Translation } from '../../translation.ts';

export const home: Translation<typeof english> = {};
