/** Texts of webhooks. */
export const webhooks = {} as const;
