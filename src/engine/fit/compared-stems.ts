import { meaningOfAllStems, meaningOfStems, type Meaning } from '../occupations/meaning.ts';
import { stemsOf } from '../occupations/stems.ts';
import { wordsTable } from '../occupations/tables.ts';
import { compoundParts } from '../occupations/compounds.ts';
import { matchSkills } from '../skills/match.ts';
import type { WeightsVersion } from './weights.ts';

/**
 * What of a text is looked at where its words and their meaning are compared: its words alone, or, since weights 5, also the parts of
 * compounds that have no meaning of their own, and the usual names of the skills that it names. Those are English, so that a
 * line and a posting meet in any of the languages of the vocabulary. Since weights 7 also who did it: what others did, or is only meant, is not claimed. Since weights 9 also words
 * that are rare in the tables, and words of the same root. Since weights 10 also papers by the name of their body.
 */
export type Compared = 'words' | 'skills too' | 'own work only' | 'all words' | 'named papers';

/** What a version of the weights compares. */
export function comparedBy(version: WeightsVersion): Compared {
  if (version === '5' || version === '6') return 'skills too';
  if (version === '7' || version === '8') return 'own work only';
  if (version === '9') return 'all words';
  return version === '10' ? 'named papers' : 'words';
}

/** Whether what others did, or is only meant, is not claimed. */
export function isOwnWork(compared: Compared): boolean {
  return compared === 'own work only' || isAllWords(compared);
}

/** Whether rare words and words of the same root are compared too. */
export function isAllWords(compared: Compared): boolean {
  return compared === 'all words' || compared === 'named papers';
}

/** Whether papers are known by the name of their body too. */
export function isByNamedPapers(compared: Compared): boolean {
  return compared === 'named papers';
}

/** The stems of a text that are compared. */
export function comparedStems(text: string, compared: Compared, named = matchSkills(text)): string[] {
  const stems = stemsOf(text);
  if (compared === 'words') return stems;
  const { ids } = wordsTable();
  const known = stems.length;
  for (let at = 0; at < known; at++) {
    const stem = stems[at] ?? '';
    if (!ids.has(stem)) stems.push(...compoundParts(stem));
  }
  const names = new Set(named.map(({ name }) => name));
  for (const name of names) stems.push(...stemsOf(name));
  return stems;
}

/** What stems mean, by the words that a rule looks at. */
export function meaningBy(compared: Compared, stems: Iterable<string>): Meaning {
  return isAllWords(compared) ? meaningOfAllStems(stems) : meaningOfStems(stems);
}
