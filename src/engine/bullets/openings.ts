import { BE, PREPOSITIONS, inSingular, isJoint, verbAtom } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { withNamedActs } from './action-noun-phrases.ts';
import { isCompoundAt } from './plain-form.ts';
import { actOf, bareActOf } from './action-nouns.ts';
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
  const rest = withoutDuty(atoms[0]?.text.toLowerCase() === 'i' ? atoms.slice(1) : atoms);
  const charge = CHARGES.find((words) => startsWith(rest, words));
  if (charge !== undefined) {
    const tense = rest.slice(charge.length);
    const first = tense[0]?.text === ':' ? tense.slice(1) : tense;
    const named = withNamedActs(first, true);
    return named[0]?.verb || isAction(named, 0) ? named : [verbAtom('charge'), ...named];
  }
  for (const words of OPENINGS) {
    if (!startsWith(rest, words)) continue;
    const tense = rest.slice(words.length);
    const first = tense[0]?.text === ':' ? tense.slice(1) : tense;
    if (words[0] === 'helped') return [verbAtom('help'), ...first];
    const charged = CHARGES.some((one) => startsWith(first, one));
    const plainOpening = words.length > 1 || !BE.has(words[0] ?? '');
    // "Was also training" is "was training".
    const also = words.length === 1 && BE.has(words[0] ?? '') && first[0]?.text === 'also';
    if (also && isGerund(first[1])) return opened(first.slice(1));
    const goesOn = charged || OPENINGS.some((one) => startsWith(first, one));
    if (goesOn || isGerund(first[0]) || (plainOpening && isVerbForm(first[0])))
      return opened(plainOpening ? withNamedActs(first, true) : first);
    const named = plainOpening ? withNamedActs(first, true) : first;
    if (plainOpening && (named[0]?.verb || isAction(named, 0))) return named;
  }
  return rest;
}

/** "Responsible for interlibrary loans" with the thing that was in the person's charge; null for a line without such an opening. */
export function charged(atoms: Atom[]): Atom[] | null {
  const at = atoms.findIndex((_atom, index) =>
    CHARGES.some((words) => startsWith(atoms.slice(index), words)),
  );
  const charge = CHARGES.find((words) => startsWith(atoms.slice(at), words));
  if (at < 0 || at > 3 || charge === undefined || !atoms.slice(0, at).every(({ text }) => BE_OR_I.test(text)))
    return null;
  // "For the book and for the till" is for both.
  const tense = atoms.slice(at + charge.length);
  return [
    verbAtom('charge'),
    ...tense.filter((atom, index) => atom.text !== 'for' || !isJoint(tense[index - 1])),
  ];
}

const BE_OR_I = /^(i|am|is|was|were|have|has|had|been|also)$/i;

/** "My main task was checking policies", "had the job of calling customers": what follows is what was done. */
function withoutDuty(atoms: Atom[]): Atom[] {
  const at = atoms.findIndex(({ text }) => DUTY.test(text.toLowerCase()));
  const link = atoms[at + 1]?.text.toLowerCase() ?? '';
  if (at < 0 || at > 3 || !atoms.slice(0, at).every(({ text }) => BEFORE_DUTY.test(text))) return atoms;
  const to = atoms[at + 2]?.text === 'to' ? 1 : 0;
  const first = atoms[at + 2 + to];
  const tense = /^(is|was|were|are|included?|involved?)$/.test(link) || (link === 'of' && at > 0);
  return tense && (isGerund(first) || (to === 1 && isVerbForm(first))) ? atoms.slice(at + 2 + to) : atoms;
}

const DUTY =
  /^(task|tasks|chores|project|job|duty|duties|role|responsibility|responsibilities|work|activities)$/;
const BEFORE_DUTY = /^(had|my|main|daily|key|primary|regular|other|usual|mostly|day|job)$/i;

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
function isAction(atoms: readonly Atom[], at: number): boolean {
  const atom = atoms[at];
  if (atom?.verb) return true;
  if (MANNERS[atom?.text ?? ''] !== undefined) return isNounOfAct(atoms, at + 1);
  if (isGerund(atom)) return !isCompoundAt(atoms, at);
  return isNounOfAct(atoms, at);
}

