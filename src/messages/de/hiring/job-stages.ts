import type { jobStages as english } from '../../en/hiring/job-stages.ts';
import type { Translation } from '../../translation.ts';

export const jobStages: Translation<typeof english> = {};
