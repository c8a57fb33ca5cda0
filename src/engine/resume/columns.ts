import { findDates, isDatePart } from './dates.ts';
import { isHeadingText, leftEdges } from './column-edges.ts';
import { findHeadingRail, type HeadingRail } from './heading-rail.ts';
import { headingKind, likelyHeadingKind } from './headings.ts';
import { slotOf } from './form-labels.ts';
import type { Row, Segment } from './lines.ts';
import { isPersonalLabel } from './personal-labels.ts';
import { isCapitals } from './text.ts';

/** A run of rows that was split into columns. */
export type Band = { from: number };
/** Segments that are read together, and whether they are a column. */
export type Region = { segments: Segment[]; side: 'whole' | 'main' | 'side'; band: Band | null };

/** Segments by their baselines, from top to bottom and left to right. */
export function rowsOf(segments: Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows
      .slice(-3)
      .findLast((candidate) => Math.abs(candidate.y - segment.y) <= 0.3 * segment.size);
    if (row) row.segments.push(segment);
    else rows.push({ y: segment.y, segments: [segment] });
  }
  const joined = withDatesBeside(rows);
  for (const row of joined) row.segments.sort((a, b) => a.x - b.x);
  return joined;
}

/** Dates that stand a little lower or higher than the words beside them, as in the middle of a cell, are of their row. */
function withDatesBeside(rows: Row[]): Row[] {
  const gone = new Set<Row>();
  for (const [i, row] of rows.entries()) {
    const right = Math.max(...row.segments.map((segment) => segment.right));
    if (!row.segments.every(({ text }) => isDatePart(text) || /^[-–—]$/.test(text))) continue;
    const isBeside = (other: Row | undefined): boolean =>
      other !== undefined &&
      Math.abs(other.y - row.y) < 0.65 * (row.segments[0]?.size ?? 0) &&
      other.segments.every((segment) => segment.x > right);
    const beside = [rows[i - 1], rows[i + 1]].find((other) => other && !gone.has(other) && isBeside(other));
    if (!beside) continue;
    beside.segments.push(...row.segments);
    gone.add(row);
  }
  return gone.size > 0 ? rows.filter((row) => !gone.has(row)) : rows;
}

const MAX_DEPTH = 4;

/** Splits a region at its clearest gutter into what is above, left, right and below, and those again. */
export function cut(segments: Segment[], depth: number, band: Band | null): Region[] {
  const whole: Region[] = [{ segments, side: 'whole', band }];
  if (depth >= MAX_DEPTH || segments.length < 8) return whole;
  const rows = rowsOf(segments);
  if (depth === 0) for (const [one] of centredHeadings(rows)) if (one) one.centred = true;
  const rail = findHeadingRail(rows, leftEdges(rows));
  if (rail) return alongRail(rows, rail, depth, band);
  const found = bestGutter(rows);
  if (!found) return whole;
  const best = trimmed(rows, found);
  const inner: Band = band ?? { from: best.from };
  const label = besideColumns(rows[best.from], best.x);
  const above = [...rows.slice(0, best.from).flatMap((row) => row.segments), ...label];
  const inside = rows
    .slice(best.from, best.to)
    .flatMap((row) => row.segments)
    .filter((segment) => !label.includes(segment));
  const below = rows.slice(best.to).flatMap((row) => row.segments);
  const left = inside.filter((segment) => segment.x < best.x - 1);
  const right = inside.filter((segment) => segment.x >= best.x - 1);
  const leftIsMain = length(left) >= length(right);
  const parts: Region[] = [];
  if (above.length > 0) parts.push(...cut(above, depth + 1, band));
  parts.push(...sided(cut(left, depth + 1, inner), leftIsMain ? 'main' : 'side'));
  parts.push(...sided(cut(right, depth + 1, inner), leftIsMain ? 'side' : 'main'));
  if (below.length > 0) parts.push(...cut(below, depth + 1, band));
  return parts;
}

/** Names of sections in a column of their own: each is read before what stands beside it. */
function alongRail(rows: Row[], rail: HeadingRail, depth: number, band: Band | null): Region[] {
  const above = rows.slice(0, rail.from).flatMap((row) => row.segments);
  const sections = rail.sections.flatMap(({ label, content }): Region[] => [
    { segments: [label], side: 'whole', band },
    ...(content.length > 0 ? cut(content, depth + 1, band) : []),
  ]);
  return above.length > 0 ? [...cut(above, depth + 1, band), ...sections] : sections;
}

/** The name of a section that stands in the first row, beside the columns of its content. */
function besideColumns(row: Row | undefined, x: number): Segment[] {
  const [first, ...rest] = row?.segments.filter((segment) => segment.x < x - 1) ?? [];
  return first && rest.length > 0 && isHeadingText(first.text) ? [first] : [];
}

