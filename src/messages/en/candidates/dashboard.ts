/** Texts of dashboard. */
export const dashboard = {
  loadFailed: 'Failed to load dashboard data',
} as const;
