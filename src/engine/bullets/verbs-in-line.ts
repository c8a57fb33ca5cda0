import { BE, PREPOSITIONS, isFormOf, isJoint, plainAtom, verbAtom } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { isGerund, isVerbForm } from './openings.ts';
import { isCompoundAt } from './plain-form.ts';
import { MANNER_WORDS } from './same-meaning.ts';
import { isNounToo } from './tense.ts';
import { isMakingVerb, verbOf } from './verbs.ts';
import type { VerbForms } from './verbs.ts';

const BEFORE_GERUND = new Set('by while for with before after without when through to'.split(' '));
const HELPING = new Set([
  'help',
  'assist',
  'support',
  'be_involved',
  'contribute',
  'take_part',
  'participate',
]);

/** Names the verbs: at the head of each part, in -ing behind a preposition, and in its base form behind "to". */
export function withVerbs(atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  let form: string | null = null;
  let helping = false;
  let infinitive = false;
  for (const [at, atom] of atoms.entries()) {
    const before = result.at(-1);
    const word = atom.text.toLowerCase();
    const named = atom.skill !== null || atom.verb !== null || (at === 0 && word === 'using');
    const forms = named || isCompoundAt(atoms, at) ? null : verbOf(word);
    const head = at === 0 || isJoint(before);
    const kind = forms === null ? null : kindOf(forms, word);
    const isVerb =
      (head &&
        (at === 0 ||
          (kind === form && !isThing(kind, forms, atoms, at)) ||
          (form === null && isFreely(kind, forms, atoms[at - 2])))) ||
      ((BEFORE_GERUND.has(before?.text ?? '') || (helping && /^(in|on)$/.test(before?.text ?? ''))) &&
        kind === 'gerund') ||
      // "Helped readers find books and use computers".
      (head && infinitive && kind === 'base') ||
      (before?.text === 'to' && kind === 'base') ||
      (HELPING.has(before?.verb ?? '') && (kind === 'base' || kind === 'gerund')) ||
      // "Took over editing the supplement".
      (TAKES_GERUND.has(before?.verb ?? '') && kind === 'gerund' && hasObject(atoms[at + 1])) ||
      (helping && kind === 'base' && before?.verb === null && !PREPOSITIONS.has(before.text));
    if (isJoint(atom)) helping = false;
    if (HELPING.has(atom.verb ?? '')) helping = true;
    if (forms !== null && isVerb) {
      // "Cut" is the form of any time.
      if (forms.base !== forms.past) form ??= kind;
      infinitive = kind === 'base' && (before?.text === 'to' || helping || infinitive);
      if (HELPING.has(forms.base)) helping = true;
      // "For loading lorries and for checking notes" has two verbs of one row.
      if (/^(for|to|with)$/.test(before?.text ?? '') && isJoint(result.at(-2))) result.pop();
      result.push(verbAtom(forms.base));
    } else if (head && at === 0 && atom.verb === null && BE.has(word) && isGerund(atoms[1])) form = 'gerund';
    else result.push(atom);
  }
  // "Took part in the move of books" moved them.
  const combined = result.filter((atom, at) => atom.text !== 'of' || (result[at - 1]?.verb ?? null) === null);
  return withoutParticles(withHelpers(withParticles(combined)));
}

const TAKES_GERUND = new Set(
  'take_over start begin stop finish continue keep include involve avoid'.split(' '),
);

function hasObject(next: Atom | undefined): boolean {
  return next !== undefined && !isJoint(next) && !PREPOSITIONS.has(next.text) && next.often === null;
}

/** "Handle complaints and cash": a noun of the same letters, without an object where the verb before has one. */
function isThing(kind: string | null, forms: VerbForms | null, atoms: readonly Atom[], at: number): boolean {
  return (
    kind === 'base' &&
    forms !== null &&
    isNounToo(forms.base) &&
    !hasObject(atoms[at + 1]) &&
    hasObject(atoms[1])
  );
}

/** Whether a verb may stand here though none before it shows its form: a noun of the same letters is no verb behind things. */
function isFreely(kind: string | null, forms: VerbForms | null, before: Atom | undefined): boolean {
  if (kind === null || kind === 'third' || forms === null) return false;
  return kind !== 'base' || (before?.verb ?? null) !== null || !isNounToo(forms.base);
}

function kindOf(forms: { base: string; past: string; gerund: string }, word: string): string {
  if (word === forms.past) return 'past';
  if (word === forms.gerund) return 'gerund';
  return word === forms.base ? 'base' : 'third';
}

/** "Help with preparing", "help to prepare" and "help prepare" as one. */
function withHelpers(atoms: Atom[]): Atom[] {
  let helping = false;
  return atoms.filter((atom, at) => {
    if (isJoint(atom)) helping = false;
    if (HELPING.has(atom.verb ?? '')) helping = true;
    const next = atoms[at + 1];
    return !(helping && /^(with|in|to)$/.test(atom.text) && next !== undefined && next.verb !== null);
  });
}

