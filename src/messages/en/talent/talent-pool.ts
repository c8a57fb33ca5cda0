/** Texts of talent pool. */
export const talentPool = {} as const;
