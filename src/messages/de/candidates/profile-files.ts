import type { profileFiles as english } from '../../en/candidates/profile-files.ts';
import type { Translation } from '../../translation.ts';

export const profileFiles: Translation<typeof english> = {};
