/** Texts of equal opportunity. */
export const equalOpportunity = {} as const;
