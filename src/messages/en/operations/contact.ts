/** Texts of contact. */
export const contact = {} as const;
