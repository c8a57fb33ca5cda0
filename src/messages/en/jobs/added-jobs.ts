/** Texts of added jobs. */
export const addedJobs = {} as const;
