/** Texts of applicant views. */
export const applicantViews = {} as const;
