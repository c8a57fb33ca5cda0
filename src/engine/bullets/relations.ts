import { isPerson } from './similar-words.ts';
import { LIGHT } from './means.ts';
import type { ParsedLine, ParsedWord } from './parsed-words.ts';

/** A line, a wording, and for each word of the wording the place of its word in the line; below 0 where it has none. */
export type Placed = { line: ParsedLine; wording: ParsedLine; chosen: number[] };

/** Whether the line says that the person did it: as its verb, or as the thing that was done, given or in the person's charge. */
export function isOwnAct(other: ParsedWord, line: ParsedLine): boolean {
  if (other.kind === 'verb') return other.own && !other.aside;
  if (other.aside || !other.head) return false;
  const verb = line.words[other.under];
  if (verb === undefined) return other.role === '' || other.role === 'including';
  const telling = other.role === '' ? LIGHT : CHARGE;
  return verb.own && telling.has(verb.atom.verb ?? '') && /^(for|of|with)?$/.test(other.role);
}

/** Verbs that say what the person had to see to. */
const CHARGE = new Set(['charge', 'deal_with', 'attend_to']);

/** Whether what ties the first word of a wording to the second ties their words in the line too. */
export function areRelated(placed: Placed, a: number, b: number): boolean {
  const { line, wording, chosen } = placed;
  const [word, upper] = [wording.words[a], wording.words[b]];
  const [own, ownUpper] = [line.words[chosen[a] ?? -1], line.words[chosen[b] ?? -1]];
  if (!word || !upper || !own || !ownUpper || own === ownUpper) return true;
  // The words of a name stay side by side.
  if (
    own.part >= 0 &&
    own.part === ownUpper.part &&
    own.at === ownUpper.at + 1 &&
    [own, ownUpper].every(isName)
  )
    return word.at === upper.at + 1;
  // A row of names keeps its order: "advanced Excel and SQL".
  if (
    [own, ownUpper].every(isName) &&
    own.role === ownUpper.role &&
    own.clause === ownUpper.clause &&
    own.at < ownUpper.at !== word.at < upper.at
  )
    return false;
  if (word.kind === 'often') return word.under !== b || own.clause === ownUpper.clause;
  if (word.part >= 0 && word.part === upper.part) return isSamePart(word, upper, own, ownUpper, placed);
  if (!word.head) return true;
  if (word.kind === 'thing' && word.role === '' && upper.kind === 'verb') {
    if (word.under === b) return isObjectOf(own, ownUpper, line) || isBeforeJoined(word, own, placed);
    if (isShared(word, b, wording)) return isObjectOf(own, ownUpper, line);
  }
  if (word.role === 'of' && own.role === 'of' && b === a - 1 - before(word, wording))
    return own.under === ownUpper.at || own.part > ownUpper.part;
  // "Clients who used it" are not "who it used".
  if (word.aside && own.aside) return word.at < b === own.at < ownUpper.at || word.kind === upper.kind;
  return true;
}

function isName({ atom }: ParsedWord): boolean {
  return /^\p{Lu}/u.test(atom.text);
}

/** How many words stand before this one in its part. */
function before(word: ParsedWord, { words }: ParsedLine): number {
  return words.filter((one) => one.part === word.part && one.at < word.at).length;
}

/** Whether two words of one part belong together in the line: a figure to what it counts, others to the thing itself. */
function isSamePart(
  word: ParsedWord,
  upper: ParsedWord,
  own: ParsedWord,
  ownUpper: ParsedWord,
  placed: Placed,
): boolean {
  const { line, wording } = placed;
  if (word.kind === 'figure')
    return (
      upper.at !== word.at + 1 ||
      (ownUpper.part === own.part && ownUpper.at === own.at + 1) ||
      isCounted(own, ownUpper, placed)
    );
  if (own.part === ownUpper.part && own.at < ownUpper.at !== word.at < upper.at) return false;
  if (word.head || !upper.head) return true;
  if (upper.kind === 'figure') return own.part === ownUpper.part && own.at < ownUpper.at;
  const counted = wording.words.some((one) => one.part === word.part && one.kind === 'figure');
  return isOf(own, ownUpper, line, counted && MEASURE.test(own.atom.text));
}

/** "A 300 metre stretch" is of 300 metres, but "3 manager reports" need not be for 3 managers. */
const MEASURE =
  /^(met(re|er)|foot|feet|mile|km|kg|tonne|ton|lit(re|er)|hour|day|week|month|year|minute|page|mm|cm)s?$/;

/** "3 new cooks" counts the cooks; nothing stands between but what tells more of them. */
function isCounted(figure: ParsedWord, thing: ParsedWord, { line, chosen }: Placed): boolean {
  return (
    thing.part === figure.part &&
    thing.head &&
    line.words
      .slice(figure.at + 1, thing.at)
      .every(({ kind, at }) => kind === 'thing' && !chosen.includes(at))
  );
}

