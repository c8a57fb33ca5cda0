import { canonicalSkill } from '../skills/canonical.ts';
import { papersOf, licencesIn, standingOnLicence } from './licences.ts';
import { wordsTable } from '../occupations/tables.ts';
import { stemsOf } from '../occupations/stems.ts';
import { roleLine } from './roles.ts';

/** Whether a line of somebody's work shows a requirement by its own words: an alias of it, or most of its words, claimed and not about others. */
export function shows(line: string, requirement: string): boolean {
  const [licence] = licencesIn(requirement);
  if (licence && standingOnLicence(licence, papersOf([line]), new Set()).state === 'shown') return true;
  const read = roleLine(line);
  if (read.about !== null) return false;
  return (
    read.skills.has(canonicalSkill(requirement).id) || wordShare(stemsOf(requirement), read.stems) >= MOST
  );
}

/** How much of a phrase stands in a line, 0 to 1, the rare words weighing more. */
export function wordShare(phrase: string[], line: ReadonlySet<string>): number {
  const { ids, idf } = wordsTable();
  let [found, whole] = [0, 0];
  for (const stem of phrase) {
    const weight = idf[ids.get(stem) ?? -1] ?? UNKNOWN;
    whole += weight;
    if (line.has(stem)) found += weight;
  }
  return whole === 0 ? 0 : found / whole;
}

const MOST = 0.8;
const UNKNOWN = 6;
