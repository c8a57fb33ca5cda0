import { stem } from '../search/stem.ts';
import { singular } from '../skills/tokens.ts';
import { ANY_NUMBER } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { isSameAtom } from './equal-words.ts';

/** Whether two words name the same thing, in the same number: one is the other in another form ("lights", "lighting"). */
export function isAlike(a: Atom, b: Atom | undefined): boolean {
  if (b === undefined) return false;
  if (isSameAtom(a, b)) return true;
  if (!isPlainWord(a) || !isPlainWord(b)) return false;
  const [one, other] = [plain(a), plain(b)];
  const forms = [one, other].some((text) => text.endsWith('ing')) || isPlural(one) === isPlural(other);
  return forms && sharesStem(one, other);
}

/** The same before another word, where one and many look alike ("court hearing bundles"). */
export function isAlikeLoosely(a: Atom, b: Atom | undefined): boolean {
  if (b === undefined) return false;
  if (isAlike(a, b)) return true;
  if (!isPlainWord(a) || !isPlainWord(b)) return false;
  const [one, other] = [plain(a), plain(b)];
  return (singular(one) ?? one) === (singular(other) ?? other) || sharesStem(one, other);
}

/** Whether a word holds a number. */
export function isFigure(atom: Atom): boolean {
  return /\d/.test(atom.text);
}

/** Whether a word names people, by its ending or its meaning. */
export function isPerson(atom: Atom | undefined): boolean {
  const text = atom === undefined ? '' : plain(atom);
  return PEOPLE.has(singular(text) ?? text) || AGENT.test(singular(text) ?? text);
}

/** Whether a word says nothing beside its neighbours: "the hiring process" is hiring, "the North East region" the North East. */
export function isEmptyWord(atom: Atom | undefined): boolean {
  return atom !== undefined && atom.verb === null && atom.skill === null && EMPTY.has(plain(atom));
}

/** Words of one stem are forms of one word, but for those that name who does it: "manage" and "manager". */
function sharesStem(a: string, b: string): boolean {
  if (a.length < 4 || b.length < 4 || stem(a) !== stem(b)) return false;
  return AGENT.test(singular(a) ?? a) === AGENT.test(singular(b) ?? b);
}

function isPlainWord({ text, verb, skill }: Atom): boolean {
  return verb === null && (skill === null || !/\p{Lu}/u.test(text)) && /^\p{Ll}+~?$/u.test(text);
}

function isPlural(text: string): boolean {
  return singular(text) !== null;
}

function plain({ text }: Atom): string {
  return text.toLowerCase().replace(ANY_NUMBER, '');
}

const AGENT = /(?:[^aeiou]er|[aeiou][^aeiou]+er|or|ist|ian|ee|eer|ant)$/;
const PEOPLE = new Set(
  'people person staff team colleague nurse doctor child kid man woman client guest parent family crew cook chef apprentice student pupil member friend expert head director partner executive'.split(
    ' ',
  ),
);
const EMPTY = new Set(
  'region area process procedure activity activities task tasks different respective existing specific particular actual overall work duties'.split(
    ' ',
  ),
);