/** Headings that stand above or below the columns on one side only are no part of them. */
function trimmed(rows: Row[], gutter: Gutter): Gutter {
  const oneSided = (row: Row | undefined) =>
    row !== undefined &&
    (row.segments.every((s) => s.x < gutter.x - 1) || row.segments.every((s) => s.x >= gutter.x - 1));
  const heads = (row: Row | undefined) => row !== undefined && headings(row.segments) > 0;
  let { from, to } = gutter;
  if (to < rows.length) {
    let tail = to;
    while (tail > from && oneSided(rows[tail - 1])) tail -= 1;
    const heading = rows.slice(tail, to).findIndex(heads);
    if (heading >= 0) to = tail + heading;
  }
  while (from > 0 && from < to && oneSided(rows[from]) && heads(rows[from])) from += 1;
  const right = rows.slice(from, to).flatMap((row) => row.segments.filter((s) => s.x >= gutter.x - 1));
  const ownSections = right.some((segment) => !['other', null].includes(headingKind(segment.text)));
  while (!ownSections && from < to && rows[from]?.segments.every((s) => s.x < gutter.x - 1)) from += 1;
  return { ...gutter, from, to };
}

function sided(regions: Region[], side: 'main' | 'side'): Region[] {
  return regions.map((region) => (region.side === 'whole' ? { ...region, side } : region));
}

function length(segments: Segment[]): number {
  return segments.reduce((sum, segment) => sum + segment.text.length, 0);
}

type Gutter = { x: number; from: number; to: number; score: number };

function bestGutter(rows: Row[]): Gutter | null {
  const edges = leftEdges(rows);
  let best: Gutter | null = null;
  for (const x of edges) {
    if (beginsWithDates(rows, x)) continue;
    let from = 0;
    for (let at = 0; at <= rows.length; at += 1) {
      const row = rows[at];
      if (row && !crosses(row, x) && !row.segments.some((one) => one.centred)) continue;
      const score = columnScore(rows.slice(from, at), x);
      if (score > 0 && score > (best?.score ?? 0)) best = { x, from, to: at, score };
      from = at + 1;
    }
  }
  return best ?? bestCards(rows, edges);
}

/** Names of sections that stand alone in their rows around one centre, though they begin at different edges: they stand above all columns. */
function centredHeadings(rows: Row[]): Segment[][] {
  const alone = rows.filter(
    ({ segments: [one, ...more] }) => one && more.length === 0 && isHeadingText(one.text),
  );
  const ends = (row: Row): [number, number] => [row.segments[0]?.x ?? 0, row.segments[0]?.right ?? 0];
  let [least, most] = [Infinity, -Infinity];
  for (const { x, right } of rows.flatMap(({ segments }) => segments))
    [least, most] = [Math.min(least, x), Math.max(most, right)];
  // In the middle of a column, and not of all, is no place above columns.
  const inMiddle = ([left, right]: [number, number]) =>
    Math.abs(left + right - least - most) < (most - least) * 0.3;
  const isCentred = (row: Row) =>
    inMiddle(ends(row)) &&
    alone.some((other) => {
      const [[left, right], [otherLeft, otherRight]] = [ends(row), ends(other)];
      return Math.abs(left - otherLeft) > 1 && Math.abs(left + right - otherLeft - otherRight) < 4;
    });
  return alone.filter(isCentred).map(({ segments }) => segments);
}

/** Whether only dates begin at an edge: they belong to what stands left of them. */
function beginsWithDates(rows: Row[], x: number): boolean {
  const here = rows.flatMap((row) => row.segments.filter((one) => Math.abs(one.x - x) < 4));
  return here.length > 0 && here.every((one) => isDatePart(one.text));
}

/** Entries that stand side by side, as in a grid of cards: dates on both sides, in rows without headings. */
function bestCards(rows: Row[], edges: number[]): Gutter | null {
  let best: Gutter | null = null;
  for (const x of edges) {
    let from = 0;
    for (let at = 0; at <= rows.length; at += 1) {
      const row = rows[at];
      if (row && !crosses(row, x) && headings(row.segments) === 0) continue;
      const run = rows.slice(from, at);
      const sides = [run.flatMap((one) => one.segments.filter((segment) => segment.x < x - 1))];
      sides.push(run.flatMap((one) => one.segments.filter((segment) => segment.x >= x - 1)));
      const both = run.filter(
        (one) => one.segments.some((s) => s.x < x - 1) && one.segments.some((s) => s.x >= x - 1),
      );
      const dated = sides.every((side) => side.some(isDated) && dateShare(side) <= 0.5 && side.length >= 3);
      if (dated && both.length >= 3 && run.length > (best?.score ?? 0))
        best = { x, from, to: at, score: run.length };
      from = at + 1;
    }
  }
  return best;
}

