import { numeralAt } from './numerals.ts';
import { PHRASAL, SAME_PHRASES, UNIT_NOUNS, UNITS } from './same-meaning.ts';
import { singular } from '../skills/tokens.ts';
import { shorten } from './plain-form.ts';
import { tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';
import { verbOf } from './verbs.ts';

/** A word of a line by what it means: a verb by its name, a skill by its id, how often by its unit, and all else by its letters. */
export type Atom = { text: string; verb: string | null; skill: string | null; often: string | null };

/** The words of a line, each spelling, numeral and turn of phrase in its one form; articles, possessives and fillers are gone. */
export function atomsOf(text: string): Atom[] {
  const before = kept.get(text);
  if (before !== undefined) return before;
  const atoms = readAtoms(text);
  if (kept.size >= MAX_CACHED) kept.clear();
  kept.set(text, atoms);
  return atoms;
}

/** A line is read again for each of its wordings. */
const kept = new Map<string, Atom[]>();
const MAX_CACHED = 500;

function readAtoms(text: string): Atom[] {
  let atoms = shorten(tokensOf(spelled(text))).flatMap(atomsIn);
  atoms = inFigures(withFirstSmall(atoms));
  atoms = withOften(atoms);
  atoms = inOneForm(atoms).filter((atom, at, all) => !isDroppable(atom, at, all));
  return withPhrasalVerbs(inOneForm(atoms));
}

/** Whether an atom is any form of a verb; `be` has forms of its own. */
export function isFormOf(atom: Atom | undefined, base: string): boolean {
  if (atom === undefined || atom.skill !== null) return false;
  return base === 'be' ? BE.has(atom.text.toLowerCase()) : verbOf(atom.text)?.base === base;
}

/** Whether a word is a form of "to be". */
export const BE: ReadonlySet<string> = new Set(['am', 'is', 'are', 'was', 'were', 'been', 'being', 'be']);

/** Whether an atom joins two parts: a comma, "and", or what is the outcome of what. */
export function isJoint(atom: Atom | undefined): boolean {
  return atom !== undefined && atom.verb === null && /^(and|,|;|\.|also|&|=>)$/.test(atom.text);
}

/** An atom that is a verb. */
export function verbAtom(verb: string): Atom {
  return { text: verb, verb, skill: null, often: null };
}

function spelled(text: string): string {
  return text
    .replaceAll(/\b(de|pre|co)-(?=escalat|heat|ordinat)/gi, '$1')
    .replaceAll(/(?<=[\p{L}\d])[-‑](?=\p{L})/gu, ' ')
    .replaceAll(/(?<=\d),(?=\d{3}\b(?!,?\d))/g, '')
    .replaceAll(/(?<=\p{L})'s\b|(?<=s)'(?=\s|$)/gu, '')
    .replaceAll(/\bper\s?cent\b|\bpct\b/gi, '%')
    .replaceAll(/\bw\//gi, 'with ')
    .replaceAll(/\be\.g\./gi, 'such as')
    .replaceAll(/\bapprox\./gi, 'approx')
    .replaceAll(/ +(?=%)/g, '')
    .replaceAll(/\bbetween (\d+) and (?=\d)/gi, '$1 to ')
    .replaceAll(/\bin the year (?=(19|20)\d\d\b)/gi, 'in ')
    .replaceAll(/\bin an? (?=(shift|hour|day|week|month)\b)/gi, 'per ')
    .replaceAll(/\b(Year|Grade|Level|Phase|Class|Stage) (?=\d)/g, (found) => found.toLowerCase())
    .replaceAll(/(?<=\w )the numbers? of (?!\d)/gi, '')
    .replaceAll(/\ban? (amount|total|value|sum) of (?=[\d$£€])/gi, '')
    .replaceAll(/\b(and) again (?=(in|on|at|for)\b)/gi, '$1 ');
}

/** A name is one atom; a skill in plain words ("monthly reports") is as many as it has words. */
function atomsIn({ text, skill }: Token): Atom[] {
  const words = text.split(' ');
  const isName = words.length === 1 || words.every((word) => /^[\p{Lu}\d]|^(of|and|for)$/u.test(word));
  if (isName) return [{ ...plainAtom(text === '&' ? 'and' : text), skill }];
  return words.map(plainAtom);
}

function withFirstSmall(atoms: Atom[]): Atom[] {
  const [first, ...rest] = atoms;
  if (first === undefined || !/^\p{Lu}\p{Ll}*$/u.test(first.text)) return atoms;
  return [{ ...first, text: first.text.toLowerCase() }, ...rest];
}

function inFigures(atoms: Atom[]): Atom[] {
  const words = atoms.map((atom) => atom.text);
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length;) {
    const number = numeralAt(words, at);
    const atom = atoms[at];
    if (number !== null) result.push({ text: String(number.value), verb: null, skill: null, often: null });
    else if (atom !== undefined) result.push(atom);
    at += number?.length ?? 1;
  }
  return result;
}

/** "A day", "per day", "every day" and "daily" as one; "a day" only behind what is counted. */
function withOften(atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length;) {
    const atom = atoms[at];
    const word = atom?.text.toLowerCase() ?? '';
    const each = word === 'every' && atoms[at + 1]?.text === 'single' ? 2 : 1;
    const unit = atoms[at + each]?.text.toLowerCase() ?? '';
    const [after, afterIt] = [1, 2].map((step) => atoms[at + each + step]?.text.toLowerCase() ?? '');
    // "Each night and found" goes on, "each night and day" does not.
    const row = after === 'of' || (/^(and|or)$/.test(after ?? '') && UNIT_NOUNS.has(afterIt ?? ''));
    const before = atoms[at - 1]?.text.toLowerCase() ?? '';
    const counted = /^an?$/.test(word) && /\p{L}{2}|%|\d/u.test(before) && !PREPOSITIONS.has(before);
    const own = UNITS[word];
    if (own !== undefined) {
      result.push(often(own));
      at += 1;
    } else if ((/^(per|each|every)$/.test(word) || counted) && UNIT_NOUNS.has(unit) && !row) {
      if (result.at(-1)?.text.toLowerCase() === 'once') result.pop();
      result.push(often(unit));
      at += each + 1;
    } else {
      if (atom !== undefined) result.push(atom);
      at += 1;
    }
  }
  return result;
}

