import {
  areNeighbours,
  areRelated as areBackedRelated,
  hasLimits,
  isAdded,
  isCountedAlike,
  isDoneTo,
  isName,
  isOwn,
  isTorn,
  mayBeMissing,
} from './backed.ts';
import { NONE, areActsOwn, isExchangedOnce, isOrdered, place } from './follows.ts';
import type { Rules } from './follows.ts';
import { meansSame } from './means.ts';
import type { ParsedLine, ParsedWord } from './parsed-words.ts';
import type { Placed } from './relations.ts';
import { hasSameRole } from './roles.ts';
import { isPerson } from './similar-words.ts';

/**
 * Whether a wording says what its line says in another build of sentence: "did quality checks on the welds" as "checked the quality of
 * welds". Prepositions may change and words may move, but nothing that tells a person's part, a direction, a time, a limit, a name or
 * a number: those stand as `isBacked` asks. What may be left out is the same.
 */
export function isRearranged(said: ParsedLine, told: ParsedLine): boolean {
  if (told.broken || [said, told].some(isOrdered)) return false;
  if (said.limits.some(({ name }) => name === 'passive')) return false;
  const [first] = told.words;
  if (first?.kind !== 'verb' || !first.own) return false;
  if (isHelped(said) !== isHelped(told) || !told.words.every((word) => hasObject(word, told))) return false;
  return place(said, told, REARRANGED);
}

/** Whether some act of a line was only helped with, tried or wanted. */
function isHelped({ words }: ParsedLine): boolean {
  return words.some(({ kind, atom }) => kind === 'verb' && LENT.has(atom.verb ?? atom.text));
}

const LENT = new Set(
  'help assist support aid contribute participate take_part be_involved part_of try attempt want learn'.split(
    ' ',
  ),
);

/** "Attended in a programme" is no English, so it says nothing that can be compared. */
function hasObject({ kind, own, at, atom }: ParsedWord, { words }: ParsedLine): boolean {
  if (kind !== 'verb' || !own || !OF_OBJECT.has(atom.verb ?? '')) return true;
  const next = words[at + 1];
  return next === undefined || next.under !== at || next.role === '';
}

const OF_OBJECT = new Set('attend visit discuss contact approach'.split(' '));

function fits(word: ParsedWord, other: ParsedWord, line: ParsedLine): boolean {
  if (word.kind === 'often' || other.kind === 'often')
    return word.kind === other.kind && word.atom.text === other.atom.text && isOftenAlike(word, other, line);
  if (word.kind === 'figure' || other.kind === 'figure')
    return word.kind === other.kind && word.atom.text === other.atom.text;
  if (!meansSame(word.atom, other.atom) || !isDirectedAlike(word, other)) return false;
  if (word.kind === 'verb' && word.own && !word.aside) return isOwn(other, line);
  if (word.kind === 'verb') return !word.aside || other.aside || !other.own;
  if (!isPerson(other.atom)) return true;
  return (
    word.aside === other.aside &&
    !other.aside &&
    (arePersonsAlike(word, other) || isTalkedWith(word, other, line))
  );
}

/** "Two programmes a week" are two weekly programmes, where nothing else could be weekly. */
function isOftenAlike(word: ParsedWord, other: ParsedWord, { words }: ParsedLine): boolean {
  if (word.role === other.role) return true;
  return other.role === '' && words.filter(({ kind, own }) => kind === 'verb' && own).length === 1;
}

/** "Talked to families about their wishes", "discussed wishes with families". */
function isTalkedWith(word: ParsedWord, other: ParsedWord, { words }: ParsedLine): boolean {
  return (
    word.role === 'with' && other.role === '' && TALKS.has(words[other.under]?.atom.verb ?? '') && other.head
  );
}

const TALKS = new Set('talk_to speak_to speak_with discuss consult contact meet'.split(' '));

/** What tells from where, to where, when, by whom and as what does not change; nor does an object become a circumstance. */
function isDirectedAlike(word: ParsedWord, other: ParsedWord): boolean {
  if (word.role === other.role) return true;
  if (isName(word)) return [word, other].every(({ role }) => TOOLS.has(role));
  if (hasSameRole(word, other)) return true;
  if ([word.role, other.role].some((role) => DIRECTED.has(role)))
    return word.role === '' && !word.head && other.role === 'from';
  if (!word.head || !other.head || isPerson(other.atom)) return true;
  return word.role !== '' && other.role !== '';
}

const TOOLS = new Set(['using', 'with', 'in', 'on', 'via']);
const DIRECTED = new Set(
  'before after until since without under as by from than against towards over above below near behind around among between'.split(
    ' ',
  ),
);

