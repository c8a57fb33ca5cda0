import { readFileSync } from 'node:fs';
import { matchSkills } from '../../src/engine/skills/match.ts';
import { wordsOf } from '../../src/engine/skills/tokens.ts';

/** A trade with 25 skills that its people have, and how many of them the vocabulary knows. */
export type TradeCoverage = { trade: string; set: 'seen' | 'left out'; skills: string[]; missing: string[] };

/** The trades of the hand-made list; those left out served no work on the vocabulary. */
export function coverageOfTrades(): TradeCoverage[] {
  const trades: TradeCoverage[] = [];
  let set: TradeCoverage['set'] = 'seen';
  for (const line of readFileSync(new URL('trades.txt', import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('===')) set = line.includes('left out') ? 'left out' : 'seen';
    const colon = line.indexOf(': ');
    if (line.startsWith('#') || colon === -1) continue;
    const skills = line.slice(colon + 2).split('; ');
    trades.push({
      trade: line.slice(0, colon),
      set,
      skills,
      missing: skills.filter((skill) => !isKnown(skill)),
    });
  }
  return trades;
}

/** Whether a skill of the vocabulary covers at least half of the words of a phrase. */
function isKnown(phrase: string): boolean {
  const words = wordsOf(phrase);
  const hits = matchSkills(phrase, { context: 'list' });
  const covered = words.filter(({ start, end }) => hits.some((hit) => hit.start <= start && end <= hit.end));
  return covered.length * 2 >= words.length && covered.length > 0;
}
