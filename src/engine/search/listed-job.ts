import { lexemesOf, type PlacedLexemes, plainWords } from './search-terms.ts';

/** An open job as the index holds it. */
export type ListedJob = {
  /** A UUID in lower case. */
  id: string;
  /** When it was created, in microseconds of the epoch. */
  created: number;
  /** When it expires, in milliseconds of the epoch; Infinity when it does not. */
  expires: number;
  /** The kinds of employment and of place, as small numbers of the caller's: 0 to 7 and 0 to 3. */
  jobType: number;
  placeType: number;
  /** The most it pays in a year, in whole units of `currency`; -1 when nothing is stated. */
  pay: number;
  currency: string;
  countries: string[];
  /** The lexemes of all that it says, and where they stand. */
  text: PlacedLexemes;
  /** The words of its title, for what is typed as it is written there. */
  titleWords: string[];
  /** The lexemes of its title, of the names of its skills and of its employer. */
  title: string[];
  skills: string[];
  employer: string[];
  /** The words of its title, employer, skills and places, for corrections. */
  words: string[];
  /** The canonical ids of its required skills. */
  skillIds: string[];
  /** The keys of the places it is found near (`placeKeys`); none when its place is not known. */
  places: readonly string[];
};

/**
 * A place in an order: how well the words match, what the job pays and how many kilometres it is away (for those orders), when it was
 * created, its id.
 */
export type JobKey = { score: number; pay: number; away: number; created: number; id: string };

/** The orders that jobs are listed in. */
export type JobOrder = 'newest' | 'pay' | 'nearest' | 'relevance';

/** A job that was not asked for by words has no score, and without a place to measure from none is away. */
type Place = Omit<JobKey, 'score' | 'away'> & { score?: number; away?: number };

/** Below 0 when `a` comes before `b`. Equal times and pays are ordered by id, the greater first, as the database does. */
export function compareKeys(order: JobOrder, a: Place, b: Place): number {
  const [mine = 0, other = 0] = [a.score, b.score];
  if (order === 'relevance' && mine !== other) return other - mine;
  const [here = 0, there = 0] = [a.away, b.away];
  if (order === 'nearest' && here !== there) return here - there;
  if (order === 'pay' && a.pay !== b.pay) return b.pay - a.pay;
  if (a.created !== b.created) return b.created - a.created;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

/** What a job says in its parts, as its index keeps it; its text, which a database may have prepared, comes beside it. */
export function wordsOfParts({ title, employer, skills, places }: Record<Part | 'places', string>) {
  return {
    titleWords: plainWords(title),
    title: lexemesOf(title),
    skills: lexemesOf(skills),
    employer: lexemesOf(employer),
    words: plainWords(`${title} ${employer} ${skills} ${places}`),
  };
}

/** The parts of a job that count more than its text when jobs are ordered by their words. */
export const parts = ['title', 'skills', 'employer'] as const;
export type Part = (typeof parts)[number];

/** The terms under which a job is found, besides its lexemes: its skills, its places, and what its parts say. A term may come twice. */
export function termsOf(job: ListedJob): string[] {
  return [
    ...job.skillIds.map(skillTerm),
    ...(job.places.length > 0 ? job.places.map(placeTerm) : [unplacedTerm]),
    ...job.titleWords.map(titleWordTerm),
    ...parts.flatMap((part) => job[part].map((each) => partTerm(part, each))),
  ];
}

/** The term of a required skill; no lexeme begins so. */
export function skillTerm(id: string): string {
  return `#${id}`;
}

/** The term of a place by its key; no lexeme begins so. */
export function placeTerm(key: string): string {
  return `~${key}`;
}

/** The term of jobs whose place is not known. */
export const unplacedTerm = '~';

/** The term of a lexeme in a part of a job; no lexeme begins so. */
export function partTerm(part: Part, lexeme: string): string {
  return PART_SIGNS[part] + lexeme;
}

/** The term of a word of a title as it is written; no lexeme begins so. */
export function titleWordTerm(word: string): string {
  return `=${word}`;
}

const PART_SIGNS: Record<Part, string> = { title: '^', skills: '+', employer: '@' };
