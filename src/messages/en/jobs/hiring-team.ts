/** Texts of hiring team. */
export const hiringTeam = {} as const;
