/** Texts of profile files. */
export const profileFiles = {} as const;