/** A verb without an object shares that of the next: "washed and ironed linen". */
function isShared(word: ParsedWord, verb: number, { words }: ParsedLine): boolean {
  return (
    words[verb + 1]?.kind === 'verb' && word.under === verb + 1 && !words.some(({ under }) => under === verb)
  );
}

/** "Wood and cardboard models": models of wood and of cardboard. */
function isBeforeJoined(word: ParsedWord, own: ParsedWord, { line, wording, chosen }: Placed): boolean {
  if (isPerson(word.atom) || own.role === '') return false;
  const head = wording.words.findIndex(
    (one) =>
      one.part > word.part &&
      one.part <= word.part + 2 &&
      one.under === word.under &&
      one.role === '' &&
      one.head,
  );
  const place = chosen[head] ?? -1;
  if (head !== -1 && place < -1) return true;
  const upper = line.words[place];
  return upper !== undefined && upper !== own && isOf(own, upper, line, false);
}

/** Whether a word belongs to a thing or an act of the line: before it, behind it with a preposition, or as what is done to it. */
function isOf(own: ParsedWord, upper: ParsedWord, line: ParsedLine, counted: boolean): boolean {
  if (own.part >= 0 && own.part === upper.part) return own.at < upper.at;
  if (own.kind === 'figure' || own.clause !== upper.clause) return false;
  if (own.kind === 'verb') return upper.under === own.at || own.under === upper.at;
  if (!counted && line.words.some((one) => one.part === own.part && one.kind === 'figure')) return false;
  if (upper.kind === 'verb') return own.under === upper.at && own.head;
  // "Group tour offers": offers for tours of groups.
  const head = own.head ? own : line.words.find((one) => one.part === own.part && one.head);
  return head !== undefined && COMPOUND.has(head.role) && head.at > upper.at;
}

const COMPOUND = new Set(['of', 'for', 'in', 'at', 'on', 'from', 'using', 'by', 'with', 'about', 'to']);

/** Whether a thing of the line is what its verb is done to. */
function isObjectOf(own: ParsedWord, verb: ParsedWord, line: ParsedLine): boolean {
  if (verb.kind === 'verb') {
    if (own.kind === 'verb') return own.clause === verb.clause;
    return (own.head && objectsOf(verb.at, line).has(own.part)) || isToldPerson(own, verb, line);
  }
  if (own.clause !== verb.clause || own.under !== verb.under) return false;
  if (own.part === verb.part) return own.at < verb.at;
  return own.head && BEHIND_ACT.has(own.role) && !(PLACING.has(own.role) && /\p{Lu}/u.test(own.atom.text));
}

const PLACING = new Set(['in', 'at']);
const BEHIND_ACT = new Set(['of', 'for', 'to', 'on', 'with', 'in', 'at']);

/** "Advice for customers" advises them. */
function isToldPerson(own: ParsedWord, verb: ParsedWord, line: ParsedLine): boolean {
  return (
    own.under === verb.at &&
    isPerson(own.atom) &&
    /^(for|to|of)$/.test(own.role) &&
    TELLING.has(verb.atom.verb ?? '') &&
    !line.words.some((one) => one.under === verb.at && one.role === '')
  );
}

const TELLING = new Set(
  'advise support assist care help teach train coach inform serve counsel instruct guide explain'.split(' '),
);

/** The parts that a verb of the line is done to: its own, those of the next verb of a row, or, behind "them", those of the verb before. */
function objectsOf(at: number, line: ParsedLine): Set<number> {
  const { words } = line;
  const under = words.filter((one) => one.under === at && one.kind !== 'verb');
  for (const role of ['', 'of']) {
    const own = under.filter((one) => one.role === role);
    if (own.length > 0) return new Set(own.map(({ part }) => part));
  }
  if (words[at]?.again === true) {
    const last = words.findLastIndex((one, index) => index < at && one.kind === 'verb' && one.own);
    return new Set(
      words.flatMap((one) => (last !== -1 && one.under === last && one.role === '' ? [one.part] : [])),
    );
  }
  const next = words[at + 1];
  return next?.kind === 'verb' && next.own && next.under !== at && !next.again
    ? objectsOf(at + 1, line)
    : new Set();
}

/** Whether a word that stands alone in the wording may do so, where in the line it tells more of another: "trips in spring", "spring trips". */
export function isFreed(word: ParsedWord, own: ParsedWord, { line, wording, chosen }: Placed): boolean {
  const head = line.words.find((one) => one.part === own.part && one.head);
  const kept = wording.words.filter((one) => head !== undefined && chosen[one.at] === head.at);
  return kept.every((one) => one.kind === 'verb' || (one.head && one.at < word.at && one.role !== word.role));
}
