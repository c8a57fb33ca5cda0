/** Texts of notifications. */
export const notifications = {} as const;
