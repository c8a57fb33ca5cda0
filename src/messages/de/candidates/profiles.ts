import type { profiles as english } from '../../en/candidates/profiles.ts';
import type { Translation } from '../../translation.ts';

export const profiles: Translation<typeof english> = {
  loadFailed: 'Failed to load your profile. Please try again.',
  updateFailed: 'Failed to update profile. Please try again.',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  notLinkedin: 'Use a link to linkedin.com, like https://www.linkedin.com/in/your-name.',
  notGithub: 'Use a link to github.com, like https://github.com/your-name.',
  notPhone: 'Use a full phone number with its country code, like +49 30 901820.',
  updated: 'Profile updated successfully!',
};
