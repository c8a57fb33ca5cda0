/** Texts of offers. */
export const offers = {} as const;