/** Persons stay the ones for whom, to whom or with whom something was done. */
function arePersonsAlike(word: ParsedWord, other: ParsedWord): boolean {
  if (!word.head || !other.head) return word.head === other.head || /^(of|from|for|to)$/.test(other.role);
  if (word.role === other.role) return true;
  return [word, other].every(({ role }) => FOR_WHOM.has(role));
}

const FOR_WHOM = new Set(['', 'to', 'for', 'of', 'about', 'on']);

function areRelated(placed: Placed, a: number, b: number): boolean {
  const { line, wording, chosen } = placed;
  const [word, upper] = [wording.words[a], wording.words[b]];
  const [own, ownUpper] = [line.words[chosen[a] ?? NONE], line.words[chosen[b] ?? NONE]];
  if (!word || !upper || !own || !ownUpper || own === ownUpper) return true;
  if (!areBackedRelated(placed, a, b)) return false;
  const isBefore = a < b;
  if (isName(word) && isName(upper)) {
    if (isBefore !== own.at < ownUpper.at) return false;
    if (areNeighbours(own, ownUpper) !== areNeighbours(word, upper)) return false;
  }
  if (word.kind === 'figure' && upper.kind === 'figure' && isBefore !== own.at < ownUpper.at) return false;
  if (word.kind === 'often' && upper.kind === 'verb' && word.under === b)
    return own.clause === ownUpper.clause;
  if (
    word.kind === 'figure' &&
    word.part >= 0 &&
    word.part === upper.part &&
    isFirstAmong(own, line) &&
    !isBefore
  )
    return false;
  // What stands in one part of the wording stands in one sentence of the line.
  if (word.part >= 0 && word.part === upper.part)
    return (
      isNear(own, ownUpper) &&
      (!ALL.test(word.atom.text) || (own.part === ownUpper.part && own.at < ownUpper.at))
    );
  if (word.kind === 'thing' && word.head && word.role === '' && word.under === b && !word.aside)
    return isDoneTo(own, ownUpper, line);
  return true;
}

const ALL = /^(all|every|each|any|both)$/;

/** Whether nothing stands before a figure in its part: "80,000 books" are not "a move 80,000 books". */
function isFirstAmong(figure: ParsedWord, { words }: ParsedLine): boolean {
  return words[figure.at - 1]?.part !== figure.part;
}

function isNear(own: ParsedWord, other: ParsedWord): boolean {
  return own.clause === other.clause && own.aside === other.aside;
}

/** Of two persons none takes the other's part. */
function arePersonsKept({ line, wording, chosen }: Placed): boolean {
  const persons = wording.words.filter(({ head, atom, kind }) => kind === 'thing' && head && isPerson(atom));
  return persons.length < 2 || persons.every(({ at, role }) => line.words[chosen[at] ?? NONE]?.role === role);
}

function isWhole(placed: Placed): boolean {
  const { line, wording, chosen } = placed;
  if (!arePersonsKept(placed)) return false;
  if (!isExchangedOnce(placed) || !areActsOwn(placed) || !hasLimits(placed)) return false;
  if (!wording.words.every((word) => isCountedAlike(placed, word) && !isTorn(placed, word))) return false;
  const names = line.words.filter((word, at) => {
    const next = line.words[at + 1];
    return isName(word) && next !== undefined && isName(next) && areNeighbours(word, next);
  });
  if (!names.every(({ at }) => chosen.indexOf(at) + 1 === chosen.indexOf(at + 1))) return false;
  return line.words.every(
    (word) => chosen.includes(word.at) || mayBeMissing(placed, word) || isOnlyTheWay(placed, word),
  );
}

/** "Drove to the market to buy flowers", "an Excel list": a way that leads to what is told, and what a named tool is kept in. */
function isOnlyTheWay({ line, chosen }: Placed, word: ParsedWord): boolean {
  if (word.kind === 'verb')
    return (
      ON_THE_WAY.has(word.atom.verb ?? '') &&
      line.words.some(
        ({ at, kind, under, role }) =>
          kind === 'verb' && under === word.at && role === 'to' && chosen.includes(at),
      )
    );
  const before = line.words[word.at - 1];
  return (
    KEPT_IN.test(word.atom.text) &&
    before !== undefined &&
    before.part === word.part &&
    isName(before) &&
    chosen.includes(before.at)
  );
}

const ON_THE_WAY = new Set('drive go travel stand sit walk come'.split(' '));
const KEPT_IN = /^(list|sheet|file|table|system|software|tool|program|programme|database)s?$/;

const REARRANGED: Rules = { fits, areRelated, isWhole, isFree: isAdded };
