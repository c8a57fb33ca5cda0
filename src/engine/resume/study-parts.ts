import { findDates } from './dates.ts';
import { splitDegree } from './degrees.ts';
import { isInstitution } from './titles-and-employers.ts';

/** "University of Idaho: Bachelor of Arts" is two names, where one of them is known. A word alone before a colon is a label. */
export function atColon(text: string): string[] {
  const [, before = '', after = ''] = /^([^:]{2,70}):\s+(\p{L}[^:]+)$/u.exec(text.trim()) ?? [];
  const isName = before.includes(' ') && /^\P{Ll}/u.test(before) && findDates(before).length === 0;
  const [one, other] = [splitDegree(before), splitDegree(after)];
  if (isName && isInstitution(before) && !one) return [before, after];
  if (before && one && isInstitution(after)) return [before, after];
  return isName && other && !one ? [before, after] : [text];
}

/** School, faculty and degree in signs that need no spaces between words, so that spaces part them: "岩手大学 農学部 学士". */
export function inSigns(text: string): string[] {
  const words = text.trim().split(/\s+/u);
  const signs = words.every((word) =>
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー（）()]{2,}$/u.test(word),
  );
  const known = words.some((word) => isInstitution(word)) && words.length > 1;
  return signs && known ? words : [text];
}

/** A word that says that what follows is a subject, and no school. */
export const SUBJECT: RegExp =
  /^(?:fachrichtung|schwerpunkt|studiengang|studienfach|spécialité|option|specialità|indirizzo|especialidad|especialização|specjalność|kierunek|obor|specializace|inriktning|studieretning|specialisatie|specialization|specialisation|major|minor)(?:\s+in)?:?\s+(?=\p{L})/iu;

/** A subject, and what stands behind a comma; what begins small there goes on with it: "Tuin, park en landschap". */
export function subjectsOf(text: string): string[] {
  return text.split(
    /,\s+(?!\p{Ll})|,\s+(?=(?:magna|summa|cum|with|first|second|grade|note|mention|gpa|minor|major|focus|concentration)(?!\p{L}))/u,
  );
}
