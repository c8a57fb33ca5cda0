import type { targetJobs as english } from '../../en/candidates/target-jobs.ts';
import type { Translation } from '../../translation.ts';

export const targetJobs: Translation<typeof english> = {};
