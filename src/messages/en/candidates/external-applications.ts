/** Texts of external applications. */
export const externalApplications = {} as const;
