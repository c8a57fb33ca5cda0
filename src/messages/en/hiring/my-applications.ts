/** Texts of my applications. */
export const myApplications = {
  submitted: 'Application submitted successfully!',
} as const;
