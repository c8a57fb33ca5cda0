/** Below this a value is set apart to be checked. */
export const sureFrom = 0.6;
