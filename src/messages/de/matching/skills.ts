import type { skills as english } from '../../en/matching/skills.ts';
import type { Translation } from '../../translation.ts';

export const skills: Translation<typeof english> = {
  alreadyListed: '{skill} steht schon in der Liste.',
  sameSkill: '{same} ist dieselbe Kenntnis wie {kept} und steht schon in der Liste.',
  removed: '{skill} entfernt.',
  remove: '{skill} entfernen',
};