function isNounOfAct(atoms: readonly Atom[], at: number): boolean {
  return ACTS[atoms[at]?.text.toLowerCase() ?? ''] !== undefined && atoms[at + 1]?.text === 'of';
}

const LIGHT = new Set(['do', 'make', 'give', 'provide', 'perform', 'conduct', 'carry_out', 'offer']);
const KEEPS_ON = new Set(['advise', 'report', 'research', 'present', 'guide', 'instruct']);
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
      // "Gave advice on hair care" advised on it.
      at += KEEPS_ON.has(act) && !/^(of|to)$/.test(atoms[at + 2]?.text ?? '') ? 1 : 2;
    } else if (light === 'do' && isGerund(atoms[at + 1])) {
      result.push(verbAtom(verbOf(atoms[at + 1]?.text ?? '')?.base ?? ''));
      at += atoms[at + 2]?.text === 'of' ? 2 : 1;
    } else if (light !== undefined && actBehind(atoms, at, light) > 0) {
      const noun = actBehind(atoms, at, light);
      result.push(
        verbAtom(actUnder(light, atoms[noun]?.text ?? '') ?? ''),
        ...atoms.slice(at + 1, noun).map(inSingular),
      );
      // "Made visits to customers" visited them; "did all the wiring of schools" wired them.
      at = noun + (/^(of|to)$/.test(atoms[noun + 1]?.text ?? '') && noun === at + 1 ? 1 : 0);
    } else if (!isDone(atoms, at)) {
      result.push(atom);
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

/** Whether an act that is named here is done, and not only spoken of: "took over the editing of", not "reports on the training of". */
function isDone(atoms: readonly Atom[], at: number): boolean {
  const before = atoms[at - 1];
  if (before === undefined || isJoint(before) || isVerbForm(before)) return true;
  const verb = atoms[at - 2];
  return PREPOSITIONS.has(before.text) && (atoms.slice(0, at).some(isHelping) || isJoint(verb));
}

function isHelping(atom: Atom): boolean {
  const base = atom.verb ?? verbOf(atom.text)?.base ?? '';
  return /^(help|assist|support|aid|be_involved|contribute|take_part|participate)$/.test(base);
}

/** Where "did vehicle checks" names its act: behind no more than three words, at the end of its part; 0 where it does not. */
function actBehind(atoms: readonly Atom[], at: number, light: string): number {
  for (let noun = at + 1; noun <= at + 4; noun++) {
    const after = atoms[noun + 1];
    const atom = atoms[noun];
    if (atom === undefined || atom.verb !== null || atom.skill !== null) return 0;
    if (
      after !== undefined &&
      !isJoint(after) &&
      !PREPOSITIONS.has(after.text) &&
      after.often === null &&
      after.text !== 'of'
    )
      continue;
    if (!atoms.slice(at + 1, noun).every(isPlain)) return 0;
    // "Wrote reports in Excel" did not report in it.
    if (light === 'write' && !/^(to|for|on)$/.test(after?.text ?? '')) return 0;
    return actUnder(light, atom.text) === null ? 0 : noun;
  }
  return 0;
}

/** The verb of an act that is "done", "given" or "made"; some nouns are an act only behind verbs of their own. */
function actUnder(light: string, noun: string): string | null {
  const own = OWN[light];
  if (own !== undefined) return own[noun] ?? null;
  if (noun === 'all') return null;
  return (LIGHT.has(light) ? (ACTS[noun] ?? actOf(noun) ?? bareActOf(noun)) : null) ?? null;
}

const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  take: { photographs: 'photograph', measurements: 'measure' },
  write: { report: 'report', reports: 'report', documentation: 'document', reviews: 'review' },
  produce: { reports: 'report', documentation: 'document' },
  issue: { invoices: 'invoice', quotes: 'quote', bills: 'bill' },
  hold: { interviews: 'interview' },
  offer: {},
};

function isPlain(atom: Atom): boolean {
  return atom.verb === null && !isJoint(atom) && !PREPOSITIONS.has(atom.text) && atom.text !== 'of';
}
