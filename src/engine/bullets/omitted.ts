import { isPerson } from './similar-words.ts';
import { LIGHT, isSpare } from './means.ts';
import type { ParsedLine, ParsedWord } from './parsed-words.ts';
import { verbOf } from './verbs.ts';

/** Whether a word of the line may be left out: it says nothing, or it is a circumstance that claims and limits nothing. */
export function mayGo(word: ParsedWord, line: ParsedLine, chosen: readonly number[]): boolean {
  if (isSpare(word)) return true;
  if (word.kind === 'verb') return LIGHT.has(word.atom.verb ?? '') && word.own;
  if (word.kind !== 'thing' || !/^\p{Ll}{3,}$/u.test(word.atom.text)) return false;
  // What an act is read out of ("increase sales") is part of it, and so is the unit of a figure.
  if (
    isPerson(word.atom) ||
    [-1, 1].some(
      (step) =>
        line.words[word.at + step]?.kind === 'figure' && line.words[word.at + step]?.part === word.part,
    )
  )
    return false;
  const part = line.words.filter((other) => other.part === word.part);
  const head = part.at(-1);
  // What tells more of a thing that stays may go, unless it makes the thing smaller than it is without it.
  if (head !== undefined && head !== word && chosen.includes(head.at))
    return !isPerson(head.atom) && !LESSENING.has(word.atom.text) && verbOf(word.atom.text) === null;
  // A circumstance goes as a whole.
  const next = line.words[(head?.at ?? 0) + 1];
  if (next !== undefined && next.under === word.under && /^(of|with|for|from|using)$/.test(next.role))
    return false;
  return word.role !== '' && !KEPT.has(word.role) && part.every(({ at }) => !chosen.includes(at));
}

/** Words that make a thing less than it is without them. */
export const LESSENING = new Set(
  `small little minor simple basic junior assistant test mock pilot draft trial sample demo model toy temporary voluntary unpaid partial half
single internal potential former planned future possible proposed intended deputy vice trainee student sub mini micro low light short rough
estimated approximate hypothetical virtual simulated school hobby practice individual local regional`.split(
    /\s+/,
  ),
);

/** Behind these stands who else did it, what it was done with, or how far. */
const KEPT = new Set(
  'with by under without against until to from of than as using per_rule since such_as including state'.split(
    ' ',
  ),
);
