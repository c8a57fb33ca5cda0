import { findDates } from './dates.ts';
import type { Line } from './lines.ts';
import type { Section } from './section.ts';

/** Consent to the use of personal data, and the word of honour, as the laws and habits of countries ask for them at the end. */
const CLAUSE =
  /^(?:autorizzo\s.*trattamento|(?:il sottoscritto|la sottoscritta|ai sensi del)\s|wyrażam zgodę|zgodnie z art|sunt de acord cu prelucrarea|declar pe propria|autorizo\s.*(?:datos|dados)|i (?:hereby |solemnly )?(?:declare|certify|affirm|confirm) that|i,? the undersigned|hiermit (?:versichere|bestätige) ich|je (?:certifie|déclare|soussigné)|bu belgede|beyan ederim|souhlasím se zpracováním|súhlasím so spracovaním|hozzájárulok|суглас|даю согласие|以上$|上記の通り)/iu;

/** "Bottrop, den 3. September 2025", "Milano, 12/03/2024", "Ort, Datum": place and day above a signature. */
const PLACE_AND_DAY =
  /^\p{Lu}[\p{L} .-]{1,30}(?:,\s+(?:(?:den|le|lì|li|il|el|em|dnia|am|a|de)\s+)?|\s+(?:den|dnia)\s+)(?<day>\d{1,2}[\p{L}. /-][^,;]{1,20}?(?:19|20)\d{2})\.?(?:\s+\p{Lu}[\p{L} .’'-]{2,40})?$/u;

/** A section without the lines that close a resume: place and day, a signature, consent to the use of data. */
export function withoutClosing(sections: Section[]): Section[] {
  const last = sections.findLast(({ lines }) => lines.length > 0);
  return sections.flatMap((section) => {
    const at = section.lines.findIndex(
      (line) => CLAUSE.test(line.text) || (section === last && isDayOfSigning(line)),
    );
    if (at === -1 || section.kind === 'other') return [section];
    const closing: Section = { kind: 'other', heading: null, lines: section.lines.slice(at) };
    // A clause within a section may be followed by more of it; behind place and day stands a name.
    const rest = section === last ? [] : closing.lines.splice(1);
    return [{ ...section, lines: [...section.lines.slice(0, at), ...rest] }, closing];
  });
}

function isDayOfSigning({ text, segments }: Line): boolean {
  if (segments.length > 3) return false;
  const day = PLACE_AND_DAY.exec(text)?.groups?.['day'];
  const [date] = day === undefined ? [] : findDates(day);
  return date !== undefined && date.single;
}
