import type { internalWork as english } from '../../en/operations/internal-work.ts';
import type { Translation } from '../../translation.ts';

export const internalWork: Translation<typeof english> = {};