function often(unit: string): Atom {
  return { text: `per ${unit}`, verb: null, skill: null, often: unit };
}

function inOneForm(atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length;) {
    const hit = SAME.get(atoms[at]?.text.toLowerCase() ?? '')?.find(({ words }) => matches(atoms, at, words));
    if (hit === undefined) {
      const word = atoms[at];
      const about = word?.text === 'about' && !/^[\d$£€]/.test(atoms[at + 1]?.text ?? '');
      const atom = about ? plainAtom('on') : word;
      if (atom !== undefined) result.push(atom);
      at += 1;
      continue;
    }
    const figure = hit.words.at(-1) === '#';
    for (const text of hit.first) if (text !== '#') result.push(plainAtom(text));
    at += figure ? hit.words.length - 1 : hit.words.length;
  }
  return result;
}

function matches(atoms: Atom[], at: number, words: string[]): boolean {
  return words.every((word, offset) => {
    const text = atoms[at + offset]?.text.toLowerCase() ?? '';
    return word === '#' ? /^[\d$£€]/.test(text) : text === word;
  });
}

/** Marks a word that may stand for one or for many. */
export const ANY_NUMBER = '~';

/** "Title checks" may check one title or many: the number of the first word is not known. */
export function inSingular(atom: Atom): Atom {
  return { ...atom, text: `${singular(atom.text) ?? atom.text}${ANY_NUMBER}` };
}

/** An atom of letters alone. */
export function plainAtom(text: string): Atom {
  return { text, verb: null, skill: null, often: null };
}

function withPhrasalVerbs(atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length;) {
    const atom = atoms[at];
    const base = atom === undefined || atom.skill !== null ? '' : baseOf(atom.text);
    const hit = PHRASAL_BY_VERB.get(base)?.find(([[, ...rest]]) =>
      rest.every((word, offset) => atoms[at + 1 + offset]?.text.toLowerCase() === word),
    );
    if (hit !== undefined) result.push(verbAtom(hit[1]));
    else if (atom !== undefined) result.push(atom);
    at += hit?.[0].length ?? 1;
  }
  return result;
}

function baseOf(text: string): string {
  return BE.has(text.toLowerCase()) ? 'be' : (verbOf(text)?.base ?? '');
}

const PHRASAL_BY_VERB = new Map<string, (typeof PHRASAL)[number][]>();
for (const one of PHRASAL) {
  const first = one[0][0] ?? '';
  PHRASAL_BY_VERB.set(first, [...(PHRASAL_BY_VERB.get(first) ?? []), one]);
}
const PEOPLE = /^(people|persons|members|employees|staff)$/;

function isDroppable({ text, skill }: Atom, at: number, all: readonly Atom[]): boolean {
  const before = all[at - 1]?.text;
  const word = text.toLowerCase();
  if (word === 'i' && (at === 0 || /^(and|,|;|also)$/.test(before ?? ''))) return true;
  if (word === 'any') return true;
  // "Team of 5 people" is a team of 5.
  if (
    PEOPLE.test(word) &&
    /^\d+$/.test(before ?? '') &&
    all[at - 2]?.text === 'of' &&
    /^(team|crew|group)$/.test(all[at - 3]?.text ?? '')
  )
    return true;
  if (skill !== null) return false;
  // "Children who were new" are children new to something.
  const next = all[at + 1]?.text.toLowerCase() ?? '';
  if (/^(who|that|which)$/.test(word) && /^(was|were|is|are)$/.test(next)) return true;
  if (/^(was|were|is|are)$/.test(word) && /^(who|that|which)$/.test(before?.toLowerCase() ?? '')) return true;
  if (POSSESSIVE.has(word)) return true;
  // "A" after a word that is no preposition may be a grade or a letter: only the small form is an article.
  if (!ARTICLES.has(text) && !(at === 0 && ARTICLES.has(word))) return false;
  return before !== '-' && before !== '/';
}

const ARTICLES = new Set(['a', 'an', 'the']);
const POSSESSIVE = new Set(['my', 'our', 'their', 'his', 'her', 'its']);
/** Words behind which "a day" is no rate, and which open a part of a sentence. */
export const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in on at for from to with by under across during into through between after before without using as per via onto off toward towards around against among'.split(
    ' ',
  ),
);

type Same = { words: string[]; first: string[] };
const SAME = new Map<string, Same[]>();
for (const [first = [], ...others] of SAME_PHRASES)
  for (const words of others) {
    const key = words[0] ?? '';
    SAME.set(
      key,
      [...(SAME.get(key) ?? []), { words, first }].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
