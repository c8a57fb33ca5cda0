import { isDatePart, type DateRange } from './dates.ts';
import { withoutDates } from './entry-head.ts';
import { dateOf, mayHead, prepare } from './join-wrapped-lines.ts';
import type { Line } from './lines.ts';

/** The lines of one entry of a section: its dates, the lines that head it, and the lines that describe it. */
export type Entry = { date: DateRange | null; dateLine: Line; head: Line[]; body: Line[] };

/** Divides a section of work into entries, each anchored on its dates, with one shape of the head for the whole section. */
export function toEntries(sectionLines: Line[]): Entry[] {
  const lines = prepare(withoutOuterBullets(sectionLines));
  const anchors = findAnchors(lines);
  if (anchors.length === 0) return [];
  const edges = leftEdges(lines);
  const indent = headIndent(lines, anchors, edges);
  const small = smallNames(lines, anchors);
  const isHead = (line: Line | undefined) =>
    line === undefined
      ? mayHead(line)
      : small.has(line) || (mayHead(line) && indentOf(line, edges) <= indent);
  const footed = atFoot(lines, anchors, isHead) ?? atFoot(lines, loneDates(lines, anchors), isHead);
  if (footed) return footed;
  const above = linesAbove(lines, anchors, isHead);
  const starts = underOneName(
    lines,
    anchors,
    anchors.map((anchor, i) => startOf(lines, anchors, i, above, isHead)),
    isHead,
  );
  const below = linesBelow(lines, anchors, starts, isHead);
  return anchors.flatMap((anchor, i) => {
    const start = starts[i] ?? anchor;
    const end = starts[i + 1] ?? lines.length;
    const dateLine = lines[anchor];
    if (!dateLine) return [];
    let headEnd = anchor + 1;
    while (headEnd < end && headEnd - anchor <= below && isHead(lines[headEnd])) headEnd += 1;
    return {
      date: dateOf(dateLine),
      dateLine,
      head: lines.slice(start, headEnd),
      body: lines.slice(headEnd, end),
    };
  });
}

/** Bullets that open entries, and list nothing: the first line has one, and others are set in deeper. */
function withoutOuterBullets(lines: Line[]): Line[] {
  const [first] = lines;
  const depth = (line: Line) => line.indent ?? line.x - line.column.left;
  const deeper = (line: Line) => first !== undefined && depth(line) > depth(first) + 0.5;
  const apart = lines.some((line) => line.bullet && deeper(line));
  if (first?.bullet !== true || !apart) return lines;
  return lines.map((line) => (line.bullet && !deeper(line) ? { ...line, bullet: false } : line));
}

/** Lines that are dates and no more, also single ones, where all that have a range are such lines: "summer 2016". */
function loneDates(lines: Line[], ranges: number[]): number[] {
  const lone = lines.flatMap((line, i) => (!line.bullet && dateOf(line) && isDatePart(line.text) ? [i] : []));
  return ranges.every((at) => lone.includes(at)) ? lone : [];
}

/**
 * Entries whose dates stand below what they describe, as at the foot of cards: the last line of all has dates, and the line above dates is never part
 * of a head. Null where it is otherwise.
 */
function atFoot(lines: Line[], anchors: number[], isHead: IsHead): Entry[] | null {
  if (anchors.length < 2 || anchors.at(-1) !== lines.length - 1) return null;
  const entries = anchors.flatMap((anchor, i): Entry[] => {
    const own = lines.slice((anchors[i - 1] ?? -1) + 1, anchor);
    const dateLine = lines[anchor];
    const body = own.findIndex((line) => !isHead(line));
    const ends = !isHead(own.at(-1));
    return dateLine && body > 0 && ends
      ? [{ date: dateOf(dateLine), dateLine, head: [...own.slice(0, body), dateLine], body: own.slice(body) }]
      : [];
  });
  return entries.length === anchors.length ? entries : null;
}

