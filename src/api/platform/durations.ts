/** A minute in milliseconds. */
export const minuteMs = 60_000;

/** An hour in milliseconds. */
export const hourMs = 60 * minuteMs;

/** A day of 24 hours in milliseconds. */
export const dayMs = 24 * hourMs;

/** An hour in seconds. */
export const hourSeconds = 3600;

/** A day of 24 hours in seconds. */
export const daySeconds = 24 * hourSeconds;
