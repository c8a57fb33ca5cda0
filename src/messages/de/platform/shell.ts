import type { shell as english } from '../../en/platform/shell.ts';
import type { Translation } from '../../translation.ts';

export const shell: Translation<typeof english> = {
  loading: 'Loading',
  loadingHint: 'If this persists, try refreshing the page',
};
