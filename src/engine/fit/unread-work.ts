import { linksOf } from '../occupations/title-links.ts';
import { findDates } from '../resume/dates.ts';
import type { ReadExperience, ReadLine, ResumeReading } from '../resume/reading.ts';
import { companyLikeness, titleLikeness } from '../resume/titles-and-employers.ts';
import type { CandidateFacts } from './facts.ts';

type Role = CandidateFacts['experience'][number];

/**
 * Work in lines of the body that no position was read from: each line with a date range and the name of an occupation is a position of its own; where no
 * position was read at all, all that is left of the body is work too, without dates where it has none.
 */
export function unreadWork(reading: ResumeReading): Role[] {
  const left = uncoveredLines(reading);
  if (reading.experience.length > 0)
    return left.flatMap((line) => {
      const title = titleNamedIn(line.text);
      return title !== null && rangeOf(line) ? [roleOf([line], title)] : [];
    });
  const own = headline(reading);
  const groups: ReadLine[][] = [];
  for (const line of left) {
    const open = groups.at(-1);
    if (open && !rangeOf(line)) open.push(line);
    else groups.push([line]);
  }
  return groups.map((lines, at) => roleOf(lines, titleIn(lines[0]) ?? (at === 0 ? own : null) ?? ''));
}

/** The occupation that the head of a resume names below or beside the person's name: what they call themselves; null where it names none. */
export function headline(reading: ResumeReading): string | null {
  return headlineOf(reading)?.title ?? null;
}

function headlineOf(reading: ResumeReading): { title: string; line: ReadLine } | null {
  const { name } = reading.contact;
  const top = reading.lines.filter(({ section }) => section === 'header' || section === 'contact');
  for (const [at, line] of top.entries()) {
    const isName = name ? line.page === name.place.page && line.line === name.place.line : at === 0;
    // A name may be a trade: Baker, Cook. Only what is set apart from it says what somebody does.
    const text = isName ? (/[,|–—•·]\s*(?<rest>.+)$/u.exec(line.text)?.groups?.['rest'] ?? '') : line.text;
    const title = rangeOf(line) ? null : titleNamedIn(text);
    if (title !== null) return { title, line };
  }
  return null;
}

/** The part of a line that names an occupation surely and is not like an employer's name, the surest first; null where none does. */
export function titleNamedIn(text: string): string | null {
  const plain = findDates(text).reduce((rest, { raw }) => rest.replace(raw, ' | '), text);
  const parts = plain.split(PARTS).map((part) => part.replace(EDGES, ''));
  const named = parts.flatMap((part) => {
    if (part.length > LONGEST_TITLE || companyLikeness(part) > titleLikeness(part)) return [];
    const confidence = linksOf(part, 'by usage')[0]?.confidence ?? 0;
    return confidence >= (titleLikeness(part) >= 1 ? NAMED : SURELY_NAMED) ? [{ part, confidence }] : [];
  });
  return named.toSorted((a, b) => b.confidence - a.confidence)[0]?.part ?? null;
}

/** The line that a position stands in, as far as it is shown. */
export function lineOf({ lines }: ResumeReading, { place }: ReadExperience): ReadLine | undefined {
  return lines.find(({ page, line }) => page === place.page && line === place.line);
}

/** Lines of the body that neither belong to what was read nor tell who somebody is. */
function uncoveredLines(reading: ResumeReading): ReadLine[] {
  const { contact, experience, education, skills, languages } = reading;
  const about = [contact.name, contact.email, contact.phone, contact.location, ...contact.links];
  const read = [...about.filter((one) => one !== null), ...experience, ...education, ...skills, ...languages];
  const taken = new Set(read.map(({ place }) => `${place.page} ${place.line}`));
  const told = experience.map(({ description }) => description).join('\n');
  const free = reading.lines.filter(
    (line) =>
      !taken.has(`${line.page} ${line.line}`) &&
      !NOT_OF_WORK.has(line.section ?? '') &&
      // Beside positions that were read only dated lines count: the others are not looked for in what these tell.
      (experience.length === 0 || (rangeOf(line) !== null && !told.includes(line.text.trim()))),
  );
  // Above the first date, or the line that names their trade, a resume tells who somebody is.
  const first = free.findIndex((line) => line.section !== 'header' || rangeOf(line) !== null);
  if (first !== -1) return free.slice(first);
  const named = headlineOf(reading)?.line;
  return named ? free.slice(free.indexOf(named) + 1) : [];
}

function roleOf(lines: ReadLine[], title: string): Role {
  const [first] = lines;
  if (!first) throw new Error('a position has at least one line');
  const range = rangeOf(first);
  const places = lines.map(({ page, line, text }) => ({ page, line, quote: text }));
  return {
    title,
    start: range?.start ?? null,
    end: range?.end ?? null,
    description: lines.map(({ text }) => text).join('\n'),
    evidence: { from: 'resume', place: { page: first.page, line: first.line, quote: first.text } },
    places,
  };
}

function titleIn(line: ReadLine | undefined): string | null {
  return line ? titleNamedIn(line.text) : null;
}

function rangeOf({ text }: ReadLine) {
  return findDates(text).find(({ single, present }) => !single || present) ?? null;
}

/** Where one part of a line ends and another begins. */
const PARTS = /[,;|•·:()\t]|\.\s|\s[–—-]\s|\s(?:at|for|bei|chez|presso|hos|en|in|på|w)\s/u;
const EDGES = /^[\s.–—-]+|[\s.–—-]+$/gu;
const LONGEST_TITLE = 60;
/** How surely words with the form of a title name an occupation, and how surely all others. */
const NAMED = 0.6;
const SURELY_NAMED = 0.9;
const NOT_OF_WORK = new Set(['contact', 'skills', 'languages', 'interests', 'references']);
