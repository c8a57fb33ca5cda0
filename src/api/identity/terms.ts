/** The version of the terms that the program ships: the day they were last changed. */
export const termsVersion = '2026-11-21';
