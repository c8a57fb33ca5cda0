import { isJoint } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { verbOf } from './verbs.ts';
import type { Clause } from './clause.ts';
import { isAlike, isAlikeLoosely, isEmptyWord, isFigure, isPerson } from './similar-words.ts';

/** A thing that a clause speaks of: the preposition it stands behind ("" for the object), its words, the last the thing itself, and whether "and" or a comma joins it to the one before. */
export type Phrase = { role: string; words: Atom[]; joined: boolean };

/** The things of a clause one by one: "reports in Excel and SQL for the board" speaks of reports, Excel, SQL and the board. */
export function phrasesOf(clause: Clause): Phrase[] {
  return [clause.object, ...clause.around].flatMap((row, at) => {
    const [first, ...rest] = row;
    return at === 0 || first === undefined ? parted(row, '') : parted(rest, first.text);
  });
}

function parted(row: Atom[], opening: string): Phrase[] {
  const phrases: Phrase[] = [];
  let now: Phrase = { role: opening, words: [], joined: false };
  const close = (role: string, joined = false) => {
    while (now.words.length > 1 && isEmptyWord(now.words[now.words.length - 1])) now.words.pop();
    // "Accounts payable and accounts receivable" names the accounts twice.
    const again = now.joined && now.words.length > 1 && now.words[0]?.text === phrases.at(-1)?.words[0]?.text;
    if (again) now.words.shift();
    if (now.words.length > 0 || (now.role !== '' && !now.joined)) phrases.push(now);
    now = { role, words: [], joined };
  };
  for (const [at, atom] of row.entries()) {
    if (isJoint(atom)) close(now.role, true);
    else if (atom.verb !== null) close(`${now.role}>${atom.verb}`);
    else if (atom.text === 'of' && at > 0) close('of');
    else if (OWN_ROLE.has(atom.text)) close(atom.text);
    else if (now.words.length > 0 && isParticipleAt(row, at)) close(`>${atom.text}`);
    else now.words.push(atom);
  }
  close('');
  return phrases;
}

/** "Dashboards used by managers": a participle behind what it tells of. */
function isParticipleAt(row: readonly Atom[], at: number): boolean {
  const [atom, next] = [row[at], row[at + 1]];
  if (atom === undefined || atom.skill !== null || (next !== undefined && !isJoint(next))) return false;
  const forms = verbOf(atom.text);
  return forms !== null && forms.past === atom.text && forms.past !== forms.base;
}

/** Whether two rows of things are the same: one may say as a compound ("bundles for court hearings") what the other says with prepositions. */
export function areSamePhrases(one: Phrase[], other: Phrase[]): boolean {
  return covers(one, other, false) || covers(other, one, false);
}

/** Whether the compact phrases say all that the expanded ones say, and no more; one preposition may be another that says the same. */
function covers(expanded: readonly Phrase[], compact: readonly Phrase[], exchanged: boolean): boolean {
  const [first, ...rest] = compact;
  if (first === undefined) return expanded.every(({ words }) => words.length > 0 && words.every(isEmptyWord));
  return expanded.some((phrase, at) => {
    const same = phrase.role === first.role;
    if (!same && (exchanged || !isSameRole(phrase, first))) return false;
    if (!isNext(expanded, at, same) || !isSameHead(phrase, first)) return false;
    const others = expanded.toSpliced(at, 1);
    return tilings(first.words.slice(0, -1), phrase.words.slice(0, -1), others).some((left) =>
      covers(left, rest, exchanged || !same),
    );
  });
}

/** Circumstances change places as wholes; the things of one row, what belongs to another thing, and the object keep theirs. */
function isNext(expanded: readonly Phrase[], at: number, same: boolean): boolean {
  const { role } = expanded[at] ?? { role: '' };
  if (!same || role === '' || role === 'of') return at === 0;
  return expanded.findIndex((phrase) => phrase.role === role) === at;
}

function isSameHead(a: Phrase, b: Phrase): boolean {
  const [one, other] = [a.words.at(-1), b.words.at(-1)];
  if (one === undefined || other === undefined) return one === other;
  return isAlike(one, other);
}

/**
 * The ways to find the words before a compact phrase's head: those of the expanded phrase in their order, and whole other phrases.
 * Each way is what is left of the others.
 */
function tilings(words: readonly Atom[], own: readonly Atom[], others: readonly Phrase[]): Phrase[][] {
  const [first, ...rest] = words;
  if (first === undefined) return own.every((word) => isEmptyWord(word)) ? [[...others]] : [];
  const found: Phrase[][] = [];
  const [next, ...left] = own;
  if (next !== undefined && isAlikeLoosely(next, first)) found.push(...tilings(rest, left, others));
  else if (next !== undefined && isEmptyWord(next)) found.push(...tilings(words, left, others));
  if (isEmptyWord(first)) found.push(...tilings(rest, own, others));
  for (const [at, phrase] of others.entries())
    if (isBlock(phrase, words) && others[at + 1]?.joined !== true)
      found.push(...tilings(words.slice(phrase.words.length), own, others.toSpliced(at, 1)));
  return found;
}

/** Whether a phrase stands here as words before a head: without a number of its own, but for a sum of money. */
function isBlock({ role, words: block, joined }: Phrase, words: readonly Atom[]): boolean {
  if (joined || !COMPOUNDING.has(role) || block.length === 0 || block.length > words.length) return false;
  const sum = block.every((word) => /^[\d.,]+[km]?$|^[$£€%]/.test(word.text));
  if ((!sum && block.some(isFigure)) || block.at(-1)?.text.endsWith('ly') === true) return false;
  return block.every((word, at) => isAlikeLoosely(word, words[at]));
}

function isSameRole(a: Phrase, b: Phrase): boolean {
  if (a.role === b.role) return true;
  // "With up to 200 guests" is "for up to 200 guests".
  const limits = [a, b].every(({ words }) => words.length === 1 && words[0]?.text === 'up');
  if (limits && [a, b].every(({ role }) => /^(with|for|of)$/.test(role))) return true;
  const one = EXCHANGED.get(a.role);
  if (one?.has(b.role) !== true) return false;
  const figures = [...a.words, ...b.words].some(isFigure);
  const person = [a, b].some(({ words }) => isPerson(words.at(-1)));
  // "Trained by nurses" is not "trained with nurses", and "in 3 hours" is not "on 3 hours".
  const during = [a.role, b.role].toSorted().join() === 'during,in';
  if (figures && !during && PLACING.has(a.role) && PLACING.has(b.role)) return false;
  return !(person && [a.role, b.role].some((role) => BY.has(role)));
}

const PLACING = new Set(['in', 'at', 'on', 'during']);
const BY = new Set(['by', 'with', 'using', 'through', 'via']);
/** Prepositions whose thing may stand before the word they belong to. */
const COMPOUNDING = new Set(['of', 'for', 'in', 'at', 'on', 'from', 'using', 'by']);
const OWN_ROLE = new Set(['per_rule', 'such_as', 'including', 'than', 'within', 'until', 'about', 'per']);

const EXCHANGED = new Map<string, Set<string>>();
for (const row of [
  'in at on during',
  'of for',
  'of in',
  'of at',
  'of with',
  'of by',
  'of from',
  'of on',
  'on about',
  'by through with using via',
  'to until',
  'to into in',
  'across in',
  'using in on',
  'per_rule from',
]) {
  const roles = row.split(' ');
  for (const role of roles)
    EXCHANGED.set(role, new Set([...(EXCHANGED.get(role) ?? []), ...roles.filter((one) => one !== role)]));
}
