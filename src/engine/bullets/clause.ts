import type { Atom } from './atoms.ts';

/** A part of a line: what is done, to what, and the circumstances, each with the preposition it opens with. */
export type Clause = {
  verb: Atom | null;
  object: Atom[];
  around: Atom[][];
  often: string[];
  manner: string[];
  outcome: boolean;
  fixed: boolean;
};
