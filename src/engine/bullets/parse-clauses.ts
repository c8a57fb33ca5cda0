import { PREPOSITIONS, atomsOf, inSingular, isJoint, plainAtom, verbAtom } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { charged, isGerund, opened, withActs } from './openings.ts';
import { withNamedActs } from './action-noun-phrases.ts';
import { sortRows } from './skill-lists.ts';
import type { Clause } from './clause.ts';
import { areSamePhrases, phrasesOf } from './phrases.ts';
import { isAlike, isFigure } from './similar-words.ts';
import { isSameAtom } from './equal-words.ts';
import { MANNER_WORDS } from './same-meaning.ts';
import {
  FIXED,
  withFrontedLast,
  withMannerBehind,
  withOutcomes,
  withPartLast,
  withVerbs,
} from './verbs-in-line.ts';
import { isMakingVerb, verbOf } from './verbs.ts';

/** The ways to read a wording: nouns that name an act ("made plans") as the verb they come from, or as they stand. */
export function wordingsIn(text: string): Clause[][] {
  const atoms = opened(atomsOf(text));
  return [clausesIn(atoms), clausesIn(atoms, false)];
}

/**
 * The ways to read a line of a resume, seen the verb a wording of it opens with: as it stands, with the acts that it names as verbs,
 * with what the person was in charge of, as part of a team, or as things that were done with a verb that says no more.
 */
export function readingsOf(text: string, verb: string): Clause[][] {
  const atoms = opened(atomsOf(text));
  const plain = charged(atomsOf(text));
  // "Reading afternoons for children" may be held, but "trained cooks" is not "provided trained cooks".
  const held = LIGHT_VERBS.has(verb) && !hasVerb(atoms[0]) ? [[verbAtom(verb), ...atoms]] : [];
  const others = [withNamedActs(atoms), ...withPartAsHelp(atoms), ...(plain ? [plain] : []), ...held];
  return [...[atoms, ...others].map((one) => clausesIn(one)), clausesIn(atoms, false)];
}

/**
 * What a line says: its clauses in their order. Openings that say nothing ("responsible for", "duties included", "was able to")
 * are gone, nouns that name an act are its verb, and what says how often stands apart.
 */
function clausesIn(atoms: Atom[], acts = true): Clause[] {
  const tense = withPartLast(acts ? withActs(atoms) : atoms);
  return split(sortRows(withOutcomes(withFrontedLast(withVerbs(withMannerBehind(tense))))));
}

/** Verbs that say no more than that something was done or had. */
const LIGHT_VERBS = new Set('provide hold give perform carry_out do conduct handle make take'.split(' '));

function hasVerb(atom: Atom | undefined): boolean {
  return atom === undefined || atom.verb !== null || verbOf(atom.text)?.past === atom.text.toLowerCase();
}

/** "We moved x" and "was one of the team that moved x" as "helped move x", with the team and without. */
function withPartAsHelp(atoms: Atom[]): Atom[][] {
  const we = atoms[0]?.text === 'we';
  const that = we ? 0 : atoms.findIndex((atom) => atom.text === 'that');
  const forms = verbOf(atoms[that + 1]?.text ?? '');
  if (!we && (atoms[0]?.verb !== 'part_of' || that === -1)) return [];
  if (forms === null) return [];
  const tense = [verbAtom('help'), verbAtom(forms.base), ...atoms.slice(that + 2)];
  const group = ['as', 'part', 'of'].map(plainAtom);
  return we ? [tense] : [tense, [...tense, ...group, ...atoms.slice(1, that)]];
}

/** Whether two lines say the same: the same clauses in the same order, their circumstances in any order where that is safe. */
export function saysSame(one: Clause[], other: Clause[]): boolean {
  return one.length === other.length && one.every((clause, at) => isSameClause(clause, other[at]));
}

function isSameClause(a: Clause, b: Clause | undefined): boolean {
  if (b === undefined || (a.verb === null) !== (b.verb === null)) return false;
  if (a.verb !== null && b.verb !== null && !isSameAtom(a.verb, b.verb)) return false;
  if (a.often.join() !== b.often.join() || a.manner.join() !== b.manner.join()) return false;
  if (hasSameParts(a, b)) return true;
  if (a.fixed || b.fixed) return isSameSequence(a, b);
  return hasSameParts(compounded(a), compounded(b)) || areSamePhrases(phrasesOf(a), phrasesOf(b));
}

