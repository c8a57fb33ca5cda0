/** Texts of ats. */
export const ats = {} as const;
