/** Applications. */
export const applications = {
  submitted: 'Application submitted successfully!',
} as const;
