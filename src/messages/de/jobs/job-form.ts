import type { jobForm as english } from '../../en/jobs/job-form.ts';
import type { Translation } from '../../translation.ts';

export const jobForm: Translation<typeof english> = {};
