import { singular } from '../skills/tokens.ts';
import { ANY_NUMBER } from './atoms.ts';
import type { Atom } from './atoms.ts';
import { isSameName } from './names.ts';
import { VERB_GROUPS } from './same-meaning.ts';

/** Whether two words mean the same. */
export function isSameAtom(a: Atom, b: Atom | undefined): boolean {
  if (b === undefined) return false;
  if (a.verb !== null || b.verb !== null)
    return a.verb !== null && b.verb !== null && (a.verb === b.verb || isSameVerb(a.verb, b.verb));
  if (a.skill !== null && a.skill === b.skill) return isSameName(a.text, b.text);
  if (a.text === b.text) return true;
  const [one, other] = [a, b].map(({ text }) => text.replace(ANY_NUMBER, ''));
  const open = [a, b].some(({ text }) => text.endsWith(ANY_NUMBER));
  if (open && (one === `${other}s` || other === `${one}s`)) return true;
  return open && (singular(one ?? '') ?? one) === (singular(other ?? '') ?? other);
}

function isSameVerb(a: string, b: string): boolean {
  const groups = groupsOf.get(a);
  return (groupsOf.get(b) ?? []).some((group) => groups?.includes(group));
}

const groupsOf = new Map<string, number[]>();
for (const [number, verbs] of VERB_GROUPS.entries())
  for (const verb of verbs) groupsOf.set(verb, [...(groupsOf.get(verb) ?? []), number]);
