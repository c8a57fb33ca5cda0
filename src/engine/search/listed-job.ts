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
  /** The lexemes of its text. */
  lexemes: string[];
  /** The words of its title, employer, skills and places, for corrections. */
  words: string[];
  /** The canonical ids of its required skills. */
  skillIds: string[];
};

/** A place in an order: what the job pays (for the order by pay), when it was created, its id. */
export type JobKey = { pay: number; created: number; id: string };

/** The orders that jobs are listed in. */
export type JobOrder = 'newest' | 'pay';

/** Below 0 when `a` comes before `b`. Equal times and pays are ordered by id, the greater first, as the database does. */
export function compareKeys(order: JobOrder, a: JobKey, b: JobKey): number {
  if (order === 'pay' && a.pay !== b.pay) return b.pay - a.pay;
  if (a.created !== b.created) return b.created - a.created;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}

/** The terms under which a job is found: its lexemes, and its skills behind a "#". A term may come twice. */
export function termsOf(job: ListedJob): string[] {
  return [...job.lexemes, ...job.skillIds.map(skillTerm)];
}

/** The term of a required skill; no lexeme begins so. */
export function skillTerm(id: string): string {
  return `#${id}`;
}
