/** Texts of target jobs. */
export const targetJobs = {} as const;
