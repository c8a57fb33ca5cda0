/** Texts of skills. */
export const skills = {
  alreadyListed: '{skill} is already in the list.',
  sameSkill: '{same} is the same skill as {kept}, which is already in the list.',
  removed: '{skill} removed.',
  remove: 'Remove {skill}',
} as const;
