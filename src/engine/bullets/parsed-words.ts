import { BE, PREPOSITIONS, isJoint } from './atoms.ts';
import type { Atom } from './atoms.ts';
import type { Clause } from './clause.ts';
import { isFigure } from './similar-words.ts';
import { isLimit, limitOf } from './limits.ts';
import { verbOf } from './verbs.ts';

/** A word of a line by what it does in it: which verb it stands under, in which part, behind which preposition. */
export type ParsedWord = {
  /** Its place among the words of the line. */
  at: number;
  atom: Atom;
  kind: 'verb' | 'thing' | 'figure' | 'often';
  /** Whether the person did it: a verb of the line itself, not one of a purpose or of somebody else. */
  own: boolean;
  clause: number;
  /** The part it stands in: the words between two prepositions or commas. */
  part: number;
  /** The preposition before its part; "" for the object; for a verb, what it stands behind. */
  role: string;
  /** The word its part or verb hangs on: the verb before it, -1 where there is none. */
  under: number;
  /** Whether it is the last word of its part, the thing itself. */
  head: boolean;
  /** Whether "it" or "them" stands behind this verb. */
  again: boolean;
  /** Whether it stands in a sentence about somebody else ("customers who ..."). */
  aside: boolean;
};

/** What limits a line: the word, and the word behind it that it limits. */
export type Limit = { name: string; at: number };

/** A line as its words and what limits them. */
export type ParsedLine = {
  words: ParsedWord[];
  limits: Limit[];
  /** Whether a preposition stands before nothing. */
  broken: boolean;
};

/** Takes a reading of a line apart into its words and what limits them. */
export function parsedLine(clauses: readonly Clause[]): ParsedLine {
  const telling: Reader = { words: [], limits: [], broken: false, pending: [], part: 0 };
  for (const [at, clause] of clauses.entries()) readClause(telling, clause, at);
  settle(telling, telling.words.length - 1);
  const { words, limits, broken } = telling;
  return { words, limits, broken };
}

type Reader = ParsedLine & { pending: string[]; part: number };

function readClause(reader: Reader, clause: Clause, at: number): void {
  const place = { clause: at, under: -1, aside: clause.outcome, role: '', again: false };
  if (clause.verb !== null) {
    if (isLimit(clause.verb)) reader.pending.push(limitOf(clause.verb));
    place.under = push(reader, {
      ...place,
      atom: clause.verb,
      kind: 'verb',
      own: !clause.outcome,
      part: -1,
      head: true,
    });
  }
  const main = place.under;
  if (clause.verb === null && isPassive(clause.object)) reader.pending.push('passive');
  readRow(reader, [clause.object, ...clause.around].flat(), { ...place, under: main });
  for (const often of clause.often)
    push(reader, {
      atom: { text: `per ${often}`, verb: null, skill: null, often },
      kind: 'often',
      own: false,
      clause: at,
      part: -1,
      role: '',
      under: main,
      head: true,
      again: false,
      aside: false,
    });
  for (const manner of clause.manner)
    push(reader, {
      atom: { text: manner, verb: null, skill: null, often: null },
      kind: 'thing',
      own: false,
      clause: at,
      part: -1,
      role: 'manner',
      under: main,
      head: true,
      again: false,
      aside: false,
    });
}

/** "Was trained": somebody else did it. */
function isPassive([first, second]: readonly Atom[]): boolean {
  const past = verbOf(second?.text ?? '')?.past;
  return first !== undefined && BE.has(first.text.toLowerCase()) && past === second?.text.toLowerCase();
}

type Place = { clause: number; under: number; aside: boolean; role: string };

