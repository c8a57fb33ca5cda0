import type { AskedWord } from './posting.ts';
import type { RoleLine } from './roles.ts';

/** The words of some lines of work together, and how far each word of a posting is reached by them. */
export type LineWords = {
  /** 1 where they have the word, else the cosine of its nearest neighbour among them; 0 where they have none. */
  reach: (word: AskedWord) => number;
};

/**
 * The words of a position's lines, kept with the first of them: most jobs see the same lines of a position, and ask for many of
 * the same words.
 */
export function wordsOfLines(lines: RoleLine[]): LineWords {
  const [first] = lines;
  if (first === undefined) return NOTHING;
  const before = kept.get(first);
  if (before?.lines.length === lines.length && lines.every((line, at) => line === before.lines[at]))
    return before.words;
  const all = new Set<string>();
  for (const { compared } of lines) for (const stem of compared) all.add(stem);
  const words = reachedBy(all);
  kept.set(first, { lines, words });
  return words;
}

function reachedBy(all: ReadonlySet<string>): LineWords {
  const known = new Map<AskedWord, number>();
  return {
    reach: (word) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      const found = bestMatch(word, all);
      if (known.size >= MAX_KNOWN) known.clear();
      known.set(word, found);
      return found;
    },
  };
}

function bestMatch({ stem, near }: AskedWord, all: ReadonlySet<string>): number {
  if (all.has(stem)) return 1;
  let best = 0;
  for (const one of near) if (one.cosine > best && all.has(one.stem)) best = one.cosine;
  return best;
}

const MAX_KNOWN = 5000;
const NOTHING: LineWords = { reach: () => 0 };
const kept = new WeakMap<RoleLine, { lines: RoleLine[]; words: LineWords }>();
