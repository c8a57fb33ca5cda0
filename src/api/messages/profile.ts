/** A candidate's profile. */
export const profile = {
  loadFailed: 'Failed to load your profile. Please try again.',
  updateFailed: 'Failed to update profile. Please try again.',
  updated: 'Profile updated successfully!',
} as const;
