/** Texts of companies. */
export const companies = {} as const;
