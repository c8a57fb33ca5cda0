import type { addedJobs as english } from '../../en/jobs/added-jobs.ts';
import type { Translation } from '../../translation.ts';

export const addedJobs: Translation<typeof english> = {};
