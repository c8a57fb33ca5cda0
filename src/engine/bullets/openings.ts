import { BE, PREPOSITIONS, inSingular, isJoint, verbAtom } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { isCompoundAt } from './plain-form.ts';
import { ACTS, MANNERS } from './same-meaning.ts';
import { verbOf } from './verbs.ts';

const OPENINGS =
  `my job was to; my duties were to; my duties are to; job was to; duties were to; duties are to; my role was to; role was to; was able to; were able to; am able to; managed to; had to; have to; used to; have been; has been; had been; was; were; am; are; is;
job duties included; duties included; duties include; responsibilities included; responsibilities include; job included; work included; role included; work involved; role involved; job involved; duties; responsibilities; tasks included; tasks;
currently working as; currently; also; person who; one who; helped to`
    .split(';')
    .map((phrase) => phrase.trim().split(' '));
const CHARGES =
  `responsible for; in charge of; accountable for; tasked with; charged with; entrusted with; responsible of; responsibility for`
    .split(';')
    .map((phrase) => phrase.trim().split(' '));

/** Takes openings away, as long as there is one and a verb follows; "responsible for" with a thing behind it is a verb of its own. */
export function opened(atoms: Atom[]): Atom[] {
  const rest = atoms[0]?.text.toLowerCase() === 'i' ? atoms.slice(1) : atoms;
  const charge = CHARGES.find((words) => startsWith(rest, words));
  if (charge !== undefined) {
    const told = rest.slice(charge.length);
    const first = told[0]?.text === ':' ? told.slice(1) : told;
    const named = namedActs(first);
    return named[0]?.verb || isAct(named, 0) ? named : [verbAtom('charge'), ...named];
  }
  for (const words of OPENINGS) {
    if (!startsWith(rest, words)) continue;
    const told = rest.slice(words.length);
    const first = told[0]?.text === ':' ? told.slice(1) : told;
    if (words[0] === 'helped') return [verbAtom('help'), ...first];
    const charged = CHARGES.some((one) => startsWith(first, one));
    const plainOpening = words.length > 1 || !BE.has(words[0] ?? '');
    const goesOn = charged || OPENINGS.some((one) => startsWith(first, one));
    if (goesOn || isGerund(first[0]) || (plainOpening && isVerbForm(first[0])))
      return opened(plainOpening ? namedActs(first) : first);
    const named = plainOpening ? namedActs(first) : first;
    if (plainOpening && (named[0]?.verb || isAct(named, 0))) return named;
  }
  return rest;
}

function startsWith(atoms: readonly Atom[], words: readonly string[]): boolean {
  return words.every((word, at) => atoms[at]?.verb === null && atoms[at].text.toLowerCase() === word);
}

/** Whether an atom is any form of a verb. */
export function isVerbForm(atom: Atom | undefined): boolean {
  return atom !== undefined && (atom.verb !== null || (atom.skill === null && verbOf(atom.text) !== null));
}

/** Whether an atom is a verb in -ing. */
export function isGerund(atom: Atom | undefined): boolean {
  return atom !== undefined && atom.skill === null && verbOf(atom.text)?.gerund === atom.text.toLowerCase();
}

/** Whether an act is named here: a form in -ing with its object, or a noun for an act with "of" behind it. */
function isAct(atoms: readonly Atom[], at: number): boolean {
  const atom = atoms[at];
  if (atom?.verb) return true;
  if (MANNERS[atom?.text ?? ''] !== undefined) return isNounOfAct(atoms, at + 1);
  if (isGerund(atom)) return !isCompoundAt(atoms, at);
  return isNounOfAct(atoms, at);
}

function isNounOfAct(atoms: readonly Atom[], at: number): boolean {
  return ACTS[atoms[at]?.text.toLowerCase() ?? ''] !== undefined && atoms[at + 1]?.text === 'of';
}

