/** Texts of job stages. */
export const jobStages = {} as const;