/** "Sent out", "typed up": a particle behind its verb that says nothing more; so is "written" in "a service written in Go". */
function withoutParticles(atoms: Atom[]): Atom[] {
  return atoms.filter((atom, at) => {
    const before = atoms[at - 1];
    const next = atoms[at + 1]?.text ?? '';
    if (/^(written|located|based)$/.test(atom.text) && /^(in|on|at)$/.test(next) && before?.verb === null)
      return false;
    const behind = before?.verb || /^(them|it|everything)$/.test(before?.text ?? '');
    return !(
      behind &&
      /^(up|out|off|away|together|down)$/.test(atom.text) &&
      !/^(to|of|from|by|\d.*)$/.test(next)
    );
  });
}

const APART: Readonly<Record<string, readonly string[]>> = {
  bring: ['down', 'up'],
  get: ['down', 'up'],
  put: ['together'],
};

/** "Brought the cost down by" as "brought down the cost by". */
function withParticles(atoms: Atom[]): Atom[] {
  const result: Atom[] = [];
  let open = -1;
  for (const atom of atoms) {
    const verb = result[open]?.verb ?? '';
    if (APART[verb]?.includes(atom.text)) {
      result[open] = verbAtom(`${verb}_${atom.text}`);
      open = -1;
      continue;
    }
    if (isJoint(atom)) open = -1;
    else if (APART[atom.verb ?? ''] !== undefined) open = result.length;
    result.push(atom);
  }
  return result;
}

/** "Using S, prepared x" and "used S to prepare x" as "prepared x using S": only where a person makes it by hand. */
export function withFrontedLast(atoms: Atom[]): Atom[] {
  const using = atoms[0]?.text === 'using';
  if (!using && !isFormOf(atoms[0], 'use') && !isUse(atoms[0])) return atoms;
  let end = 1;
  while (atoms[end]?.skill || (end > 1 && /^(,|and)$/.test(atoms[end]?.text ?? '') && atoms[end + 1]?.skill))
    end++;
  const joint = atoms[end]?.text ?? '';
  const verb = atoms[end + 1]?.verb;
  const forms = verb ? verbOf(verb) : null;
  if (end === 1 || !forms || !isMakingVerb(forms) || !(using ? joint === ',' : /^(to|for)$/.test(joint)))
    return atoms;
  const rest = atoms.slice(end + 1);
  if (rest.some((atom) => FIXED.has(atom.text.toLowerCase()) || /^(under|by|team)$/.test(atom.text)))
    return atoms;
  const comma = rest.findIndex((atom) => atom.text === ',');
  const object = comma === -1 ? rest : rest.slice(0, comma);
  return [...object, plainAtom('using'), ...atoms.slice(1, end), ...rest.slice(object.length)];
}

function isUse(atom: Atom | undefined): boolean {
  return atom?.verb === 'use' || atom?.verb === 'utilize' || atom?.verb === 'utilise';
}

/** Words that bind what stands around them: with one of them nothing changes places. */
export const FIXED = new Set(
  `not no never nor or except than versus vs respectively first then former latter who whom whose that which where when while if unless until because
although only both but so`.split(/\s+/),
);

/** "Regularly speak" as "speak regularly". */
export function withMannerBehind(atoms: Atom[]): Atom[] {
  const result = [...atoms];
  for (const [at, atom] of atoms.entries()) {
    const next = atoms[at + 1];
    if (next === undefined || !MANNER_WORDS.has(atom.text) || !isVerbForm(next)) continue;
    if (at > 0 && !isJoint(atoms[at - 1])) continue;
    result.splice(at, 2, next, atom);
  }
  return result;
}

/** "Automated x, which cut y", "automated x, cutting y" and "cut y by automating x" as one: what was done, and then its outcome. */
export function withOutcomes(atoms: Atom[]): Atom[] {
  const by = atoms.findIndex((atom, at) => /^(by|through)$/.test(atom.text) && atoms[at + 1]?.verb);
  const heads = atoms.filter((atom, at) => atom.verb !== null && (at === 0 || isJoint(atoms[at - 1])));
  if (by > 1 && heads.length === 1 && atoms[0]?.verb && !atoms.slice(by).some(isJoint))
    return [...atoms.slice(by + 1), OUTCOME, ...atoms.slice(0, by)];
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length; at++) {
    const atom = atoms[at];
    if (atom === undefined) continue;
    const that = atoms[at + 1]?.text === 'that' ? 2 : 1;
    const next = atoms[at + that];
    const isOutcome =
      atom.text === ',' && (that === 2 ? isVerbForm(next) : isGerund(next) && next?.verb === null);
    if (!isOutcome || next === undefined || atoms[0]?.verb === null) result.push(atom);
    else {
      result.push(OUTCOME, verbAtom(next.verb ?? verbOf(next.text)?.base ?? next.text));
      at += that;
    }
  }
  return withParticles(result);
}

/** "Was part of a team that built x" as "built x as part of a team". */
export function withPartLast(atoms: Atom[]): Atom[] {
  const that = atoms.findIndex((atom) => atom.text === 'that');
  const verb = verbOf(atoms[that + 1]?.text ?? '');
  if (atoms[0]?.verb !== 'part_of' || that === -1 || verb === null) return atoms;
  const last = ['as', 'part', 'of'].map(plainAtom);
  return [verbAtom(verb.base), ...atoms.slice(that + 2), ...last, ...atoms.slice(1, that)];
}

const OUTCOME = plainAtom('=>');
