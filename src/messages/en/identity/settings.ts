/** Texts of settings. */
export const settings = {
  saved: 'Settings saved successfully!',
  saveFailed: 'Failed to save settings. Please try again.',
  ssoComing: 'Single sign-on (SSO) coming soon',
} as const;
