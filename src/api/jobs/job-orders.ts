/** The orders that jobs can be listed in. */
export const jobOrders = ['relevance', 'nearest', 'fit', 'newest', 'pay'] as const;
