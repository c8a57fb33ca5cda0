import { findDates } from './dates.ts';
import { headingKind, likelyHeadingKind, type SectionKind } from './headings.ts';
import type { Line } from './lines.ts';
import type { Section } from './section.ts';
import { isCapitals } from './text.ts';
import { goesOnWith, labelledRow, type LabelledRow } from './section-rows.ts';
import { titleLikeness } from './titles-and-employers.ts';

/** Divides lines into sections by the words and the look of their headings. Columns go on over pages. */
export function toSections(lines: Line[]): Section[] {
  const headings = findHeadings(lines);
  const sections: Section[] = [];
  const current = new Map<number, Section>();
  const sectionOf = new Map<Line, Section>();
  const inherited = new Map<number, Line>();
  let open: LabelledRow | null = null;
  for (const [i, line] of lines.entries()) {
    const kind = headings.get(line);
    let section = current.get(line.stream);
    // Columns inside a section go on with it, and columns below the name of another are part of that one.
    const before = lines[i - 1];
    const flowing = !section && goesOnBeside(lines, i) ? before : undefined;
    const around = sectionOf.get(flowing ?? line.origin ?? line);
    const from = inherited.get(line.stream);
    if (!section || (from && line.origin !== from && around?.heading)) {
      section = around ?? section;
      if (line.origin) inherited.set(line.stream, line.origin);
    }
    if (kind) inherited.delete(line.stream);
    if (kind || !section) {
      section = { kind: kind ?? 'header', heading: kind ? line : null, lines: [] };
      sections.push(section);
    }
    current.set(line.stream, section);
    sectionOf.set(line, section);
    const row: LabelledRow | null = open;
    open = null;
    if (!kind && row && goesOnWith(row, line)) {
      row.section.lines.push(line);
      open = row;
      continue;
    }
    open = kind ? null : labelledRow(lines, i, section.kind);
    if (open) sections.push(open.section);
    else if (!kind) section.lines.push(line);
  }
  return sections;
}

/**
 * Whether a column goes on with what stands at the foot of the one before it, as in a newspaper: both are of one width, and above its first heading
 * it tells of work with dates, and not how somebody is reached.
 */
function goesOnBeside(lines: readonly Line[], at: number): boolean {
  const [line, before] = [lines[at], lines[at - 1]];
  if (!line?.origin || !before || before.stream === line.stream || before.page !== line.page) return false;
  const widthOf = ({ column }: Line) => column.right - column.left;
  const alike = Math.abs(widthOf(line) - widthOf(before)) < widthOf(before) * 0.25;
  const own = lines.slice(at).filter(({ stream }) => stream === line.stream);
  const head = own.findIndex(({ text }) => headingKind(text) !== null);
  const above = own.slice(0, head === -1 ? own.length : head);
  const reached = above.some(({ text }) => /\S@\S|\d{3}[ .-]?\d{3}/.test(text));
  return alike && !reached && above.some(({ text }) => findDates(text).some((date) => !date.single));
}

const STRONG = new Set<SectionKind>(['experience', 'education', 'skills']);

type BodyStyle = { size: number; color: string | null; bold: boolean };

/** How the lines of most text look: size and colour. */
export function bodyStyle(lines: Line[]): BodyStyle {
  const count = (key: (line: Line) => string) => {
    const sums = new Map<string, number>();
    for (const line of lines) sums.set(key(line), (sums.get(key(line)) ?? 0) + line.text.length);
    return [...sums].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  };
  return {
    size: Number(count((line) => String(Math.round(line.size * 2) / 2))) || 10,
    color: count((line) => line.color ?? '') || null,
    bold: count((line) => String(line.bold)) === 'true',
  };
}

function findHeadings(lines: Line[]): Map<Line, SectionKind> {
  const body = bodyStyle(lines);
  const found = new Map<Line, SectionKind>();
  const allNamed = namedLines(lines, body);
  const overall = mainLook(allNamed, body);
  const named = new Set(allNamed.flatMap(({ line, kind }) => (look(line) === overall ? [kind] : [])));
  for (const stream of new Set(lines.map((line) => line.stream))) {
    const own = lines.filter((line) => line.stream === stream);
    const possible = candidates(own, body);
    const ownNamed = namedLines(own, body);
    const main = mainLook(ownNamed, body);
    const mainSize = ownNamed.find(({ line }) => look(line) === main)?.line.size ?? 0;
    const kinds = new Set<SectionKind>();
    for (const { line, kind } of ownNamed)
      // "Other" is the name of a group inside a section as often as the name of a section.
      if ((look(line) === main && (kind !== 'other' || main === overall)) || line.heading) {
        found.set(line, kind);
        kinds.add(kind);
      }
    for (const { line, kind } of possible)
      if (!found.has(line) && !kinds.has(kind) && isSecondary(kind, line, body, mainSize, named))
        found.set(line, kind);
    for (const line of unnamed(own, main, found, body))
      found.set(line, likelyHeadingKind(line.text) ?? 'other');
    for (const line of own) if (line.label === true) found.set(line, labelKind(line));
  }
  return found;
}

function labelKind(line: Line): SectionKind {
  return headingKind(line.text) ?? likelyHeadingKind(line.text) ?? 'other';
}

type Named = { line: Line; kind: SectionKind };

function candidates(lines: Line[], body: BodyStyle): Named[] {
  return lines.flatMap((line) => {
    const kind = nameOf(line) ?? resembling(line, body);
    return kind ? [{ line, kind }] : [];
  });
}

