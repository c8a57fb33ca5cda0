/** Texts of human reviews. */
export const humanReviews = {} as const;
