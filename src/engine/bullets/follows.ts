import { EMPTY_NOUNS } from './everyday-words.ts';
import { isFree, meansSame } from './means.ts';
import { mayGo } from './omitted.ts';
import { areRelated, isFreed, isOwnAct } from './relations.ts';
import type { Placed } from './relations.ts';
import { isExchanged, hasSameRole, isTimed } from './roles.ts';
import type { ParsedLine, ParsedWord } from './parsed-words.ts';

/**
 * Whether what a wording tells follows from what a line tells: each of its words means the same as a word of the line that stands in
 * the same relation to the others, what limits the line limits the wording, and of the line nothing is left out that is a claim.
 */
export function follows(said: ParsedLine, told: ParsedLine): boolean {
  if ([said, told].some(isOrdered)) return false;
  // Whoever opens with an act may not end with none, nor may somebody else's act come first.
  if (isAct(said.words[0]) && !isAct(told.words[0])) return false;
  return !told.broken && place(said, told, STRICTLY);
}

/** How words may be placed: which word may stand for which, which relations must hold, and when all of it is sound. */
export type Rules = {
  fits: (word: ParsedWord, other: ParsedWord, line: ParsedLine) => boolean;
  areRelated: (placed: Placed, a: number, b: number) => boolean;
  isWhole: (placed: Placed) => boolean;
  isFree: (word: ParsedWord) => boolean;
};

/** A noun that says nothing says it beside another; alone it would be the thing itself. */
function isBeside(word: ParsedWord, { words }: ParsedLine): boolean {
  if (word.kind === 'verb' || !EMPTY_NOUNS.includes(word.atom.text)) return true;
  return words[word.at - 1]?.part === word.part;
}

function isAct(word: ParsedWord | undefined): boolean {
  return word?.kind === 'verb' && word.own;
}

/** Whether the order of all its words says something. */
export function isOrdered({ words, limits }: ParsedLine): boolean {
  return words.some(({ atom }) => ORDERED.has(atom.text)) || limits.some(({ name }) => ORDERED.has(name));
}

/** Words by which the order of all others says something. */
const ORDERED = new Set(['respectively', 'former', 'latter', '-', '+', '/']);

/** Finds for each word of the wording its word in the line, so that all relations hold. */
export function place(line: ParsedLine, wording: ParsedLine, rules: Rules): boolean {
  const choices = wording.words.map((word) => {
    const found = line.words.filter((other) => rules.fits(word, other, line)).map(({ at }) => at);
    return rules.isFree(word) && isBeside(word, wording) ? [...found, NONE] : found;
  });
  if (choices.some((one) => one.length === 0)) return false;
  const order = choices
    .map((_one, at) => at)
    .toSorted((a, b) => (choices[a]?.length ?? 0) - (choices[b]?.length ?? 0));
  const placed: Placed = { line, wording, chosen: choices.map(() => OPEN) };
  let tries = 0;
  const search = (step: number): boolean => {
    tries += 1;
    if (tries > MOST_TRIES) return false;
    const at = order[step];
    if (at === undefined) return everyHolds(placed, rules) && rules.isWhole(placed);
    for (const choice of choices[at] ?? []) {
      if (choice !== NONE && isTaken(placed, choice, at)) continue;
      placed.chosen[at] = choice;
      if (holds(placed, at, rules) && search(step + 1)) return true;
    }
    placed.chosen[at] = OPEN;
    return false;
  };
  return search(0);
}

/** The place of a word that has none in the line. */
export const NONE = -1;
const OPEN = -2;
const MOST_TRIES = 500;

/** A word of the line stands for one word of the wording; a noun and the verb that tells it ("make repairs") may share one. */
function isTaken({ chosen, wording }: Placed, choice: number, at: number): boolean {
  const isVerb = wording.words[at]?.kind === 'verb';
  return chosen.some(
    (one, other) => one === choice && other !== at && (wording.words[other]?.kind === 'verb') === isVerb,
  );
}

