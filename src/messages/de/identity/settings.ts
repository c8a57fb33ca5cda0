import type { settings as english } from '../../en/identity/settings.ts';
import type { Translation } from '../../translation.ts';

export const settings: Translation<typeof english> = {
  saved: 'Settings saved successfully!',
  saveFailed: 'Failed to save settings. Please try again.',
  ssoComing: 'Single sign-on (SSO) coming soon',
};