/** "Price labelling and stock counts" behind an opening as "labelled prices and counted stock". */
function namedActs(atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    if (atom === undefined) continue;
    const start =
      result.length === 0 || isJoint(result.at(-1)) || (atom.text === 'for' && isJoint(result.at(-1)));
    let end = at;
    while (atoms[end] !== undefined && !isJoint(atoms[end])) end++;
    const row = atoms.slice(at, end);
    const last = row.at(-1);
    const act =
      last === undefined
        ? undefined
        : (ACTS[last.text] ?? (isGerund(last) ? verbOf(last.text)?.base : undefined));
    if (
      start &&
      row.length > 1 &&
      row.length < 4 &&
      act !== undefined &&
      row.every(isPlain) &&
      !isVerbForm(row[0])
    ) {
      result.push(verbAtom(act), ...row.slice(0, -1).map(inSingular));
      at = end - 1;
    } else result.push(atom);
  }
  return result;
}

const LIGHT = new Set([
  'do',
  'make',
  'give',
  'provide',
  'perform',
  'conduct',
  'carry_out',
  'offer',
  'deliver',
]);
const BEHIND_ACT = /^(of|on|to|for|with|over)$/;

/** Puts the verb in place of a noun that names an act: "preparation of", "gave advice to", "took photos of". */
export function withActs(atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    if (atom === undefined) continue;
    const light = atom.verb ?? (at === 0 || isJoint(atoms[at - 1]) ? verbOf(atom.text)?.base : undefined);
    const act = ACTS[atoms[at + 1]?.text.toLowerCase() ?? ''];
    const taken = (light === 'take' && act === 'photograph') || (light === 'write' && act === 'document');
    if (
      light !== undefined &&
      (LIGHT.has(light) || taken) &&
      act &&
      BEHIND_ACT.test(atoms[at + 2]?.text ?? '')
    ) {
      result.push(verbAtom(act));
      at += 2;
    } else if (light === 'do' && isGerund(atoms[at + 1])) {
      result.push(verbAtom(verbOf(atoms[at + 1]?.text ?? '')?.base ?? ''));
      at += atoms[at + 2]?.text === 'of' ? 2 : 1;
    } else if (light !== undefined && LIGHT.has(light) && actBehind(atoms, at) > 0) {
      const noun = actBehind(atoms, at);
      result.push(
        verbAtom(ACTS[atoms[noun]?.text ?? ''] ?? ''),
        ...atoms.slice(at + 1, noun).map(inSingular),
      );
      at = noun;
    } else if (MANNERS[atom.text] !== undefined && isNounOfAct(atoms, at + 1)) {
      result.push(verbAtom(ACTS[atoms[at + 1]?.text ?? ''] ?? ''), {
        ...verbAtom(MANNERS[atom.text] ?? ''),
        verb: null,
      });
      at += 2;
    } else if (isNounOfAct(atoms, at)) {
      result.push(verbAtom(ACTS[atom.text.toLowerCase()] ?? ''));
      at += 1;
    } else if (atoms[at + 1]?.text === 'of' && /.ing$/.test(atom.text) && verbOf(atom.text) !== null) {
      result.push(verbAtom(verbOf(atom.text)?.base ?? ''));
      at += 1;
    } else result.push(atom);
  }
  return result;
}

/** Where "did vehicle checks" names its act: behind one to three words, at the end of its part; 0 where it does not. */
function actBehind(atoms: readonly Atom[], at: number): number {
  for (let noun = at + 2; noun <= at + 4; noun++) {
    const after = atoms[noun + 1];
    if (after !== undefined && !isJoint(after) && !PREPOSITIONS.has(after.text) && after.often === null)
      continue;
    return ACTS[atoms[noun]?.text ?? ''] !== undefined && atoms.slice(at + 1, noun).every(isPlain) ? noun : 0;
  }
  return 0;
}

function isPlain(atom: Atom): boolean {
  return atom.verb === null && !isJoint(atom) && !PREPOSITIONS.has(atom.text) && atom.text !== 'of';
}
