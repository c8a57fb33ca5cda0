import { isPerson } from './similar-words.ts';
import type { ParsedWord } from './parsed-words.ts';

/** Whether two things stand behind prepositions that say the same. */
export function hasSameRole(word: ParsedWord, other: ParsedWord): boolean {
  if (word.role === other.role) return true;
  const group = ROLES.find((row) => row.has(word.role) && row.has(other.role));
  if (group === undefined) return false;
  // "With nurses" is not "for nurses".
  if (isPerson(word.atom))
    return group.has('of') && !group.has('on') && [word, other].every(({ role }) => role !== 'with');
  const figure = word.kind === 'figure' || other.kind === 'figure';
  return !figure || ![word.role, other.role].some((role) => STRICT.has(role)) || group.has('until');
}

/** Whether a preposition was exchanged for one that says another thing of other words: all but those of place. */
export function isExchanged(word: ParsedWord, own: ParsedWord): boolean {
  if (word.kind === 'verb' || own.kind === 'verb' || !word.head || !own.head || word.role === '')
    return false;
  return word.role !== own.role && ![word.role, own.role].every((role) => PLACING.has(role));
}

/** Whether a word does not change its place in time: before stays before. */
export function isTimed(word: ParsedWord, other: ParsedWord): boolean {
  if (![word.role, other.role].some((role) => TIMED.has(role))) return true;
  return word.role === other.role || hasSameRole(word, other);
}

const PLACING = new Set(['in', 'at', 'on', 'during', 'within']);
const ROLES = [
  ['in', 'at', 'on', 'during', 'within', 'across', 'into', 'onto', 'through'],
  ['of', 'for', 'from', 'with'],
  ['of', 'in', 'at', 'on', 'from'],
  ['on', 'about', 'upon'],
  ['by', 'through', 'with', 'using', 'via'],
  ['using', 'in', 'on', 'with'],
  ['to', 'until'],
  ['to', 'into', 'in'],
  ['per_rule', 'from', 'following'],
  ['such_as', 'including'],
  ['after', 'following'],
].map((row) => new Set(row));
const TIMED = new Set(['before', 'after', 'until', 'since', 'from', 'without', 'while', 'during']);
const STRICT = new Set(['from', 'to', 'by', 'until', 'after', 'before', 'since']);
