/** Texts of scorecards. */
export const scorecards = {} as const;
