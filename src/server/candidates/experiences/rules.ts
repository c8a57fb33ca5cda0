/** How many experiences one person can have. */
export const maxExperiences = 100;
