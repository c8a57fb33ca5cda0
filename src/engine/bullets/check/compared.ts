import type { ClaimWord } from './claim-words.ts';
import type { Match } from './same-sense.ts';

/** A wording beside its line: the words of both, and which words of the line each word of the wording stands for. */
export type Compared = {
  line: ClaimWord[];
  wording: ClaimWord[];
  matches: Map<ClaimWord, Match[]>;
  others: ReadonlySet<ClaimWord>;
  /** Words of names of skills that the line has too, by this name or another. */
  known: ReadonlySet<string>;
};