function findAnchors(lines: Line[]): number[] {
  const dated = lines.flatMap((line, at) => {
    const date = endsSentence(line, lines[at - 1]) ? null : dateOf(line);
    const isProse = line.bullet || (isSentence(line) && !(date && atEdge(line, date)));
    return date && isDateLine(line, date) ? [{ at, date, isProse }] : [];
  });
  const ranges = dated.filter((anchor) => !anchor.date.single || anchor.date.present);
  const plain = ranges.filter((anchor) => !anchor.isProse);
  const chosen = plain.length > 0 ? plain : ranges.length > 0 ? ranges : dated;
  return chosen.map((anchor) => anchor.at);
}

/** The last words of a sentence that a line was too short for: "desde 2021." */
function endsSentence(line: Line, above: Line | undefined): boolean {
  const ends = !line.bullet && line.segments.length === 1 && /^\p{Ll}.*\.$/u.test(line.text);
  return ends && above !== undefined && above.text.length > 50 && /[\p{Ll},]$/u.test(above.text);
}

/** A line of description may name dates too: a bullet, or a sentence. */
function isSentence({ segments, text }: Line): boolean {
  return segments.length === 1 && /[\p{L}\d]{3}[.。]$/u.test(text) && text.split(' ').length >= 10;
}

/** What stands before dates behind a sign, in the first sentence of a line. */
const FIRST_SENTENCE = /^(?!.*\p{Ll}{4}[.!?]\s+\p{Lu}.*,).*[\p{L})][.,;:|–—]\s+\(?$/u;

/** A line begins with its dates and a name, or ends with them in brackets or behind a sign, whatever it tells besides. */
function atEdge({ text }: Line, { raw, index, single, present }: DateRange): boolean {
  const behind = text.slice(index + raw.length);
  const apart = FIRST_SENTENCE.test(text.slice(0, index)) && /^[)\s]*(?:[.:;–—]\s+\S|\.?\s*$)/u.test(behind);
  return (
    (apart && (!single || present)) ||
    (text[index - 1] === '(' && /^\)[.\s]*$/.test(behind)) ||
    (index < 4 && /^[):,\s]*\p{Lu}/u.test(behind))
  );
}

function isDateLine(line: Line, date: DateRange): boolean {
  const rest = line.text.length - date.raw.length;
  if (!date.single && atEdge(line, date) && rest < 180) return true;
  if (rest > 110) return false;
  const ownSegment = line.segments.some(
    (segment) => segment.text.includes(date.raw) && segment.text.length < date.raw.length + 30,
  );
  if (date.single && !date.present) return ownSegment || rest < 60;
  return ownSegment || rest < 90;
}

type IsHead = (line: Line | undefined) => boolean;

/** How far to the right the lines of a head may begin: where the words beside or below the dates do. */
function headIndent(lines: Line[], anchors: number[], lefts: ReadonlyMap<string, number>): number {
  const edges = anchors
    .flatMap((anchor) => {
      const line = lines[anchor];
      const words = line?.segments.find((segment) => !isDatePart(segment.text));
      return line ? [indentOf(line, lefts, words?.x)] : [];
    })
    .toSorted((a, b) => a - b);
  return (edges[Math.floor(edges.length / 2)] ?? Infinity) + 5;
}

/** Where the lines of a section begin, in each column of each page. */
function leftEdges(lines: Line[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const line of lines) {
    const key = columnOf(line);
    edges.set(key, Math.min(edges.get(key) ?? Infinity, line.x));
  }
  return edges;
}

function columnOf({ page, stream, column }: Line): string {
  return `${page} ${stream} ${Math.round(column.left)}`;
}

/** How far to the right in its column a line begins: entries of a section may stand side by side. */
function indentOf(line: Line, edges: ReadonlyMap<string, number>, x = line.x): number {
  return x - (edges.get(columnOf(line)) ?? line.column.left);
}

const MAX_ABOVE = 3;

