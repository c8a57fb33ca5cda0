/** Texts of applicant notes. */
export const applicantNotes = {} as const;
