import { findDates } from '../resume/dates.ts';
import type { Place, ReadExperience, ReadLine, ResumeReading } from '../resume/reading.ts';
import { companyLikeness } from '../resume/titles-and-employers.ts';

/**
 * What a position's lines tell: what the reader took for its description and, before it, what else of its lines tells of the work. Terse
 * resumes put it behind the title, "Porter, 2011-2026. Moves patients", and its first line may have been taken for the employer.
 */
export function toldBy(
  reading: ResumeReading,
  one: ReadExperience,
  next: ReadExperience | undefined,
): string {
  const told = flat(one.description);
  const untold = ownLines(reading, one, next).flatMap((line) => {
    if (told.includes(flat(line.text))) return [];
    const rest = isHead(line, one) ? restOfHead(line.text, one) : restOfLine(line.text, one);
    return rest === '' || told.includes(flat(rest)) ? [] : [rest];
  });
  return [...untold, one.description].filter((text) => text.trim() !== '').join('\n');
}

/** The visible lines that a description was read from. */
export function placesOf(
  reading: ResumeReading,
  one: ReadExperience,
  next: ReadExperience | undefined,
  description: string,
): Place[] {
  const parts = description.split('\n').map((part) => part.trim());
  return linesOf(reading, one, next).flatMap(({ page, line, text }) => {
    const words = text.trim();
    const isTold =
      description.includes(words) || parts.some((part) => part.length >= SHORTEST && words.endsWith(part));
    return words !== '' && isTold ? [{ page, line, quote: text }] : [];
  });
}

/** The visible lines from a position to the next one; all lines when the order of the file does not tell. */
export function linesOf(
  reading: ResumeReading,
  { place }: ReadExperience,
  next: ReadExperience | undefined,
): ReadLine[] {
  const from = reading.lines.findIndex((one) => one.page === place.page && one.line === place.line);
  const to =
    next === undefined
      ? -1
      : reading.lines.findIndex((one) => one.page === next.place.page && one.line === next.place.line);
  return from !== -1 && to > from ? reading.lines.slice(from, to) : reading.lines.slice(Math.max(0, from));
}

/** Those of them that stand in the section of its head, up to the first that does not. */
function ownLines(reading: ResumeReading, one: ReadExperience, next: ReadExperience | undefined): ReadLine[] {
  const lines = linesOf(reading, one, next);
  const [head] = lines;
  if (head === undefined || head.section === null || !isHead(head, one)) return [];
  const other = lines.findIndex(({ section, text }) => text.trim() !== '' && section !== head.section);
  const { contact, education, skills, languages } = reading;
  const lists = skills.filter(({ source }) => source === 'list');
  const about = [contact.name, contact.email, contact.phone, ...contact.links].filter(
    (read) => read !== null,
  );
  const taken = new Set(
    [...about, ...education, ...lists, ...languages].map(({ place }) => `${place.page} ${place.line}`),
  );
  return lines
    .slice(0, other === -1 ? lines.length : other)
    .filter((line) => isHead(line, one) || !taken.has(`${line.page} ${line.line}`));
}

function isHead({ page, line }: ReadLine, { place }: ReadExperience): boolean {
  return page === place.page && line === place.line;
}

/** What stands behind the title, the employer and the dates in the line of a position: after its first colon or point. */
function restOfHead(text: string, { title }: ReadExperience): string {
  const dates = findDates(text).reduce((end, { raw }) => Math.max(end, text.indexOf(raw) + raw.length), 0);
  const named = endOf(title ?? '', text);
  const from = Math.max(named, dates > text.length / 2 ? 0 : dates);
  const end = END_OF_HEAD.exec(text.slice(from));
  const rest = end === null ? '' : text.slice(from + end.index + end[0].length).trim();
  return wordsIn(rest) >= FEWEST_WORDS ? rest : '';
}

/** Where a part of a text ends in it; 0 where it is not in it. */
function endOf(part: string, text: string): number {
  const at = text.indexOf(part);
  return at === -1 ? 0 : at + part.length;
}

/** A further line, without the employer where it names one. */
function restOfLine(text: string, { company, title, location }: ReadExperience): string {
  const names = [company, title, location].flatMap((name) => name ?? []);
  const isEmployer = company !== null && text.includes(company) && companyLikeness(company) > 0;
  const rest = names.reduce((left, name) => left.replace(name, ' '), text);
  const plain = findDates(rest).reduce((left, { raw }) => left.replace(raw, ' '), rest);
  if (wordsIn(plain) < FEWEST_WORDS) return '';
  return isEmployer ? plain.replace(EDGES, '').trim() : text.trim();
}

function wordsIn(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A colon, a dash before a small letter, or a point behind a word, a number or a bracket. */
const END_OF_HEAD = /:\s|(?<=[\p{L}\p{N})]{3})\.\s+|\)\.?\s+(?=\p{Lu})|\s[–—-]\s(?=\p{Ll})/u;
const EDGES = /^[\s,.;:|–—-]+|[\s,;:|–—-]+$/gu;
const FEWEST_WORDS = 2;
const SHORTEST = 8;
