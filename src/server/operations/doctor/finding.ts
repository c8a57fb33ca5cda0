/** One thing that was looked at: whether it is right, and what to do where it is not. */
export type Finding = { verdict: 'ok' | 'warning' | 'wrong'; what: string; says: string };
