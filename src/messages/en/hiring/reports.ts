/** Texts of reports. */
export const reports = {} as const;
