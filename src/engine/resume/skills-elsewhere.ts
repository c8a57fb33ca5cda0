import { canonicalSkill } from '../skills/canonical.ts';
import { findDates } from './dates.ts';
import { headingKind } from './headings.ts';
import type { Section } from './section.ts';
import { splitItems } from './skill-items.ts';
import { areLanguages } from './spoken-languages.ts';

/** As many things as a list of skills names at least. */
const FEWEST = 3;
const MOST_LINES = 30;

/** Where no section lists skills, one of an unknown name does that holds nothing but a list: the one with the most known skills, then the longest. */
export function adoptSkills(sections: Section[]): Section[] {
  if (sections.some(({ kind, lines }) => kind === 'skills' && lines.length > 0)) return sections;
  const found = sections
    .map((section) => ({ section, items: itemsOf(section) }))
    .filter(({ items }) => items.length >= FEWEST)
    .map(({ section, items }) => ({ section, points: items.length + 3 * items.filter(isKnown).length }))
    .toSorted((a, b) => b.points - a.points)[0]?.section;
  return found ? sections.map((one) => (one === found ? { ...one, kind: 'skills' } : one)) : sections;
}

/** The things that a section of an unknown name lists; none where it tells of anything else. */
function itemsOf({ kind, heading, lines }: Section): string[] {
  const name = heading?.text.replace(/[:：]$/u, '') ?? '';
  if (kind !== 'other' || !heading || headingKind(name) !== null || lines.length > MOST_LINES) return [];
  const tells = lines.some(
    ({ text }) => findDates(text).length > 0 || /\S@\S|\d{4}/.test(text) || /\p{Ll}{2}[.!?。]$/u.test(text),
  );
  if (tells || lines.every(({ text }) => areLanguages(text))) return [];
  const items = lines.flatMap(({ text }) => splitItems(text, true));
  const short = items.filter((item) => item.split(' ').length <= 5 && item.length <= 45);
  return short.length >= items.length * 0.8 ? items : [];
}

function isKnown(text: string): boolean {
  return !canonicalSkill(text).id.startsWith('x:');
}