/** Whether a word of the line may stand for a word of the wording, each seen alone. */
function fits(word: ParsedWord, other: ParsedWord, line: ParsedLine): boolean {
  if (word.aside && !other.aside) return false;
  if (word.kind === 'often' || other.kind === 'often')
    return word.kind === other.kind && word.atom.text === other.atom.text && word.role === other.role;
  if (word.kind === 'figure' || other.kind === 'figure') return isSameFigure(word, other);
  if (!meansSame(word.atom, other.atom)) return false;
  if (word.kind === 'verb') {
    if (!isTimed(word, other)) return false;
    return !word.own || word.aside || word.role !== '' || isOwnAct(other, line);
  }
  if (other.kind === 'verb') return isTimed(word, other);
  if (!word.head) return true;
  // What is done to a thing is judged beside its verb.
  if (word.role === '' && word.under >= 0) return true;
  if (!other.head) return word.role !== '';
  // "While x was going on" is "during x".
  return hasSameRole(word, other) || (other.aside && word.role !== '' && !/\p{Lu}/u.test(other.atom.text));
}

function isSameFigure(word: ParsedWord, other: ParsedWord): boolean {
  if (word.kind !== other.kind || word.atom.text !== other.atom.text || word.head !== other.head)
    return false;
  return word.head ? word.role === other.role : word.role === '' || hasSameRole(word, other);
}

/** Whether the relations of a word to those that are placed hold in the line too. */
function holds(placed: Placed, at: number, rules: Rules): boolean {
  const { chosen } = placed;
  if ((chosen[at] ?? OPEN) < 0) return true;
  return chosen.every(
    (one, other) =>
      other === at || one < 0 || (rules.areRelated(placed, at, other) && rules.areRelated(placed, other, at)),
  );
}

function everyHolds(placed: Placed, rules: Rules): boolean {
  return placed.chosen.every((_one, at) => holds(placed, at, rules));
}

/** Whether the prepositions agree but for one kind: two in each other's place would tie their things to others. */
export function isExchangedOnce({ line, wording, chosen }: Placed): boolean {
  const exchanged = wording.words.flatMap((word) => {
    const own = line.words[chosen[word.at] ?? NONE];
    return own !== undefined && isExchanged(word, own) ? [`${own.role} ${word.role}`] : [];
  });
  return new Set(exchanged).size <= 1;
}

/** Whether the limits are the same, and nothing that is left out of the line is a claim. */
function isWhole(placed: Placed): boolean {
  const { line, wording, chosen } = placed;
  if (!isExchangedOnce(placed)) return false;
  const isTorn = wording.words.some((word) => {
    const own = line.words[chosen[word.at] ?? NONE];
    return (
      own?.kind === 'thing' && word.kind === 'thing' && word.head && !own.head && !isFreed(word, own, placed)
    );
  });
  if (isTorn) return false;
  if (!hasSameLimits(placed) || !areActsOwn(placed)) return false;
  return line.words.every((word) => chosen.includes(word.at) || mayGo(word, line, chosen));
}

/** "Made repairs" tells of an act that the line must tell of as the person's own. */
export function areActsOwn({ line, wording, chosen }: Placed): boolean {
  return wording.words.every((word, at) => {
    if (word.kind !== 'verb' || !word.own || chosen[at] !== NONE) return true;
    return wording.words.every((thing, other) => {
      const own = line.words[chosen[other] ?? NONE];
      const isObject = thing.under === at && thing.role === '' && thing.head;
      return !isObject || (own !== undefined && isOwnAct(own, line));
    });
  });
}

function hasSameLimits({ line, wording, chosen }: Placed): boolean {
  const left = [...line.limits];
  const kept = wording.limits.every(({ name, at }) => {
    const found = left.findIndex((limit) => limit.name === name && limit.at === chosen[at]);
    if (found === -1) return false;
    left.splice(found, 1);
    return true;
  });
  return kept && left.length === 0;
}

const STRICTLY: Rules = { fits, areRelated, isWhole, isFree };
