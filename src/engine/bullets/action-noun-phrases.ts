import { actOf, bareActOf } from './action-nouns.ts';
import { PREPOSITIONS, inSingular, isJoint, verbAtom } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { AGENTS } from './verbs-from-nouns.ts';
import { PROVIDED } from './nouns.ts';
import { MANNERS } from './same-meaning.ts';
import { verbOf } from './verbs.ts';

/** "Price labelling, stock counts and checking of notes" as "label price, count stock and check notes"; what names no act stays. Where it must be `sure`, so does what may open with a verb ("prepare VAT returns"). */
export function withNamedActs(atoms: Atom[], sure = false): Atom[] {
  const result: Atom[] = [];
  for (let at = 0; at < atoms.length;) {
    const atom = atoms[at];
    if (atom === undefined) break;
    const opens = result.length === 0 || isJoint(result.at(-1));
    if (
      opens &&
      /^(for|with|in)$/.test(atom.text) &&
      isJoint(result.at(-1)) &&
      named(atoms, at + 1, sure) !== null
    ) {
      at += 1;
      continue;
    }
    // Behind a preposition a row goes on with things, unless it says "checking of".
    const goesOn = result.some(({ text }) => PREPOSITIONS.has(text));
    const found = opens ? named(atoms, at, sure) : null;
    const act = found !== null && goesOn && found.words.length > 1 ? null : found;
    if (act === null) {
      result.push(atom);
      at += 1;
    } else {
      result.push(...act.words);
      at += act.length;
    }
  }
  return result;
}

/** The act that is named from here on, as its verb and its object, and how many words it takes. */
function named(atoms: readonly Atom[], at: number, sure: boolean): { words: Atom[]; length: number } | null {
  let end = at;
  while (end < atoms.length && end < at + 5 && isPlain(atoms[end])) end += 1;
  const row = atoms.slice(at, end);
  const last = row.at(-1);
  if (last === undefined || last.verb !== null || last.skill !== null || row.length > 4) return null;
  const of = atoms[end]?.text === 'of' ? 1 : 0;
  if (PROVIDED.has(last.text) && row.length > 1)
    return { words: [verbAtom('provide'), ...row], length: row.length };
  const agent = row.length === 1 && at === 0 ? AGENTS[last.text.toLowerCase()] : undefined;
  if (agent !== undefined && /^(of|to|for)$/.test(atoms[end]?.text ?? ''))
    return { words: [verbAtom(agent)], length: 2 };
  const verb = actOf(last.text) ?? (of === 1 || row.length > 1 ? bareActOf(last.text) : null);
  if (verb === null) return particled(atoms, at);
  const manner = MANNERS[row.at(-2)?.text ?? ''];
  if (row.length === 2 && manner !== undefined)
    return { words: [verbAtom(verb), { ...verbAtom(manner), verb: null }], length: row.length + of };
  if (row.length === 1) return { words: [verbAtom(verb)], length: 1 + of };
  // "Managing payroll" opens with its verb, and so does "managed payroll".
  const first = row[0]?.verb === null ? verbOf(row[0].text) : null;
  const text = row[0]?.text.toLowerCase();
  if (row.slice(0, -1).some((atom) => /[^siu]s$/.test(atom.text) && !PLURAL_NAMES.has(atom.text)))
    return null;
  if (row[0]?.verb || (first !== null && (sure || text === first.gerund || text === first.past))) return null;
  return { words: [verbAtom(verb), ...row.slice(0, -1).map(inSingular)], length: row.length };
}

/** "Handing over of keys" and "carrying out of fairs", which are one verb and its particle. */
function particled(atoms: readonly Atom[], at: number): { words: Atom[]; length: number } | null {
  const [first, second, third] = atoms.slice(at, at + 3);
  if (first === undefined || second === undefined || third?.text !== 'of') return null;
  return isGerundAt(first) && PARTICLES.has(second.text) ? { words: [first, second], length: 3 } : null;
}

function isGerundAt(atom: Atom | undefined): boolean {
  return atom !== undefined && atom.verb === null && verbOf(atom.text)?.gerund === atom.text.toLowerCase();
}

function isPlain(atom: Atom | undefined): boolean {
  return (
    atom !== undefined &&
    atom.often === null &&
    !isJoint(atom) &&
    !PREPOSITIONS.has(atom.text) &&
    atom.text !== 'of'
  );
}

/** Words in the plural that stand before an act: other compounds have them in the singular. */
const PLURAL_NAMES = new Set(
  'accounts sales goods operations logistics news electronics sports savings customs'.split(' '),
);
const PARTICLES = new Set(['over', 'out', 'up', 'off', 'in', 'down', 'away', 'together']);
