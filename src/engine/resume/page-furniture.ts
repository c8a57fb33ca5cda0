import { findDates } from './dates.ts';
import type { Line } from './lines.ts';
import { fold } from './text.ts';

const PAGE =
  /(?:^|[\s–—|·,-])(?:page|seite|pagina|página|sida|side|sivu|strona|sayfa|strana|stránka|oldal|pagină|страница|стр\.?|сторінка|σελίδα|pág\.?|pag\.?)\s*\d{1,2}(?:\s*(?:of|von|de|di|van|av|af|z|\/|из|sur|din)\s*\d{1,2})?\.?$/iu;
const OF_PAGES = /^(?:\d{1,2}\s*\/\s*\d{1,2}|[–—-]\s*\d{1,2}\s*[–—-])$/u;
const TITLE = /(?:^|[\s–—|·,-])(?:resume|résumé|cv|curriculum vitae|lebenslauf)\b/iu;

/** The lines that say something of the person: numbers of pages, and the name that stands on every page again, do not. */
export function withoutFurniture(lines: Line[]): Line[] {
  const first = new Set(lines.slice(0, 4).map(({ text }) => fold(text)));
  return lines.filter(
    (line, at) => !isPageNumber(line, at === lines.length - 1) && !isRunningHead(line, first),
  );
}

function isPageNumber({ text }: Line, isLast: boolean): boolean {
  if (text.length > 70) return false;
  if (OF_PAGES.test(text)) return true;
  // "Resume – page" at the end of a file has lost its number.
  if (isLast && TITLE.test(text) && /(?:page|seite)$/i.test(text)) return true;
  const found = PAGE.exec(text);
  return (
    found !== null && findDates(text).length === 0 && text.slice(0, found.index).split(/\s+/).length <= 7
  );
}

function isRunningHead(line: Line, first: ReadonlySet<string>): boolean {
  return line.page > 1 && line.text.split(' ').length <= 5 && first.has(fold(line.text));
}

const NUMBER = /^\d{1,2}\.\d{1,2}\.?\s+(?=\p{L})/u;

/** Lines without their numbers ("2.1 "), where a resume numbers what its sections hold. */
export function withoutNumbers(lines: Line[]): Line[] {
  const numbered = lines.filter(({ text }) => NUMBER.test(text) && findDates(text)[0]?.index !== 0);
  if (numbered.length < 4 || numbered.length < lines.length * 0.2) return lines;
  return lines.map((line) => {
    const [first, ...rest] = line.segments;
    if (!first || !numbered.includes(line)) return line;
    const segments = [{ ...first, text: first.text.replace(NUMBER, '') }, ...rest].filter(
      ({ text }) => text !== '',
    );
    return { ...line, segments, text: line.text.replace(NUMBER, '') };
  });
}
