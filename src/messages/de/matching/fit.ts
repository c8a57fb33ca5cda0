import type { fit as english } from '../../en/matching/fit.ts';
import type { Translation } from '../../translation.ts';

export const fit: Translation<typeof english> = {
  suggestionsFailed: 'Failed to generate suggestions. Please try again.',
  calculateFailed: 'Failed to calculate fit score. Please try again.',
  calculated: 'Fit score calculated!',
};
