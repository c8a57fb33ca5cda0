import { holdsContact } from './contact.ts';
import { findDates } from './dates.ts';
import { headingKind, likelyHeadingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { nameAgreement } from './name.ts';
import { isPlace } from './places.ts';
import type { Section } from './section.ts';

const EMAIL = /[\p{L}\d._%+-]{1,64}@(?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,24}/u;
/** As many lines around an address as hold a name and a telephone. */
const NEAR = 3;

/**
 * Takes name and contact data out of sections that they do not belong to: at the end of a resume, below a panel that stands beside the name, or in
 * large letters below the last words of another column. They become a section of their own, without a heading.
 */
export function withContactApart(sections: Section[], lines: readonly Line[]): Section[] {
  const email = lines.map(({ text }) => EMAIL.exec(text)?.[0]).find((one) => one !== undefined);
  if (email === undefined) return sections;
  const isOwn = (section: Section) => section.kind === 'header' || section.kind === 'contact';
  const above = sections.filter(isOwn).flatMap((section) => section.lines);
  if (above.some((line) => nameAgreement(line, email) > 0)) return sections;
  const sizes = lines.map(({ size }) => size).toSorted((a, b) => a - b);
  const [largest = 0, usual = 0] = [sizes.at(-1), sizes[Math.floor(sizes.length / 2)]];
  const title = largest > usual * 1.2 ? largest : Infinity;
  const taken = new Set<Line>();
  for (const section of sections)
    if (!isOwn(section) && section.kind !== 'references')
      for (const line of contactLines(wholeOf(section), email, title)) taken.add(line);
  if (taken.size === 0) return sections;
  const rest = sections.map((section) => ({
    ...section,
    heading: section.heading && taken.has(section.heading) ? null : section.heading,
    lines: section.lines.filter((line) => !taken.has(line)),
  }));
  return [{ kind: 'header', heading: null, lines: [...taken] }, ...rest];
}

/** As many lines as a section has that says how a person is reached. */
const FEW = 8;
const ONLY_PHONE = /^(?:\p{L}{1,10}\.?\s*[:：]?\s*)?\+?[\d\s()/.-]{8,20}$/u;

/** A short section of an unknown name that holds the address of the person or nothing but a telephone in one of its lines says how they are reached. */
export function withReached(sections: Section[]): Section[] {
  return sections.map((section) => {
    const { heading, lines } = section;
    const words = heading?.text.replace(/:$/, '') ?? '';
    if (!heading || lines.length > FEW || headingKind(words) !== null) return section;
    const reached = lines.some(({ text }) => {
      const address = EMAIL.exec(text)?.[0];
      return address === undefined ? isOnlyPhone(text) : text.length < address.length + 15;
    });
    return reached ? { ...section, kind: 'contact' } : section;
  });
}

function isOnlyPhone(text: string): boolean {
  return ONLY_PHONE.test(text) && text.replace(/\D/g, '').length >= 8 && findDates(text).length === 0;
}

/** The lines of a section, with its name where that could be the name of a person. */
function wholeOf({ kind, heading, lines }: Section): Line[] {
  const words = heading?.text.replace(/:$/, '') ?? '';
  const unknown = kind === 'other' || (headingKind(words) ?? likelyHeadingKind(words)) === null;
  return heading && unknown ? [heading, ...lines] : lines;
}

/** The lines of a section that hold the name of the person, as the address says it, and those around it that say where they are reached. */
function contactLines(lines: readonly Line[], email: string, title: number): Line[] {
  const at = lines.findIndex((line, i) => isName(lines, i, email, title) && line.page === 1);
  if (at === -1) return [];
  const own = lines.slice(at, at + 1 + NEAR);
  const [name] = own;
  return own.filter(
    (line) =>
      line === name ||
      holdsContact(line) ||
      isPlace(line.text) ||
      /\d{3}.*\d{4}/.test(line.text) ||
      (line.size === title && nameAgreement(line, email) > 0),
  );
}

function isName(lines: readonly Line[], at: number, email: string, title: number): boolean {
  const line = lines[at];
  if (!line || line.bullet || line.text.length > 60) return false;
  const agreed = nameAgreement(line, email);
  const reached = lines.slice(at + 1, at + 1 + NEAR).some((one) => one.text.includes(email));
  const large = line.size === title && agreed > 0;
  return agreed >= 3.6 || large || (agreed >= 1.8 && reached);
}
