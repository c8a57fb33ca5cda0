/** Suggested bullets and tailored copies. */
export const bullets = {
  failed: 'Failed to generate suggestions. Please try again.',
} as const;
