/** Texts of ui. */
export const ui = {} as const;