/** What a line names that resembles the name of a section, in words and in looks. */
function resembling(line: Line, body: BodyStyle): SectionKind | null {
  const plain = line.segments.length > 1 || line.rated || line.bullet || /[.,;]$/.test(line.text);
  if (plain || prominence(line, body) < 2) return null;
  return likelyHeadingKind(line.text.replace(/:$/, ''));
}

/** Lines that have the words of a heading, and its look where the file has any typography at all. */
function namedLines(lines: Line[], body: BodyStyle): Named[] {
  const possible = candidates(lines, body);
  const prominent = possible.filter(({ line }) => prominence(line, body) > 0);
  return prominent.length > 0 ? prominent : possible.filter(({ line }) => !line.bullet);
}

/** A heading that looks unlike most: taken only for kinds that nothing else names, and never for labels inside a section. */
function isSecondary(
  kind: SectionKind,
  line: Line,
  body: BodyStyle,
  mainSize: number,
  named: ReadonlySet<SectionKind>,
): boolean {
  // A word that looks like any other, where the section it could open stands elsewhere, is a word: "Oral Health Education" on two lines.
  if (nameOf(line) === null) return !named.has(kind) && line.text.split(' ').length <= 3;
  if (STRONG.has(kind)) return !named.has(kind) || prominence(line, body) >= 1;
  if (kind === 'other' || kind === 'summary' || line.size < mainSize - 0.3) return false;
  return prominence(line, body) >= 2;
}

function nameOf(line: Line): SectionKind | null {
  if (line.segments.length > 1 || line.rated || line.text.length > 60 || /[.,;]$/.test(line.text))
    return null;
  return headingKind(line.text.replace(/:$/, ''));
}

function prominence(line: Line, body: BodyStyle): number {
  let points = 0;
  if (line.heading) points += 2;
  if (line.bold && !body.bold) points += 1;
  if (line.size > body.size * 1.08) points += 1;
  if (line.capitals || isCapitals(line.text)) points += 1;
  if (line.marked) points += 1;
  if (line.color !== body.color) points += 0.5;
  if (line.gap > 0.35) points += 1;
  if (line.text.endsWith(':')) points += 0.5;
  return line.bullet ? points - 1 : points;
}

function look(line: Line): string {
  const capitals = line.capitals === true || isCapitals(line.text);
  return `${Math.round(line.size)} ${line.bold} ${line.color} ${capitals} ${line.marked ?? false} ${line.level ?? 0}`;
}

function mainLook(named: { line: Line; kind: SectionKind }[], body: BodyStyle): string {
  const sums = new Map<string, number>();
  const counted = new Set<string>();
  for (const { line, kind } of named) {
    const key = `${look(line)} ${kind}`;
    if (counted.has(key)) continue;
    counted.add(key);
    const points = (STRONG.has(kind) ? 2 : 1) + prominence(line, body) / 10;
    sums.set(look(line), (sums.get(look(line)) ?? 0) + points);
  }
  return [...sums].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** Lines that look like the known headings, and like nothing else, open a section of an unknown kind. */
function unnamed(lines: Line[], main: string, found: Map<Line, SectionKind>, body: BodyStyle): Line[] {
  const known = lines.filter((line) => found.has(line) && look(line) === main);
  const first = known[0];
  if (known.length < 2 || !first || prominence(first, body) < 2) return [];
  const start = lines.indexOf(first);
  // Where white space stands above every known heading, it stands above an unknown one too.
  const large = first.size > body.size * 1.15;
  const apart = !large && known.slice(1).every((line) => line.gap > 0.3);
  const alike = lines.filter(
    (line) =>
      !found.has(line) &&
      !headsWork(line, lines, found) &&
      look(line) === main &&
      !line.bullet &&
      (line.gap > 0.3 || !apart) &&
      line.segments.length === 1 &&
      line.text.length <= 40 &&
      line.text.split(' ').length <= 5 &&
      findDates(line.text).length === 0 &&
      lines.indexOf(line) > start,
  );
  const clear = prominence({ ...first, gap: 0 }, body) >= 2 && alike.every((line) => headsText(line, lines));
  return alike.length < known.length || clear ? alike : [];
}

/** Whether text of another look stands below a line, and no dates that would make it the head of an entry. */
function headsText(line: Line, lines: readonly Line[]): boolean {
  const [next, ...more] = lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + 4);
  const ranges = [next, ...more].some((one) => findDates(one?.text ?? '').some((date) => !date.single));
  return next !== undefined && look(next) !== look(line) && !ranges;
}

/**
 * Whether a line in the look of a heading opens a position: a title of capitals ("RGN", "HGV DRIVER") right below the heading of the work, or above
 * dates inside of it.
 */
function headsWork(line: Line, lines: Line[], found: ReadonlyMap<Line, SectionKind>): boolean {
  const at = lines.indexOf(line);
  const open = lines.slice(0, at).findLast((one) => found.has(one));
  if (open === undefined || found.get(open) !== 'experience') return false;
  const below = lines.slice(at + 1, at + 3);
  const dated = below.findIndex((one) => findDates(one.text).length > 0);
  if (dated === -1 || below.slice(0, dated + 1).some((one) => one.bullet || found.has(one))) return false;
  return lines[at - 1] === open || /^\p{Lu}{2,5}$/u.test(line.text) || titleLikeness(line.text) >= 1;
}
