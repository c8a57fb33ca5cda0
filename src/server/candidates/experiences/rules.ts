/** How many experiences one person can have. */
export const mostExperiences = 100;
