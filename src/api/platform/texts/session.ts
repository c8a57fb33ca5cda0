/** The session of a browser. Every page says these; the rest of what concerns accounts is in `auth.ts`. */
export const session = {
  signOutFailed: 'Failed to sign out. Please try again.',
  signedOut: 'Successfully signed out',
  initFailed: 'Failed to initialize authentication',
  profileFailed: 'Failed to fetch user profile',
  refreshFailed: 'Failed to refresh authentication',
  sessionLost: 'Unable to refresh session. Please sign in again.',
} as const;