function readRow(reader: Reader, row: readonly Atom[], from: Place): void {
  let { under, aside, role } = from;
  const next = (opening: string) => {
    reader.part += 1;
    if (
      (role === 'of' || PREPOSITIONS.has(role)) &&
      !TIMES.has(role) &&
      opening !== role &&
      reader.words.length === opened &&
      reader.pending.length === 0
    )
      reader.broken = true;
    opened = reader.words.length;
    // "Before each trip", of which "each trip" stands apart.
    if (TIMES.has(role) && opening !== role && reader.words.at(-1)?.role !== role)
      reader.limits.push({ name: role, at: from.under });
    role = opening;
  };
  reader.part += 1;
  let opened = reader.words.length;
  for (let at = 0; at < row.length; at++) {
    const atom = row[at];
    if (atom === undefined) continue;
    const word = atom.text.toLowerCase();
    const after = row[at + 1];
    // "Two kinds of beer" are two beers.
    if (KINDS.has(word) && after?.text === 'of') {
      at += 1;
      continue;
    }
    const verb = reader.words[under];
    if (AGAIN.has(word) && verb !== undefined) verb.again = true;
    if (isJoint(atom)) next(role);
    else if (word === 'up_to_date') {
      next('state');
      add(reader, atom, { ...from, under, aside, role });
    } else if (isLimit(atom, after)) reader.pending.push(limitOf(atom));
    else if (atom.verb !== null || isVerbAside(row, at, aside)) {
      const own = !aside && atom.verb !== null && OWN_BEHIND.has(role);
      under = push(reader, {
        atom,
        kind: 'verb',
        own,
        clause: from.clause,
        part: -1,
        role,
        under,
        head: true,
        again: false,
        aside,
      });
      next('');
    } else if (ASIDE.has(word)) {
      aside = true;
      next('');
      under = -1;
    } else if (atom.skill === null && (PREPOSITIONS.has(word) || OPENING.has(word))) next(word);
    else if (!EMPTY_WORDS.has(word)) add(reader, atom, { ...from, under, aside, role });
  }
  next('');
}

function add(reader: Reader, atom: Atom, place: Place): void {
  const kind = atom.often !== null ? 'often' : isFigure(atom) ? 'figure' : 'thing';
  const last = push(reader, {
    ...place,
    atom,
    kind,
    own: false,
    part: reader.part,
    head: true,
    again: false,
  });
  const before = reader.words[last - 1];
  if (before?.part === reader.part) before.head = false;
}

function push(reader: Reader, word: Omit<ParsedWord, 'at'>): number {
  const at = reader.words.length;
  reader.words.push({ ...word, at });
  if (word.kind !== 'verb' || reader.pending.length === 0 || !isLimit(word.atom)) settle(reader, at);
  return at;
}

function settle(reader: Reader, at: number): void {
  for (const name of reader.pending) reader.limits.push({ name, at });
  reader.pending = [];
}

/** A participle behind a thing ("dashboards used by"), or any form of a verb where somebody else is spoken of. */
function isVerbAside(row: readonly Atom[], at: number, aside: boolean): boolean {
  const atom = row[at];
  if (atom === undefined || atom.skill !== null || !/^\p{Ll}+$/u.test(atom.text)) return false;
  const forms = verbOf(atom.text);
  if (forms === null) return false;
  const next = row[at + 1];
  const ends = next === undefined || isJoint(next) || PREPOSITIONS.has(next.text);
  if (aside && /^(who|that|which)$/.test(row[at - 1]?.text ?? '')) return true;
  if (aside) return atom.text === forms.past || atom.text === forms.third || atom.text === forms.gerund;
  // "Technicians joining the team".
  const before = row[at - 1]?.text ?? '';
  if (forms.gerund === atom.text && !ends && /[^s]s$|^(people|children|staff|management)$/.test(before))
    return true;
  return at > 0 && ends && forms.past === atom.text && forms.past !== forms.base;
}

/** Words of time, which say something even where what stands behind them is told apart. */
const TIMES = new Set(['before', 'after', 'until', 'since', 'during', 'without']);
/** Behind these a form in -ing is the person's own act: "by weighing", not "for weighing" or "to weigh". */
const OWN_BEHIND = new Set(['by', 'through', 'while', 'after', 'before', 'using', '']);
const KINDS = new Set([
  'kinds',
  'types',
  'sorts',
  'forms',
  'pieces',
  'items',
  'bits',
  'cases',
  'range',
  'kind',
  'type',
  'sort',
  'piece',
]);
const AGAIN = new Set(['it', 'them', 'these', 'those']);
const OPENING = new Set(
  'of such_as including than per_rule about until within per as following upon over under below above within behind near'.split(
    ' ',
  ),
);
const ASIDE = new Set(
  'who whom whose which that where when while because so what how why whether until unless =>'.split(' '),
);
const EMPTY_WORDS = new Set(
  'am is are was were be been being has have had do does did will it they them there this these those their its one ones also then to themselves himself herself itself myself up out'.split(
    ' ',
  ),
);
