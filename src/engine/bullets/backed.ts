import { NONE, areActsOwn, isExchangedOnce, isOrdered, place } from './follows.ts';
import type { Rules } from './follows.ts';
import { LIGHT, isFree, isSpare, meansSame } from './means.ts';
import { LESSENING } from './omitted.ts';
import { isOwnAct } from './relations.ts';
import type { Placed } from './relations.ts';
import { hasSameRole } from './roles.ts';
import { isPerson } from './similar-words.ts';
import type { ParsedLine, ParsedWord } from './parsed-words.ts';
import { verbOf } from './verbs.ts';

/**
 * Whether each word of a wording is backed by a word of its line, whatever the sentence is made of: acts by acts of the person, things
 * by what was done to them, figures by what they count, people by their part in it. Limits and names all stay, and so does
 * every word that makes a claim smaller. Looser than `follows` in how words hang together, and as strict in what they say.
 */
export function isBacked(said: ParsedLine, told: ParsedLine): boolean {
  if (told.broken || [said, told].some(isOrdered)) return false;
  if (said.limits.some(({ name }) => name === 'passive')) return false;
  const [first] = told.words;
  if (first?.kind !== 'verb' || !first.own) return false;
  return place(said, told, BACKED);
}

/** "Trained to use the system" and "trained on the system". */
export function isAdded(word: ParsedWord): boolean {
  return isFree(word) || (word.kind === 'verb' && !word.own && /^us(e|ing)$/.test(word.atom.text));
}

function fits(word: ParsedWord, other: ParsedWord, line: ParsedLine): boolean {
  if (word.kind === 'often' || other.kind === 'often')
    return word.kind === other.kind && word.atom.text === other.atom.text && word.role === other.role;
  if (word.kind === 'figure' || other.kind === 'figure')
    return word.kind === other.kind && word.atom.text === other.atom.text;
  if (!meansSame(word.atom, other.atom) || !isPlacedAlike(word, other)) return false;
  if (word.kind === 'verb' && word.own && !word.aside) return isOwn(other, line);
  if (word.kind === 'verb' && !word.aside && other.kind !== 'verb') return hasSameRole(word, other);
  // "Clients who used it" are not "who it used".
  if (word.kind === 'verb') return !word.aside || other.aside || !other.own;
  if (word.aside && !other.aside) return false;
  if (!word.head || word.role === '') return true;
  if (hasSameRole(word, other) || other.aside) return true;
  const verb = line.words[other.under]?.atom.verb ?? '';
  if (isPerson(other.atom))
    return TOLD_TO.has(word.role) && (TOLD_TO.has(other.role) || (other.role === '' && TELLING.has(verb)));
  if (other.role === '' && verb !== '') return /^(on|about)$/.test(word.role);
  return !other.head || [word, other].every(({ role }) => LOOSE.has(role));
}

/** To whom or for whom something was done. */
const TOLD_TO = new Set(['to', 'for', 'of']);
const TELLING = new Set('give tell teach show send offer provide advise inform bring explain'.split(' '));

/** Prepositions that writers exchange where nothing but a thing stands behind them. */
const LOOSE = new Set(
  'of for in on at about with using into onto across within during through by to'.split(' '),
);

/** What comes before stays before, and what is not there stays away. */
function isPlacedAlike(word: ParsedWord, other: ParsedWord): boolean {
  if (![word.role, other.role].some((role) => STRICT.has(role))) return true;
  return word.role === other.role || hasSameRole(word, other);
}

const STRICT = new Set(['before', 'after', 'until', 'since', 'without']);

/** An act of the person in the line: as `isOwnAct`, or what they took, wrote or used something for. */
export function isOwn(other: ParsedWord, line: ParsedLine): boolean {
  if (isOwnAct(other, line)) return true;
  const verb = line.words[other.under];
  if (verb?.kind !== 'verb' || !verb.own || verb.aside || other.aside) return false;
  const base = verb.atom.verb ?? '';
  if (other.kind === 'verb' || other.role !== '') return DONE_FOR.has(base) && /^(to|for)$/.test(other.role);
  return other.head && TAKEN.has(base) && !TAUGHT.test(other.atom.text);
}

/** Verbs that say what was done when they tell what for: "used cranes for loading", "went to collect parcels". */
const DONE_FOR = new Set('use go travel drive visit call phone meet'.split(' '));
/** Verbs before the noun of an act: "took samples", "ran tests". */
const TAKEN = new Set('take write run have get issue put'.split(' '));
const TAUGHT = /^(class|lesson|course|training|exam|test|degree|instruction)/;

