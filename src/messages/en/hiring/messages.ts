/** Texts of messages. */
export const messages = {} as const;
