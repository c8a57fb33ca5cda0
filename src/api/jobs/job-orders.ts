/** The orders that jobs can be listed in. */
export const jobOrders = ['relevance', 'fit', 'newest', 'pay'] as const;