/** Whether two words of a wording stand to each other as their words of the line do. */
export function areRelated(placed: Placed, a: number, b: number): boolean {
  const { line, wording, chosen } = placed;
  const [word, upper] = [wording.words[a], wording.words[b]];
  const [own, ownUpper] = [line.words[chosen[a] ?? NONE], line.words[chosen[b] ?? NONE]];
  if (!word || !upper || !own || !ownUpper || own === ownUpper) return true;
  const isBefore = a < b;
  // Names keep their order and their neighbours.
  if (isName(word) && isName(upper)) {
    if (isBefore !== own.at < ownUpper.at) return false;
    if (areNeighbours(own, ownUpper) !== areNeighbours(word, upper)) return false;
  }
  if (word.kind === 'figure' && upper.kind === 'figure' && isBefore !== own.at < ownUpper.at) return false;
  if (own.aside && ownUpper.aside && isBefore !== own.at < ownUpper.at && word.aside) return false;
  if (word.role === 'of' && upper.role === 'of' && own.role === 'of' && ownUpper.role === 'of')
    if (word.head && upper.head && isBefore !== own.at < ownUpper.at) return false;
  if (word.part >= 0 && word.part === upper.part) {
    if (POSTPOSED.has(own.atom.text) && own.at === ownUpper.at + 1) return true;
    if (own.part === ownUpper.part && isBefore !== own.at < ownUpper.at) return false;
    if (upper.head && word.kind !== 'figure') return isTold(word, own, ownUpper, line);
  }
  if (word.kind === 'thing' && word.head && word.role === '' && word.under === b && !word.aside)
    return isDoneTo(own, ownUpper, line);
  return true;
}

/** Words that stand behind their thing as well as before it: "vaccinations due". */
const POSTPOSED = new Set('online local due late missing needed available abroad'.split(' '));

/** Whether a word is written as a name. */
export function isName({ atom }: ParsedWord): boolean {
  return /^\p{Lu}/u.test(atom.text);
}

/** Whether two words of one part stand side by side. */
export function areNeighbours(a: ParsedWord, b: ParsedWord): boolean {
  return a.part >= 0 && a.part === b.part && Math.abs(a.at - b.at) === 1;
}

/** Whether a word tells more of a thing in the line too: before it, behind it, or in a sentence about it. */
function isTold(word: ParsedWord, own: ParsedWord, upper: ParsedWord, line: ParsedLine): boolean {
  if (own.part >= 0 && own.part === upper.part) return own.at < upper.at;
  if (own.clause !== upper.clause) return false;
  if (own.kind === 'verb') return !own.own && word.atom.text !== own.atom.verb;
  if (own.aside) return true;
  if (isPerson(own.atom) && !/^(of|for|by|from)$/.test(own.role)) return false;
  const head = own.head ? own : line.words.find((one) => one.part === own.part && one.head);
  return own.head && head !== undefined && COMPOUND.has(head.role) && own.at > upper.at;
}

const COMPOUND = new Set('of for in at on from using by with about to'.split(' '));

/** Whether a thing of the line is what an act of the line is done to. */
export function isDoneTo(thing: ParsedWord, act: ParsedWord, line: ParsedLine): boolean {
  if (thing.kind === 'verb') return !thing.own;
  if (thing.aside && !act.aside) return thing.clause === act.clause;
  if (act.kind !== 'verb')
    return thing.clause === act.clause && (!thing.head || /^(of|for|on|to|with)?$/.test(thing.role));
  if (act.again) return thing.clause < act.clause && thing.role === '';
  const objects = line.words.filter((one) => one.under === act.at && isObject(one));
  if (isToldPerson(thing, act)) return true;
  if (objects.includes(thing) || isOfSameAct(thing, act, line)) return true;
  if (objects.length > 0) return false;
  // "Washed and ironed linen" has one object.
  const next = line.words.find((one) => one.at > act.at && one.kind === 'verb' && one.own);
  return next !== undefined && thing.under === next.at && isObject(thing);
}

/** "Laid tiles and put in skylights" installs both. */
function isOfSameAct(thing: ParsedWord, act: ParsedWord, line: ParsedLine): boolean {
  const other = line.words[thing.under];
  if (other === undefined || other === act || !isObject(thing)) return false;
  return isMain(other) && isMain(act) && meansSame(act.atom, other.atom);
}

function isMain(word: ParsedWord): boolean {
  return word.kind === 'verb' && word.own && !word.aside;
}

function isObject(word: ParsedWord): boolean {
  return word.kind !== 'verb' && (word.role === '' || word.role === 'of');
}

/** "Gave information to passengers" informs them. */
function isToldPerson(thing: ParsedWord, act: ParsedWord): boolean {
  return (
    thing.under === act.at &&
    isPerson(thing.atom) &&
    /^(to|for)$/.test(thing.role) &&
    TELLING.has(act.atom.verb ?? '')
  );
}

function isWhole(placed: Placed): boolean {
  const { line, wording, chosen } = placed;
  if (!isExchangedOnce(placed) || !areActsOwn(placed) || !hasLimits(placed)) return false;
  if (!wording.words.every((word) => isCountedAlike(placed, word) && !isTorn(placed, word))) return false;
  const names = line.words.filter((word, at) => {
    const next = line.words[at + 1];
    return isName(word) && next !== undefined && isName(next) && areNeighbours(word, next);
  });
  if (!names.every(({ at }) => chosen.indexOf(at) + 1 === chosen.indexOf(at + 1))) return false;
  return line.words.every((word) => chosen.includes(word.at) || mayBeMissing(placed, word));
}

