import type { ReadLine } from '../resume/reading.ts';

/** What is known to tell who somebody is; empty strings count for nothing. */
export type Identity = {
  names: string[];
  /** E-mail addresses, phone numbers, links, as written. */
  contacts: string[];
  /** Where the person lives, as written. */
  places: string[];
  schools: string[];
};

/** What stands where something was hidden. */
export const hiddenMark = '[hidden]';

/**
 * A function that hides, in any text, what tells who somebody is: their names, contact data, place, schools, and every line
 * about birth, age, sex, family or nationality. Addresses, links and phone numbers that nobody listed are hidden as well.
 */
export function identityHider(identity: Identity): (text: string) => string {
  const whole = [...identity.names, ...identity.contacts, ...identity.schools, ...identity.places]
    .map((text) => text.trim())
    .filter((text) => text.length >= 2);
  const parts = [
    ...identity.names.flatMap((name) => name.split(/[\s.,-]+/)).filter((part) => part.length >= 2),
    ...identity.places.flatMap((place) => place.split(/\s*,\s*/)).filter((part) => part.length >= 3),
  ].flatMap((part) => [part, part.toUpperCase(), capital(part)]);
  const anyCase = wordPattern(whole, 'giu');
  const asWritten = wordPattern(parts, 'gu');
  return (text) =>
    text
      .split('\n')
      .map((line) =>
        personal.test(line)
          ? hiddenMark
          : replaceAll(line, [anyCase, asWritten, mailAddress, webAddress, phone, school]),
      )
      .join('\n');
}

/** The lines of a resume with who it is hidden; what stands above the first heading is left out whole. */
export function hideInLines(lines: ReadLine[], hide: (text: string) => string): ReadLine[] {
  const heading = lines.findIndex((line) => line.section !== null && line.section !== 'contact');
  const top = heading === -1 ? Math.min(lines.length, unheadedTop) : heading;
  return lines.map((line, index) => ({
    ...line,
    text: index < top || line.section === 'contact' ? hiddenMark : hide(line.text),
  }));
}

/** In a resume without headings, this many lines are taken for the person's details. */
const unheadedTop = 6;

const personal =
  /\b(date of birth|birth ?date|born (on|in)?|d\.?o\.?b\b|marital status|nationality|citizenship|geburtsdatum|geboren|familienstand|staatsangeh|date de naissance|née? le|fecha de nacimiento|nacionalidad|data di nascita|pronouns)|\b(age|sex|gender|geschlecht|alter|edad|sexe)\s*[:=]/iu;
const mailAddress = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;
const webAddress =
  /\b(?:https?:\/\/|www\.)\S+|\b(?:linkedin\.com|github\.com|gitlab\.com|xing\.com|x\.com|twitter\.com)\/\S+/giu;
const phone = /\+\d[\d ()./-]{6,}\d|\b(?:tel|phone|mobile|telefon|handy)\.?\s*:?\s*[\d ()./-]{6,}\d/giu;
const school =
  /(?:\p{Lu}[\p{L}.&'’-]*\s+){0,4}\b(?:University|College|Institute|School|Academy|Polytechnic|Universität|Hochschule|Université|Universidad|Università|Politecnico)\b(?:\s+(?:of|de|di|für|in|at)(?:\s+(?:the|la|las|los|der))?(?:\s+\p{Lu}[\p{L}.&'’-]*){1,3})?/gu;

function wordPattern(words: string[], flags: string): RegExp | null {
  const found = [...new Set(words)].toSorted((one, other) => other.length - one.length);
  if (found.length === 0) return null;
  const any = found.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, flags);
}

function replaceAll(text: string, patterns: (RegExp | null)[]): string {
  const hidden = patterns.reduce(
    (left, pattern) => (pattern ? left.replace(pattern, hiddenMark) : left),
    text,
  );
  return hidden.replace(/\[hidden\](?:[\s,.|·/-]*\[hidden\])+/g, hiddenMark);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
