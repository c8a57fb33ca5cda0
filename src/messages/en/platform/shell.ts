/** Texts of shell. */
export const shell = {
  loading: 'Loading',
  loadingHint: 'If this persists, try refreshing the page',
} as const;
