/** Texts of skills. */
export const skills = {} as const;