/** "Local farms" do not become "farms, local". */
export function isTorn({ line, chosen }: Placed, word: ParsedWord): boolean {
  const own = line.words[chosen[word.at] ?? NONE];
  if (own?.kind !== 'thing' || own.head || word.kind !== 'thing' || !word.head) return false;
  const head = line.words.find((one) => one.part === own.part && one.head);
  return head !== undefined && chosen.includes(head.at) && own.part !== -1;
}

/** A figure counts in the wording what it counts in the line. */
export function isCountedAlike({ line, wording, chosen }: Placed, word: ParsedWord): boolean {
  if (word.kind !== 'figure') return true;
  const own = line.words[chosen[word.at] ?? NONE];
  if (own === undefined) return false;
  const [counted, ownCounted] = [countedBy(word, wording), countedBy(own, line)];
  if (counted === null || ownCounted === null) return counted === ownCounted && isOneRole(word, own);
  if (chosen[counted.at] === ownCounted.at) return true;
  // "A surgery with 3 chairs" is a 3-chair surgery, but reports for 3 managers are not "3 manager reports".
  return (
    chosen[word.at + 1] === ownCounted.at && !counted.atom.text.endsWith('s') && !isPerson(ownCounted.atom)
  );
}

function isOneRole(word: ParsedWord, own: ParsedWord): boolean {
  return word.role === own.role || NUMBERED.test(own.atom.text);
}

const NUMBERED = /^(19|20)\d\d$/;

/** The thing that a figure counts: the next plural of its part, or its last word; none for a year, or behind "grade" and "line". */
function countedBy(figure: ParsedWord, { words }: ParsedLine): ParsedWord | null {
  const before = words[figure.at - 1];
  if (NUMBERED.test(figure.atom.text)) return null;
  if (before?.part === figure.part && /^(year|grade|level|class|phase|stage|zone)$/.test(before.atom.text))
    return null;
  const part = words.filter((one) => one.part === figure.part && one.at > figure.at && one.kind === 'thing');
  return (
    part.find(({ atom }) => /[^s]s$|^(people|children|men|women|staff)$/.test(atom.text)) ??
    part.at(-1) ??
    null
  );
}

/** Whether a wording has the limits of its line, each at its word. */
export function hasLimits({ line, wording, chosen }: Placed): boolean {
  const left = [...line.limits];
  const kept = wording.limits.every(({ name, at }) => {
    const found = left.findIndex((limit) => limit.name === name && limit.at === chosen[at]);
    if (found === -1) return false;
    left.splice(found, 1);
    return true;
  });
  return kept && left.length === 0;
}

/** A word of the line that may be missing in the wording. */
export function mayBeMissing({ line, chosen }: Placed, word: ParsedWord): boolean {
  if (isSpare(word)) return true;
  if (word.kind === 'figure' || word.kind === 'often') return false;
  if (word.kind === 'verb')
    return word.own
      ? LIGHT.has(word.atom.verb ?? '') ||
          PALE.has(word.atom.verb ?? '') ||
          chosen.some((at) => {
            const other = line.words[at];
            return other !== undefined && isMain(other) && meansSame(other.atom, word.atom);
          })
      : word.atom.verb === 'use' ||
          !line.words.some((one) => one.under === word.at && chosen.includes(one.at));
  if (!/^\p{Ll}{3,}$/u.test(word.atom.text) || isPerson(word.atom)) return false;
  const part = line.words.filter((other) => other.part === word.part);
  const head = part.at(-1);
  if (head !== undefined && head !== word && chosen.includes(head.at))
    return (
      head.kind === 'thing' && !isPerson(head.atom) && !LESSENING.has(word.atom.text) && !isParticiple(word)
    );
  if (part.some(({ at }) => chosen.includes(at))) return false;
  if (word.aside) return true;
  if (HELD_BACK.test(head?.atom.text ?? '')) return false;
  return word.role !== '' && !KEPT.has(word.role) && !isPart(line.words[(part[0]?.at ?? 0) - 1]);
}

/** "Trained nurses" are others than nurses; a "building site" is a site. */
function isParticiple({ atom: { text } }: ParsedWord): boolean {
  const forms = verbOf(text);
  return forms !== null && text !== forms.gerund;
}

/** Verbs that say less than what follows them. */
const PALE = new Set('look_after use have take get go write run put'.split(' '));
const KEPT = new Set('under without against until than as per_rule since such_as including state'.split(' '));

/** Before "of" these say that it was not all of a thing, or whose person it was. */
function isPart(before: ParsedWord | undefined): boolean {
  return (
    before !== undefined &&
    (isPerson(before.atom) || /^(part|bit|third|quarter|half)s?$/.test(before.atom.text))
  );
}

/** Who lends their help has a part in what was done. */
const HELD_BACK = /^(help|support|supervision|guidance|assistance|advice|instruction|partner|group)s?$/;

const BACKED: Rules = { fits, areRelated, isWhole, isFree: isAdded };
