/** Texts of impact summaries. */
export const impactSummaries = {} as const;
