/** Texts of company pages. */
export const companyPages = {} as const;
