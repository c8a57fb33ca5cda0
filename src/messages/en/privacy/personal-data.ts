/** Texts of personal data. */
export const personalData = {} as const;
