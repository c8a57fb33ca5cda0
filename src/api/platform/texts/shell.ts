/** The frame of every page. */
export const shell = {
  loading: 'Loading',
  loadingHint: 'If this persists, try refreshing the page',
} as const;
