/** Texts of recruiter dashboard. */
export const recruiterDashboard = {} as const;