/** How many lines of an entry's head stand above its dates: what explains the most entries. */
function linesAbove(lines: Line[], anchors: number[], isHead: IsHead): number {
  const first = anchors[0] ?? 0;
  let above = Math.min(first, MAX_ABOVE);
  while (above > 0 && !isHead(lines[first - above])) above -= 1;
  for (; above > 0; above -= 1) {
    const others = anchors.slice(1);
    const fitting = others.filter((anchor, i) => {
      const previous = anchors[i] ?? 0;
      if (anchor - above <= previous) return false;
      return Array.from({ length: above }, (_, j) => lines[anchor - j - 1]).every(isHead);
    });
    if (fitting.length >= others.length * 0.5) return above;
  }
  return 0;
}

function startOf(lines: Line[], anchors: number[], i: number, above: number, isHead: IsHead): number {
  const anchor = anchors[i] ?? 0;
  const floor = i === 0 ? 0 : (anchors[i - 1] ?? 0) + 1;
  const firstAnchor = anchors[0] ?? 0;
  let start = anchor;
  for (let j = 1; j <= above && anchor - j >= floor; j += 1) {
    const line = lines[anchor - j];
    const model = lines[firstAnchor - j];
    if (!line || !isHead(line) || (i > 0 && model && !looksAlike(line, model))) break;
    start = anchor - j;
  }
  return start;
}

/** Where the first entry begins right below an employer's name, each line that looks like that name opens the entry below it. */
function underOneName(lines: Line[], anchors: number[], starts: number[], isHead: IsHead): number[] {
  const [first = 0] = starts;
  const model = lines[first - 1];
  if (!model || !isHead(model) || isDatePart(model.text)) return starts;
  const inHead = (at: number) => anchors.some((anchor, i) => at >= (starts[i] ?? anchor) && at <= anchor);
  const bodies = lines.slice(first).filter((_, i) => !inHead(first + i));
  const plain = bodies.filter((line) => !looksAlike(line, model) || line.bullet);
  if (plain.length < bodies.length * 0.5) return starts;
  return starts.map((start, i) => {
    const line = lines[start - 1];
    const free = i === 0 || start - 1 > (anchors[i - 1] ?? 0);
    return line && free && !line.bullet && isHead(line) && looksAlike(line, model) ? start - 1 : start;
  });
}

function looksAlike(line: Line, model: Line): boolean {
  const [first, other] = [line.segments[0], model.segments[0]];
  return (
    first?.boldStart === other?.boldStart &&
    Math.abs(line.size - model.size) < 0.6 &&
    line.color === model.color
  );
}

function linesBelow(lines: Line[], anchors: number[], starts: number[], isHead: IsHead): number {
  let below = 0;
  for (let j = 1; j <= 3; j += 1) {
    const fitting = anchors.filter((anchor, i) => {
      const at = anchor + j;
      return at < (starts[i + 1] ?? lines.length) && isHead(lines[at]);
    });
    if (fitting.length < anchors.length * 0.6) break;
    below = j;
  }
  return below;
}

/** Names in small letters right below the dates, as titles are written in many languages: where each entry has one, of a few words. */
function smallNames(lines: Line[], anchors: number[]): Set<Line> {
  const below = anchors.flatMap((anchor) => {
    const [date, line, next] = lines.slice(anchor, anchor + 3);
    const goesOn = !date || /[,;–-]$/.test(date.text) || withoutDates(date.text).split(' ').length > 6;
    return line && !goesOn && isSmallName(line) && (!next || /^\P{Ll}/u.test(next.text)) ? [line] : [];
  });
  return new Set(anchors.length > 1 && below.length === anchors.length ? below : []);
}

function isSmallName({ text, bullet, segments }: Line): boolean {
  return (
    !bullet && segments.length === 1 && /^\p{Ll}[\p{L}\s/’'()-]+$/u.test(text) && text.split(' ').length <= 4
  );
}
