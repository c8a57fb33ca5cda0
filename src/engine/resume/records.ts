import { findDates, isDatePart, type DateRange } from './dates.ts';
import type { Line, Segment } from './lines.ts';
import { isPlace } from './places.ts';
import { fold } from './text.ts';
import { wrapsInto } from './wrapping.ts';

/** The lines of one entry of a section: its dates, the lines that head it, and the lines that describe it. */
export type Entry = { date: DateRange | null; dateLine: Line; head: Line[]; body: Line[] };

/** Divides a section of work into entries, each anchored on its dates, with one shape of the head for the whole section. */
export function toEntries(sectionLines: Line[]): Entry[] {
  const lines = prepare(sectionLines);
  const anchors = findAnchors(lines);
  if (anchors.length === 0) return [];
  const indent = headIndent(lines, anchors);
  const isHead = (line: Line | undefined) => mayHead(line) && (line?.x ?? 0) <= indent;
  const above = linesAbove(lines, anchors, isHead);
  const starts = anchors.map((anchor, i) => startOf(lines, anchors, i, above, isHead));
  const below = linesBelow(lines, anchors, starts, isHead);
  return anchors.map((anchor, i) => {
    const start = starts[i] ?? anchor;
    const end = starts[i + 1] ?? lines.length;
    const dateLine = lines[anchor] as Line;
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

const TAGS = new Set(
  `highlights|key highlights|responsibilities|key responsibilities|achievements|key achievements|accomplishments|key accomplishments|duties|main duties|summary|tasks|role|
description|job description|roles and responsibilities|responsibilities and achievements|aufgaben|tatigkeiten|missions|funciones|responsabilidades|attivita|mansioni|obowiazki|technologies`
    .split('|')
    .map(fold),
);

/** Lines without labels such as "Highlights", and with dates that were wrapped in a narrow rail put together again. */
export function prepare(lines: Line[]): Line[] {
  const kept = lines.filter((line) => !TAGS.has(fold(line.text)));
  return joinWrapped(joinRail(kept));
}

function joinRail(lines: Line[]): Line[] {
  const result = lines.map((line) => line);
  for (let i = 0; i + 1 < result.length; i += 1) {
    const [line, next] = [result[i], result[i + 1]];
    if (!line || !next) continue;
    for (const segment of line.segments) {
      const below = next.segments.find((other) => isBelow(other, segment) && isDatePart(other.text));
      if (!below || next.y === 0 || !isDatePart(segment.text) || line.segments.length < 2) continue;
      const text = `${segment.text} ${below.text}`;
      const [range, ...more] = findDates(text);
      if (!range || range.single || more.length > 0 || range.raw.length < text.length - 2) continue;
      const whole = findDates(segment.text)[0];
      if (whole && !whole.single && whole.raw.length >= segment.text.length - 1 && !whole.raw.endsWith('-'))
        continue;
      result[i] = withSegments(
        line,
        line.segments.map((other) => (other === segment ? { ...segment, text } : other)),
      );
      const left = next.segments.filter((other) => other !== below);
      if (left.length > 0) result[i + 1] = withSegments(next, left);
      else result.splice(i + 1, 1);
      break;
    }
  }
  return result;
}

function isBelow(other: Segment, segment: Segment): boolean {
  return Math.abs(other.x - segment.x) < 4 || Math.abs(other.right - segment.right) < 2;
}

function withSegments(line: Line, segments: Segment[]): Line {
  const first = segments[0];
  return {
    ...line,
    segments,
    text: segments.map((segment) => segment.text).join(' '),
    x: first?.x ?? line.x,
  };
}

/** A head whose date runs over the end of the line, or stands in brackets that the next line closes, is one line. */
function joinWrapped(lines: Line[]): Line[] {
  const result: Line[] = [];
  for (const [i, line] of lines.entries()) {
    const last = result.at(-1);
    const before = lines[i - 1];
    if (last && slippedBelow(last, line)) {
      result[result.length - 1] = withSegments(last, [...last.segments, ...line.segments]);
    } else if (last && isDateBelow(last, line)) {
      const segment = last.segments[0];
      if (segment)
        result[result.length - 1] = withSegments(last, [
          { ...segment, text: `${segment.text} – ${line.text}` },
        ]);
    } else if (last && before && !isBody(last) && wrapsInto(before, line)) {
      result[result.length - 1] = extendText(last, line);
    } else if (last && continuesDate(last, line)) {
      const segment = last.segments.at(-1);
      const first = line.segments[0];
      if (segment && first)
        result[result.length - 1] = withSegments(last, [
          ...last.segments.slice(0, -1),
          { ...segment, text: `${segment.text} ${first.text}` },
          ...line.segments.slice(1),
        ]);
    } else result.push(line);
  }
  return result;
}

function isDateBelow(last: Line, line: Line): boolean {
  if (
    last.segments.length > 1 ||
    line.segments.length > 1 ||
    !isDatePart(last.text) ||
    !isDatePart(line.text)
  )
    return false;
  const [from, to] = [findDates(last.text)[0], findDates(line.text)[0]];
  return Boolean(from?.single && to?.single && from.end && to.end && from.end <= to.end && line.gap < 0.5);
}

/** Adds the text of a wrapped line to the last words of the line before it that are no date. */
function extendText(line: Line, more: Line): Line {
  const at = line.segments.findLastIndex((segment) => !isDatePart(segment.text));
  return withSegments(
    line,
    line.segments.map((segment, i) =>
      i === at ? { ...segment, text: `${segment.text} ${more.text}` } : segment,
    ),
  );
}

function isBody(line: Line): boolean {
  return line.bullet || line.text.length > 140 || /[.;]$/.test(line.text);
}

/** Dates set to the right margin that slipped below the words they belong to. */
function slippedBelow(last: Line, line: Line): boolean {
  const { left, right } = line.column;
  const rightHalf = right > 0 && line.x > left + (right - left) * 0.5;
  return (
    rightHalf &&
    isDatePart(line.text) &&
    line.gap < 0.3 &&
    mayHead(last) &&
    dateOf(last) === null &&
    last.page === line.page
  );
}

function continuesDate(last: Line, line: Line): boolean {
  if (last.bullet || line.bullet || last.text.length > 160) return false;
  const open = last.text.lastIndexOf('(') > last.text.lastIndexOf(')') && /^[^()]{0,40}\)/.test(line.text);
  if (open) return true;
  const dangling = /\d{2,4}\s?[–—-]$/.test(last.text) || /\p{L}{3}\.?$/u.test(last.text);
  if (!dangling) return false;
  const joined = findDates(`${last.text} ${line.text}`).find((date) => !date.single);
  const before = findDates(last.text);
  if (!joined || before.length === 0 || before.some((date) => !date.single && !date.present)) return false;
  return joined.index < last.text.length && joined.index + joined.raw.length > last.text.length + 1;
}

/** The dates that stand in a line. */
export function dateOf(line: Line): DateRange | null {
  const dates = findDates(line.segments.map((segment) => segment.text).join('\t'));
  return dates.find((date) => !date.single) ?? dates[0] ?? null;
}

function findAnchors(lines: Line[]): number[] {
  const dated = lines.flatMap((line, at) => {
    const date = dateOf(line);
    return date && isDateLine(line, date) ? [{ at, date, bullet: line.bullet }] : [];
  });
  const ranges = dated.filter((anchor) => !anchor.date.single || anchor.date.present);
  const plain = ranges.filter((anchor) => !anchor.bullet);
  const chosen = plain.length > 0 ? plain : ranges.length > 0 ? ranges : dated;
  return chosen.map((anchor) => anchor.at);
}

function isDateLine(line: Line, date: DateRange): boolean {
  const rest = line.text.length - date.raw.length;
  if (rest > 110) return false;
  const ownSegment = line.segments.some(
    (segment) => segment.text.includes(date.raw) && segment.text.length < date.raw.length + 30,
  );
  if (date.single && !date.present) return ownSegment || rest < 60;
  return ownSegment || rest < 90;
}

type IsHead = (line: Line | undefined) => boolean;

/** How far to the right the lines of a head may begin: where the words beside or below the dates do. */
function headIndent(lines: Line[], anchors: number[]): number {
  const edges = anchors
    .flatMap((anchor) => {
      const line = lines[anchor];
      const words = line?.segments.find((segment) => !isDatePart(segment.text));
      return words ? [words.x] : line ? [line.x] : [];
    })
    .toSorted((a, b) => a - b);
  return (edges[Math.floor(edges.length / 2)] ?? Infinity) + 5;
}

const MOST_ABOVE = 3;

/** How many lines of an entry's head stand above its dates: what explains the most entries. */
function linesAbove(lines: Line[], anchors: number[], isHead: IsHead): number {
  const first = anchors[0] ?? 0;
  let above = Math.min(first, MOST_ABOVE);
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

/** Whether a line may be part of an entry's head: short, no bullet, no sentence. */
export function mayHead(line: Line | undefined): boolean {
  if (!line || line.bullet || line.text.length > 110) return false;
  if (isPlace(line.text)) return true;
  const text = line.text.trim();
  if (
    /^\p{Ll}/u.test(text) &&
    !/^(?:at|bei|chez|en|presso|de|da|di|do|dos|del|della|van|von|der|den|la|le|el|al|bin|ibn|e)\s/.test(text)
  )
    return false;
  if (
    /[.;:]$/.test(text) &&
    !/\b(?:inc|co|ltd|corp|llc|jr|sr|s\.a|b\.v|l\.p|s\.l|s\.p\.a|s\.r\.l|st|u\.s|ph\.d|[a-z]\.[a-z])\.$/i.test(
      text,
    )
  )
    return false;
  return text.split(' ').length <= 14;
}