/** Whether two clauses in which nothing may change places have the same words, in one form or another. */
function isSameSequence(a: Clause, b: Clause): boolean {
  const [one, other] = [a, b].map(({ object, around }) => [object, ...around].flat());
  return one?.length === other?.length && one?.every((atom, at) => isAlike(atom, other?.[at])) === true;
}

function hasSameParts(a: Clause, b: Clause): boolean {
  if (!isSameRow(a.object, b.object) || a.around.length !== b.around.length) return false;
  if (a.fixed || b.fixed) return a.around.every((part, at) => isSameRow(part, b.around[at] ?? []));
  const left = [...b.around];
  return a.around.every((part) => {
    const at = left.findIndex((other) => isSameRow(part, other));
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}

/** "Bundles for court hearings" as "court hearing bundles": what stands around the object, without a number of its own, before it. */
function compounded(clause: Clause): Clause {
  if (clause.object.length === 0) return clause;
  const { object, around } = clause;
  const parts = [...around];
  const before: Atom[] = [];
  while (parts[0] !== undefined && LOOSE.has(parts[0][0]?.text ?? '') && !parts[0].some(isFigure))
    before.unshift(...(parts.shift() ?? []).slice(1));
  const of = object.findIndex((atom) => atom.text === 'of');
  // "A budget of $5,000" is a $5,000 budget.
  const figures = object.slice(of + 1).every((atom) => /^[\d.,]+$|^[$£€%]$/.test(atom.text));
  const head =
    of < 1 || (object.some(isFigure) && !figures)
      ? object
      : [...object.slice(of + 1), ...object.slice(0, of)];
  return { ...clause, object: [...before, ...head].map(inSingular), around: parts };
}

/** Prepositions of place and matter that writers exchange. */
const PLACING = new Set(['in', 'at', 'on', 'during']);
const LOOSE = new Set(['in', 'at', 'on', 'for', 'from']);

function isSameRow(a: Atom[], b: Atom[]): boolean {
  const loose = ![...a, ...b].some(isFigure);
  return (
    a.length === b.length &&
    a.every(
      (atom, at) =>
        isSameAtom(atom, b[at]) ||
        (loose && at === 0 && PLACING.has(atom.text) && PLACING.has(b[0]?.text ?? '')),
    )
  );
}

const TOOL_WORDS = new Set(['using', 'with', 'in', 'via', 'through', 'on']);

const EMPTY = { verb: null, outcome: false, fixed: false };

function split(atoms: Atom[]): Clause[] {
  const clauses: Clause[] = [];
  let clause: Clause = { ...EMPTY, object: [], around: [], often: [], manner: [] };
  let started = false;
  let dropped = -1;
  for (const [at, atom] of atoms.entries()) {
    const next = atoms[at + 1];
    if (atom.text === ',' && next?.text === 'such_as') continue;
    if (at === dropped) continue;
    if (isJoint(atom)) {
      const after = isJoint(next) ? atoms[at + 2] : next;
      // Commas and "and" between two clauses, and a comma before "and", say nothing.
      if (after?.verb || isJoint(next) || after === undefined || after.text === 'without') continue;
      // "In one and in another" is in both.
      const opening = clause.around.at(-1)?.[0]?.text;
      if (opening !== undefined && next?.text === opening) dropped = at + 1;
    }
    if (atom.verb !== null && (!started || isJoint(atoms[at - 1]))) {
      if (started) clauses.push(clause);
      clause = {
        ...EMPTY,
        verb: atom,
        object: [],
        around: [],
        often: [],
        manner: [],
        outcome: atoms[at - 1]?.text === '=>',
      };
      started = true;
      continue;
    }
    started = true;
    place(clause, atom, next);
  }
  return [...clauses, clause].map(withoutNew).map(withNumberInFront).map(withOneOften).map(withToolApart);
}

/** What is added or introduced is new. */
function withoutNew(clause: Clause): Clause {
  // "The changing of tools" changes tools.
  if (clause.verb !== null && clause.object[0]?.text === 'of')
    return withoutNew({ ...clause, object: clause.object.slice(1) });
  const isNew = clause.object[0]?.text === 'new' && NEW.has(clause.verb?.verb ?? '');
  return isNew ? { ...clause, object: clause.object.slice(1) } : clause;
}

const NEW = new Set(['add', 'introduce', 'create', 'launch', 'establish', 'develop', 'devise', 'invent']);

/** "Built Excel reports" as "built reports using Excel": only where a person makes it by hand. */
function withToolApart(clause: Clause): Clause {
  const forms = verbOf(clause.verb?.verb ?? '');
  if (!(clause.verb?.verb === 'set_up' || (forms !== null && isMakingVerb(forms))) || clause.fixed)
    return clause;
  let end = 0;
  while (clause.object[end]?.skill || (end > 0 && /^(,|and)$/.test(clause.object[end]?.text ?? ''))) end++;
  while (end > 0 && !clause.object[end - 1]?.skill) end--;
  const row = clause.object.slice(0, end);
  if (
    end === 0 ||
    end === clause.object.length ||
    !row.every(({ text, skill }) => skill === null || /[\p{Lu}\d]/u.test(text))
  )
    return clause;
  const tools = [
    { ...verbAtom('using'), verb: null },
    ...sortRows([{ ...verbAtom('using'), verb: null }, ...row]).slice(1),
  ];
  return { ...clause, object: clause.object.slice(end), around: [...clause.around, tools] };
}

/** "Calls to shops, about 60 a day" as "about 60 calls to shops a day". */
function withNumberInFront(clause: Clause): Clause {
  if (clause.object.length === 0) return clause;
  const rows = [clause.object, ...clause.around];
  const last = rows.at(-1) ?? [];
  const comma = last.findLastIndex((atom) => atom.text === ',');
  const tense = last.slice(comma + 1).filter((atom) => atom.often === null);
  const words = tense.slice(0, -1).map(({ text }) => text);
  if (comma < 1 || !/^\d+$/.test(tense.at(-1)?.text ?? '') || !words.every((word) => QUALIFIERS.has(word)))
    return clause;
  if (clause.object.slice(0, rows.length === 1 ? comma : undefined).some(isFigure)) return clause;
  const often = last.slice(comma + 1).filter((atom) => atom.often !== null);
  const rest = [...last.slice(0, comma), ...often];
  return rows.length === 1
    ? { ...clause, object: [...tense, ...rest] }
    : { ...clause, object: [...tense, ...clause.object], around: clause.around.with(-1, rest) };
}

const QUALIFIERS = new Set(['about', 'over', 'up', 'to', 'at', 'least', 'nearly', 'almost']);

function place(clause: Clause, atom: Atom, next: Atom | undefined): void {
  if (MANNER_WORDS.has(atom.text)) {
    clause.manner.push(atom.text);
    return;
  }
  if (isBinding(atom, next)) clause.fixed = true;
  const trailing = atom.text === ',' && isGerund(next);
  if (trailing || (atom.verb === null && PREPOSITIONS.has(atom.text))) {
    const tool = TOOL_WORDS.has(atom.text) && next !== undefined && next.skill !== null;
    clause.around.push([tool ? { ...atom, text: 'using' } : atom]);
  } else (clause.around.at(-1) ?? clause.object).push(atom);
}

/** Words that bind what stands around them; "the first call" and "until payment" bind nothing. */
function isBinding({ text }: Atom, next: Atom | undefined): boolean {
  const word = text.toLowerCase();
  if (word === 'first' || word === 'until') return next === undefined || isJoint(next);
  return FIXED.has(word);
}

/** How often stands apart where it is said once; said twice, each stays where it is. */
function withOneOften(clause: Clause): Clause {
  const rows = [clause.object, ...clause.around];
  const found = rows.flat().filter((atom) => atom.often !== null);
  if (found.length !== 1) return clause;
  const without = (row: Atom[]) => row.filter((atom) => atom.often === null);
  // "For the monthly meeting" says which meeting, not how often.
  if (clause.around.some((row) => row.slice(0, -1).some((atom) => atom.often !== null))) return clause;
  return {
    ...clause,
    object: without(clause.object),
    around: clause.around.map(without).filter((row) => row.length > 0),
    often: found.map(({ often }) => often ?? ''),
  };
}
