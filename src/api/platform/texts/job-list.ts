/** Lists of jobs, in a file of their own: the first page shows one, and carries no text that it does not need. */
export const jobList = {
  loadFailed: 'Failed to load jobs. Please try again.',
} as const;
