import type { Part } from './entry-head.ts';
import type { Atom } from './head-atoms.ts';
import { companyLikeness, titleLikeness } from './titles-and-employers.ts';
import { isTown } from './towns.ts';

/** What an atom of a head may be. */
export type Kind = 'title' | 'company' | 'place' | 'other';
/** An atom with how likely it is of each kind. */
export type Weighed = Atom & { likely: Record<Kind, number> };

/** Whether a part stands behind a dash in the line of another and goes on with it: "Room Leader – Kinder". */
export function goesOnBehindDash(part: Part, first: Part): boolean {
  if (part.dash === undefined || part.line !== first.line || isTown(part.text)) return false;
  return titleLikeness(part.text) < 1.5 && companyLikeness(part.text) < 1;
}

/** What stands behind a dash in the line of a title, where the employer has another line: "Nurse Manager – Paediatrics". */
export function behindDash(titles: Weighed[], companies: Weighed[], atoms: Weighed[]): Weighed[] {
  const last = titles.at(-1);
  const next = last && atoms[atoms.indexOf(last) + 1];
  if (!last || !next?.part.dash || next.part.line !== last.part.line || companies.includes(next)) return [];
  const apart = companies.every((atom) => atom.part.line !== last.part.line);
  const rest = atoms.filter((atom) => atom.part === next.part);
  const other = rest.some((atom) => atom.likely.place > 0.8 || companyLikeness(atom.text) >= 1.8);
  return apart && !other ? rest : [];
}

/**
 * What stands behind a dash in the line of an employer, where the title has another line and few employers of the section have a second part: the name goes
 * on there. "CHU de Brest – Hôpital Morvan".
 */
export function rareBehindDash(
  titles: Weighed[],
  companies: Weighed[],
  atoms: Weighed[],
  common: ReadonlySet<string>,
): Weighed[] {
  const last = companies.at(-1);
  const next = last && atoms[atoms.indexOf(last) + 1];
  if (!last || !next?.part.dash || next.part.line !== last.part.line || common.has(next.slot)) return [];
  const apart = titles.every((atom) => atom.part.line !== last.part.line);
  const named = next.likely.place < 0.5 && !isTown(next.text) && next.text === next.part.text;
  return apart && named ? [next] : [];
}
