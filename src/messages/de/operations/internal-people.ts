import type { internalPeople as english } from '../../en/operations/internal-people.ts';
import type { Translation } from '../../translation.ts';

export const internalPeople: Translation<typeof english> = {};
