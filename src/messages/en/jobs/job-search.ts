/** Texts of job search. */
export const jobSearch = {
  loadFailed: 'Failed to load jobs. Please try again.',
} as const;
