/** How many skills one person can state or put a level to. */
export const maxSkills = 200;