/** Whether a text holds a range of dates, or is a date and no more. */
function isDated(segment: Segment): boolean {
  const dates = findDates(segment.text);
  return dates.some((date) => !date.single || date.present) || (dates.length > 0 && isDatePart(segment.text));
}

function crosses(row: Row, x: number): boolean {
  return row.segments.some(
    (segment) => segment.x < x - 1 && segment.right > x + 0.5 && !runsOver(segment, row, x),
  );
}

/** A single word of a narrow column that is too long for it: an address, or a part of a name in large letters. */
function runsOver(segment: Segment, { segments }: Row, x: number): boolean {
  if (UNBREAKABLE.test(segment.text)) return true;
  const large = segments.every((other) => other === segment || other.size * 1.5 < segment.size);
  const slightly = segment.right - x < (x - segment.x) * 0.3;
  const word = !/\s/.test(segment.text);
  return slightly && word && ((large && segment.size > LARGE) || isHeadingText(segment.text));
}

const LARGE = 15;

// An address has no place where it could be broken: in a narrow column it runs over the edge.
const UNBREAKABLE = /^\S+(?:@|\.\S+\/)\S+$/;

/** How clearly a run of rows is two columns: 0 where they are one column, or a rail that belongs beside its rows. */
function columnScore(rows: Row[], x: number): number {
  const left = rows.flatMap((row) => row.segments.filter((segment) => segment.x < x - 1));
  const right = rows.flatMap((row) => row.segments.filter((segment) => segment.x >= x - 1));
  const onLeft = rows.filter((row) => row.segments.some((segment) => segment.x < x - 1));
  const onRight = rows.filter((row) => row.segments.some((segment) => segment.x >= x - 1));
  const fewer = Math.min(onLeft.length, onRight.length);
  if (fewer < 3 || dateShare(left) > 0.35 || dateShare(right) > 0.35) return 0;
  const [headsLeft, headsRight] = [headings(left), headings(right)];
  if (labelShare(onLeft, x) >= 0.7) return 0;
  if (headsLeft > 0 && headsRight > 0) return rows.length * (1 + fewer / rows.length);
  // The name of a section may run over the edge; anything else that does says that there is none.
  const ends = left.flatMap((one) => (one.right > x && isNarrowName(one) ? [] : one.right));
  const gutter = x - Math.max(...ends);
  const apart = Math.min(apartShare(onLeft, onRight), apartShare(onRight, onLeft));
  return fewer >= 4 && apart >= 0.3 && gutter > 5 ? fewer * (0.5 + apart) : 0;
}

/** How much of the left side is headings, also ones of two lines, and dates: nearly all where it labels what stands beside it. */
function labelShare(rows: Row[], x: number): number {
  const texts = rows.map((row) =>
    row.segments
      .filter((segment) => segment.x < x - 1)
      .map((segment) => segment.text)
      .join(' '),
  );
  const labels = texts.filter((text, i) => {
    const [before, after] = [texts[i - 1] ?? '', texts[i + 1] ?? ''];
    const named = [text, `${before} ${text}`, `${text} ${after}`].some(isHeadingText);
    return named || isDatePart(text) || slotOf(text.replace(/:$/, '')) !== null || isPersonalLabel(text);
  });
  return labels.length / (texts.length || 1);
}

/** How much of one side, its headings left out, stands beside nothing of the other: little where it is a rail of labels or dates. */
function apartShare(side: Row[], other: Row[]): number {
  const own = side.filter((row) => other.includes(row) || headings(row.segments) === 0);
  return own.filter((row) => !other.includes(row)).length / (own.length || 1);
}

function dateShare(segments: Segment[]): number {
  return segments.filter((segment) => isDatePart(segment.text)).length / (segments.length || 1);
}

function headings(segments: Segment[]): number {
  return segments.filter((one) => isHeadingText(one.text) || looksLikeHeading(one, segments)).length;
}

/** Words that resemble the name of a section, in capitals or larger than most around them. */
function looksLikeHeading(one: Segment, among: Segment[]): boolean {
  if (likelyHeadingKind(one.text) === null) return false;
  const smaller = among.filter((other) => other.size < one.size * 0.93).length;
  return isCapitals(one.text) || smaller > among.length * 0.5;
}

function isNarrowName(one: Segment): boolean {
  return !/\s/.test(one.text) && (isHeadingText(one.text) || likelyHeadingKind(one.text) !== null);
}
