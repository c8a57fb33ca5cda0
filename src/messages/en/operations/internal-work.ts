/** Texts of internal work. */
export const internalWork = {} as const;
