import type { dashboard as english } from '../../en/candidates/dashboard.ts';
import type { Translation } from '../../translation.ts';

export const dashboard: Translation<typeof english> = {
  loadFailed: 'Failed to load dashboard data',
};
