/** Texts of interviews. */
export const interviews = {} as const;
