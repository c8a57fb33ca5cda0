/** Texts of job form. */
export const jobForm = {} as const;
