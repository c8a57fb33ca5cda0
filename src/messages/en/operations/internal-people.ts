/** Texts of internal people. */
export const internalPeople = {} as const;
