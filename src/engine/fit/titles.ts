import { foldWord, singular, wordsOf } from '../skills/tokens.ts';

/** Rungs of seniority that titles name, lowest first. */
export const LEVELS = ['intern', 'junior', 'senior', 'lead', 'director'] as const;

/** The rung that a title states, or null when it states none. */
export function levelOf(title: string): (typeof LEVELS)[number] | null {
  for (const level of LEVELS.toReversed()) if (LEVEL_WORDS[level].test(title)) return level;
  return null;
}

/** The words of a title that name the work, folded: no seniority, place or sex in them, one word for several of the same meaning. */
export function titleWords(title: string): Set<string> {
  const words = new Set<string>();
  for (const { fold } of wordsOf(title.replaceAll(/\([^()]*\)/g, ' '))) {
    const word = singular(fold) ?? fold;
    if (!SILENT.has(word) && !/^\d+$/.test(word)) words.add(sameWord(word));
  }
  return words;
}

/** One folded word for several that name the same work ("waitress" and "waiter"); any other word as it is. */
export function sameWord(word: string): string {
  return SAME.get(word) ?? word;
}

/** How near two titles are, 0 to 1: the share of their words that both have. */
export function nearness(left: Set<string>, right: Set<string>): number {
  if (left.size === 0 || right.size === 0) return 0;
  let both = 0;
  for (const word of left) if (right.has(word)) both++;
  return (2 * both) / (left.size + right.size);
}

const LEVEL_WORDS = {
  intern: /\b(intern|internship|trainee|apprentice|working student|praktikant|stagiaire)\b/i,
  junior: /\b(junior|jr\.?|entry[- ]level|graduate|associate)(?![\p{L}])/iu,
  senior: /\b(senior|sr\.?|experienced|advanced)(?![\p{L}])/iu,
  lead: /\b(lead|principal|staff (?:engineer|scientist|developer|designer|software)|team leader|chief engineer|charge nurse)\b/i,
  director: /\b(director|head of|vice president|vp|chief (?:\w+ ){1,3}officer|c[etfoi]o|cmo|chro)\b/i,
};
const SILENT = new Set(
  `a an and the of for in at to m w d f x h or i ii iii iv v senior sr junior jr lead principal staff intern internship trainee apprentice
  entry level graduate associate head chief remote hybrid onsite full part time temporary contract permanent male female`
    .split(/\s+/)
    .map(foldWord),
);
const SAME = new Map(
  [
    [
      'developer',
      'engineer',
      'programmer',
      'coder',
      'entwickler',
      'entwicklerin',
      'desarrollador',
      'desarrolladora',
    ],
    ['sale', 'salesman', 'saleswoman', 'salesperson', 'salespeople', 'verkaufer', 'verkauferin'],
    ['waiter', 'waitress', 'server', 'kellner', 'kellnerin'],
    ['steward', 'stewardess'],
    ['host', 'hostess'],
    ['nurse', 'rn'],
    ['clean', 'cleaner', 'janitor', 'housekeeper', 'custodian'],
    ['fire', 'fireman', 'firefighter'],
    ['police', 'policeman', 'policewoman'],
    ['chair', 'chairman', 'chairwoman', 'chairperson'],
    ['handyman', 'handywoman', 'handyperson'],
    ['craftsman', 'craftswoman', 'craftsperson'],
    ['foreman', 'forewoman'],
    ['repairman', 'repairwoman', 'repairer'],
    ['cameraman', 'camerawoman', 'videographer'],
    ['actor', 'actress'],
    ['barman', 'barmaid', 'bartender'],
    ['seamstress', 'tailor'],
    ['masseur', 'masseuse'],
    ['account', 'accountant', 'accounting', 'bookkeeper'],
    ['recruit', 'recruiter', 'recruitment', 'recruiting'],
    ['teach', 'teacher', 'teaching', 'educator', 'instructor', 'lehrer', 'lehrerin'],
    ['driver', 'trucker', 'fahrer', 'fahrerin', 'chauffeur'],
    ['cook', 'chef'],
    ['frontend', 'front'],
    ['backend', 'back'],
    ['lawyer', 'attorney', 'solicitor'],
    ['physician', 'doctor'],
    ['analyst', 'analytic'],
  ].flatMap(([first = '', ...others]) =>
    others.map((other): [string, string] => [foldWord(other), foldWord(first)]),
  ),
);
