import { readFileSync } from 'node:fs';
import { matchSkills } from '../../src/engine/skills/match.ts';
import { wordsOf } from '../../src/engine/skills/tokens.ts';

/** The sets of trades: work on the vocabulary looks at the first alone. */
export const SETS = ['seen', 'left out', 'left out, further trades'] as const;
/** One of them. */
export type TradeSet = (typeof SETS)[number];

/** A trade with 25 skills that its people have, in a language, and how many of them the vocabulary knows. */
export type TradeCoverage = {
  trade: string;
  language: string;
  set: TradeSet;
  skills: string[];
  missing: string[];
};

/** The trades of the hand-made lists, those in English first. */
export function coverageOfTrades(): TradeCoverage[] {
  return ['trades.txt', 'trades-abroad.txt'].flatMap((file) =>
    coverageIn(readFileSync(new URL(file, import.meta.url), 'utf8')),
  );
}

/** The skills that the postings of graded candidates ask for, which served no work on the vocabulary, by language, and which it lacks. */
export function coverageOfPostings(): Omit<TradeCoverage, 'set'>[] {
  const file = new URL('../ranking/jobs.json', import.meta.url);
  const jobs = JSON.parse(readFileSync(file, 'utf8')) as {
    lang: string;
    required: string[];
    desired: string[];
  }[];
  return [...new Set(jobs.map(({ lang }) => lang))].map((language) => {
    const own = jobs.filter(({ lang }) => lang === language);
    const skills = [...new Set(own.flatMap(({ required, desired }) => [...required, ...desired]))];
    return { trade: 'postings', language, skills, missing: skills.filter((skill) => !isKnown(skill)) };
  });
}

/** The share of the skills of a trade that the vocabulary knows. */
export function shareOf({ skills, missing }: Pick<TradeCoverage, 'skills' | 'missing'>): number {
  return 1 - missing.length / skills.length;
}

/** The trades of a list, which opens each part with "=== LANGUAGE SET"; without a language it is in English. */
function coverageIn(list: string): TradeCoverage[] {
  const trades: TradeCoverage[] = [];
  let language = 'en';
  let set: TradeSet = 'seen';
  for (const line of list.split('\n')) {
    const heading = /^=== (?:([a-z]{2}) )?(.*)/.exec(line);
    if (heading) {
      language = heading[1] ?? 'en';
      set = SETS.findLast((one) => heading[2]?.startsWith(one)) ?? 'seen';
    }
    const colon = line.indexOf(': ');
    if (line.startsWith('#') || colon === -1) continue;
    const skills = line.slice(colon + 2).split('; ');
    const missing = skills.filter((skill) => !isKnown(skill));
    trades.push({ trade: line.slice(0, colon), language, set, skills, missing });
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
