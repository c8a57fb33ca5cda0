import { stem } from '../search/stem.ts';
import { actOf, bareActOf } from './action-nouns.ts';
import { isAlikeLoosely, isPerson } from './similar-words.ts';
import { singular } from '../skills/tokens.ts';
import { SAME_ACTS, SAME_THINGS } from './same-work-words.ts';
import { MORE_ACTS, MORE_THINGS, WIDER_ACTS, WIDER_THINGS } from './work-thesaurus.ts';
import {
  BUSINESS_ACTS,
  BUSINESS_THINGS,
  WIDER_BUSINESS_ACTS,
  WIDER_BUSINESS_THINGS,
} from './plain-business-words.ts';
import {
  EMPTY_NOUNS,
  EVERYDAY_ACTS,
  EVERYDAY_THINGS,
  WIDER_EVERYDAY_ACTS,
  WIDER_EVERYDAY_THINGS,
} from './everyday-words.ts';
import { isSameAtom } from './equal-words.ts';
import { ANY_NUMBER, verbAtom } from './atoms.ts';
import type { Atom } from './atoms.ts';
import type { ParsedWord } from './parsed-words.ts';
import { verbOf } from './verbs.ts';

/** Whether a word of a wording says the same as one of its line, or less: as the same kind of word, or as a verb and the noun of it. */
export function meansSame(word: Atom, other: Atom): boolean {
  if (isSameAtom(word, other) || isAlikeLoosely(word, other)) return true;
  if (word.skill !== null && other.skill !== null) return false;
  const [a, b] = [verbIn(word), verbIn(other)];
  const bothVerbs = word.verb !== null && other.verb !== null;
  if (
    a !== null &&
    b !== null &&
    (word.verb !== null || other.verb !== null) &&
    areSameActs(a, b, bothVerbs || isActNoun(word) || isActNoun(other))
  )
    return true;
  if (((a === null) !== (b === null) || isVerbAndNoun(word, other)) && isActOf(word, other)) return true;
  // "Packages" are parcels, though the word is a verb as well.
  if (word.verb !== null || other.verb !== null) return false;
  return (
    isOneOf(WHOLE, word, other) ||
    share(THINGS_IN, plain(word), plain(other)) ||
    WIDER_THINGS_OF.get(plain(other))?.has(plain(word)) === true
  );
}

function isVerbAndNoun(word: Atom, other: Atom): boolean {
  return (word.verb === null) !== (other.verb === null);
}

/** Verbs of one row, or a wider one for the line's; a noun that only looks like a verb ("show") stands for that verb alone. */
function areSameActs(a: string, b: string, freely: boolean): boolean {
  return (
    a === b ||
    (freely &&
      (isSameAtom(verbAtom(a), verbAtom(b)) || share(ACTS_IN, a, b) || WIDER_ACTS_OF.get(b)?.has(a) === true))
  );
}

function isActNoun({ verb, text }: Atom): boolean {
  return verb === null && actOf(text.replace(ANY_NUMBER, '')) !== null;
}

/** "Information" and "inform". */
function isActOf(word: Atom, other: Atom): boolean {
  const [verb, noun] = word.verb === null ? [other.verb, word] : [word.verb, other];
  if (verb !== null && NAMED_ACTS[plain(noun)] === verb) return true;
  return (
    verb !== null &&
    verb.length > 3 &&
    /^\p{Ll}{5,}/u.test(noun.text) &&
    !isPerson(noun) &&
    stem(verb) === stem(noun.text.replace(ANY_NUMBER, ''))
  );
}

function isOneOf(words: ReadonlySet<string>, a: Atom, b: Atom): boolean {
  return words.has(a.text) && words.has(b.text);
}

function plain({ text, skill }: Atom): string {
  if (skill !== null && /\p{Lu}/u.test(text)) return '';
  const word = text.replace(ANY_NUMBER, '');
  return singular(word) ?? word;
}

function share(index: ReadonlyMap<string, ReadonlySet<number>>, a: string, b: string): boolean {
  const rows = index.get(b);
  return rows !== undefined && [...(index.get(a) ?? [])].some((row) => rows.has(row));
}

function indexOf(rows: readonly (readonly string[])[]): Map<string, Set<number>> {
  const index = new Map<string, Set<number>>();
  for (const [at, row] of rows.entries())
    for (const word of row) index.set(word, (index.get(word) ?? new Set()).add(at));
  return index;
}

const ACTS_IN = indexOf([...SAME_ACTS, ...MORE_ACTS, ...BUSINESS_ACTS, ...EVERYDAY_ACTS]);
const THINGS_IN = indexOf(
  [...SAME_THINGS, ...MORE_THINGS, ...BUSINESS_THINGS, ...EVERYDAY_THINGS].map((row) =>
    row.map((word) => singular(word) ?? word),
  ),
);
const WIDER_ACTS_OF = indexOfWider([...WIDER_ACTS, ...WIDER_BUSINESS_ACTS, ...WIDER_EVERYDAY_ACTS]);
const WIDER_THINGS_OF = indexOfWider([...WIDER_THINGS, ...WIDER_BUSINESS_THINGS, ...WIDER_EVERYDAY_THINGS]);

function indexOfWider(rows: readonly (readonly [string, readonly string[]])[]): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const [narrow, wide] of rows)
    for (const word of wide) index.set(narrow, (index.get(narrow) ?? new Set()).add(singular(word) ?? word));
  return index;
}

/** Nouns that name an act behind "give", "have" or "send". */
const NAMED_ACTS: Readonly<Record<string, string>> = {
  lesson: 'teach',
  class: 'teach',
  course: 'teach',
  tip: 'advise',
  tour: 'guide',
  talk: 'talk_to',
  reminder: 'remind',
  word: 'talk_to',
  explanation: 'explain',
};

const WHOLE = new Set(['all', 'every', 'each', 'any']);

function verbIn(atom: Atom): string | null {
  if (atom.verb !== null) return atom.verb;
  if (atom.skill !== null && /\p{Lu}/u.test(atom.text)) return null;
  const text = atom.text.toLowerCase().replace(ANY_NUMBER, '');
  return actOf(text) ?? verbOf(text)?.base ?? bareActOf(text);
}

/** Verbs that say no more than that something was done. */
export const LIGHT = new Set(
  'do make give provide perform carry_out conduct undertake handle send hold charge attend_to deal_with'.split(
    ' ',
  ),
);

/** A word that a wording may bring with it: it says nothing of its own. */
export function isFree({ atom, kind }: ParsedWord): boolean {
  if (kind === 'verb') return ADDED.has(atom.verb ?? '');
  return FREE.has(atom.text);
}

/** Verbs that a wording may put before a noun that names the act. "Took classes" may have been taught. */
const ADDED = new Set('do make give provide perform carry_out conduct undertake'.split(' '));
const FREE = new Set([
  ...'work procedure procedures process processes tasks activities duties'.split(' '),
  ...EMPTY_NOUNS,
]);

/** A word that may be left out wherever it stands. */
export function isSpare({ atom, role }: ParsedWord): boolean {
  return role === 'manner' || SPARE.has(atom.text.toLowerCase().replace(ANY_NUMBER, ''));
}

const SPARE = new Set(
  'all every each any whole entire new own always work thing things am area areas region process task tasks duty duties i we careful carefully good well afterwards later too everyone everything together different respective'.split(
    ' ',
  ),
);
