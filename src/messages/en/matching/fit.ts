/** Texts of fit. */
export const fit = {
  suggestionsFailed: 'Failed to generate suggestions. Please try again.',
  calculateFailed: 'Failed to calculate fit score. Please try again.',
  calculated: 'Fit score calculated!',
} as const;
