import { canonicalSkill } from '../skills/canonical.ts';
import { papersOf, licencesIn, standingOnLicence } from './licences.ts';
import { stemsOf } from '../occupations/stems.ts';
import { roleLine } from './roles.ts';
import { MAX_WORDS, weighed, wordShare } from './word-share.ts';

/** Whether a line of somebody's work shows a requirement by its own words: an alias of it, or most of its words, claimed and not about others. */
export function showsRequirement(line: string, requirement: string): boolean {
  const [licence] = licencesIn(requirement);
  if (licence && standingOnLicence(licence, papersOf([line], 'all words'), new Set()).state === 'shown')
    return true;
  const read = roleLine(line, 'all words');
  if (read.about !== null) return false;
  return (
    read.skills.has(canonicalSkill(requirement).id) ||
    wordShare(weighed(stemsOf(requirement)), read.stems) >= MAX_WORDS
  );
}
