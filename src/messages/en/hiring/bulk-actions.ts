/** Texts of bulk actions. */
export const bulkActions = {} as const;
