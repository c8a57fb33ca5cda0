import type { jobSearch as english } from '../../en/jobs/job-search.ts';
import type { Translation } from '../../translation.ts';

export const jobSearch: Translation<typeof english> = {
  loadFailed: 'Failed to load jobs. Please try again.',
};
