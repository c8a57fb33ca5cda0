import type { skills as english } from '../../en/matching/skills.ts';
import type { Translation } from '../../translation.ts';

export const skills: Translation<typeof english> = {};
