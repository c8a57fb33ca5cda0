/** Fit scores. */
export const fit = {
  calculateFailed: 'Failed to calculate fit score. Please try again.',
  calculated: 'Fit score calculated!',
} as const;
