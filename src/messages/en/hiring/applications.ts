/** Texts of applications. */
export const applications = {} as const;
