import { isHeadingText } from './column-edges.ts';
import { rowsOf, type Band, type Region } from './columns.ts';
import { isDatePart } from './dates.ts';
import { withColonsAtLabels } from './colons.ts';
import type { DocumentPage } from './document.ts';
import { withHeadingSigns } from './heading-signs.ts';
import { inReadingOrder } from './right-to-left.ts';
import { toSegments, type Line, type Row, type Segment } from './lines.ts';
import { regionsOf } from './table-regions.ts';
import { isLoneBullet, joinSpacedLetters, stripBullet } from './text.ts';

/** The lines of positioned pages in reading order: columns apart, date rails beside their rows, repeated page heads left out. */
export function readPages(drawn: DocumentPage[]): Line[] {
  const pages = drawn.map(inReadingOrder);
  const kept = withoutRepeats(pages.map(toSegments), pages);
  const streams: Stream[] = [{ id: 0, left: 0, right: 0 }];
  const all: Line[] = [];
  for (const [i, segments] of kept.entries()) {
    let number = 0;
    const origins = new Map<Band, Line | null>();
    for (const region of regionsOf(segments)) {
      const stream = region.side === 'whole' ? 0 : streamOf(region, streams);
      if (region.band && !origins.has(region.band)) origins.set(region.band, all.at(-1) ?? null);
      const origin = region.band ? (origins.get(region.band) ?? null) : null;
      const bounded = region.band !== null || reachesEdge(region.segments, drawn[i]?.width ?? 0);
      const lines = toLines(region.segments, i + 1, stream, number, bounded).map((line) => ({
        ...line,
        origin,
      }));
      number += lines.length;
      all.push(...lines);
    }
  }
  return withHeadingSigns(all);
}

/** Whether lines end near the right edge of the page: where all end far from it, none was broken for want of room. */
function reachesEdge(segments: readonly Segment[], width: number): boolean {
  return segments.some((segment) => segment.right > width * 0.6);
}

type Stream = { id: number; left: number; right: number };
function streamOf(region: Region, streams: Stream[]): number {
  const left = Math.min(...region.segments.map((segment) => segment.x));
  const right = Math.max(...region.segments.map((segment) => segment.right));
  const known = streams.slice(1).find((stream) => Math.abs(stream.left - left) < 30 && stream.left < right);
  if (region.side === 'main' && !known) return 0;
  if (known) return known.id;
  const stream = { id: streams.length, left, right };
  streams.push(stream);
  return stream.id;
}

function toLines(
  segments: Segment[],
  page: number,
  stream: number,
  numbersBefore: number,
  bounded: boolean,
): Line[] {
  const rows = joinHeadings(rowsOf(segments).flatMap(splitLabel));
  const pitch = usualPitch(rows);
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const reaching = rows.filter((row) => (row.segments.at(-1)?.right ?? 0) > right - (right - left) * 0.12);
  const column = { left, right, crowded: bounded && reaching.length >= 3 };
  const lines: Line[] = [];
  for (const [i, row] of rows.entries()) {
    const before = rows[i - 1];
    const line = toLine(row);
    if (!line) continue;
    const height = before ? (row.y - before.y) / line.size : pitch;
    lines.push({
      ...line,
      page,
      number: numbersBefore + lines.length + 1,
      stream,
      column,
      gap: Math.max(0, height - pitch),
    });
  }
  return lines;
}

type Bare = Omit<Line, 'page' | 'number' | 'stream' | 'column' | 'gap'>;

function toLine(row: Row): Bare | null {
  const [first, ...rest] = row.segments;
  if (!first) return null;
  const stripped = stripBullet(first.text);
  const lone = isLoneBullet(first.text);
  // A dash before a date goes on with a range that a narrow column broke.
  const goesOn = stripped.bullet && /^[–—-]/.test(first.text) && isDatePart(first.text);
  const bullet = lone || (stripped.bullet && !goesOn);
  const text = goesOn ? first.text : stripped.text;
  const segments = lone ? rest : [{ ...first, text: joinSpacedLetters(text) }, ...rest];
  const shown = withColonsAtLabels(segments).filter((segment) => /[\p{L}\p{N}]/u.test(segment.text));
  const lead = shown[0];
  if (!lead) return null;
  const longest = shown.reduce((best, segment) => (segment.text.length > best.text.length ? segment : best));
  return {
    text: shown.map((segment) => segment.text).join(' '),
    segments: shown,
    x: lead.x,
    right: shown.at(-1)?.right ?? lead.right,
    y: row.y,
    size: longest.size,
    bold: shown.every((segment) => segment.bold),
    color: lead.color,
    bullet,
    ...(stripped.bullet && { sign: first.text.trim()[0] ?? '' }),
    origin: null,
    heading: false,
    label: lead.label === true,
    rated: segments.some((segment) => RATING.test(segment.text)),
    links: shown.flatMap((segment) => segment.links),
  };
}

const RATING = /[●○•★☆■□▪▫◆◇]{3,}$/u;

/** A section's name that stands beside its content becomes a line of its own. */
function splitLabel(row: Row): Row[] {
  const [first, second] = row.segments;
  if (!first || !second || row.segments.length > 3 || !isHeadingText(first.text)) return [row];
  const distinct =
    first.bold !== second.bold || first.color !== second.color || first.size > second.size * 1.05;
  if (!distinct && first.text !== first.text.toUpperCase()) return [row];
  return [
    { y: row.y, segments: [first] },
    { y: row.y, segments: row.segments.slice(1) },
  ];
}

/** A heading that is broken over two or three lines becomes one. */
function joinHeadings(rows: Row[]): Row[] {
  const result: Row[] = [];
  for (let i = 0; i < rows.length; i += 1) {
    const row = rows[i];
    const more = row ? ([3, 2].find((count) => isBrokenHeading(rows.slice(i, i + count), count)) ?? 1) : 1;
    const [above] = row?.segments ?? [];
    if (row && above && more > 1) {
      const parts = rows.slice(i, i + more).flatMap((one) => one.segments);
      result.push({ y: row.y, segments: [{ ...above, text: textOf(parts) }] });
      i += more - 1;
    } else if (row) result.push(row);
  }
  return result;
}

function textOf(segments: Segment[]): string {
  return segments
    .map(({ text }) => (/^(?:\p{Lu} ){2,}\p{Lu}$/u.test(text) ? text.replaceAll(' ', '') : text))
    .join(' ');
}

/** Lines of one look right below each other that are a heading together, and are not a heading each. */
function isBrokenHeading(rows: Row[], count: number): boolean {
  const segments = rows.flatMap((row) => row.segments);
  const [first] = segments;
  if (!first || rows.length < count || segments.length !== count) return false;
  const near = segments.every((here, i) => {
    const above = segments[i - 1];
    const alike = here.size === first.size && here.bold === first.bold && here.color === first.color;
    return alike && (!above || (here.y > above.y && here.y - above.y < here.size * 1.7));
  });
  return near && isHeadingText(textOf(segments)) && !segments.every((one) => isHeadingText(one.text));
}

function usualPitch(rows: Row[]): number {
  const pitches = rows
    .slice(1)
    .map((row, i) => (row.y - (rows[i]?.y ?? row.y)) / (row.segments[0]?.size ?? 10))
    .filter((pitch) => pitch > 0.5 && pitch < 4)
    .toSorted((a, b) => a - b);
  return pitches[Math.floor(pitches.length * 0.4)] ?? 1.2;
}

/** Heads, feet and page numbers that stand on several pages at the same height are kept on the first page only. */
function withoutRepeats(segmentsByPage: Segment[][], pages: DocumentPage[]): Segment[][] {
  // Short texts may differ in the number of the page; long ones with other numbers are sentences.
  const words = (text: string) => (text.length > 60 ? text : text.replace(/\d+/g, '#'));
  const key = (segment: Segment) => `${Math.round(segment.y / 4)} ${words(segment.text)}`;
  const seen = new Map<string, number>();
  const atEdge = (segment: Segment, i: number) => {
    const height = pages[i]?.height ?? 800;
    return segment.y < height * 0.09 || segment.y > height * 0.92;
  };
  for (const [i, segments] of segmentsByPage.entries())
    for (const segment of segments)
      if (atEdge(segment, i)) seen.set(key(segment), (seen.get(key(segment)) ?? 0) + 1);
  return segmentsByPage.map((segments, i) =>
    segments.filter((segment) => {
      if (!atEdge(segment, i)) return true;
      if (/^(?:page|seite|página)?\s*\d+(?:\s*(?:\/|of|von|de)\s*\d+)?$/i.test(segment.text)) return false;
      return i === 0 || (seen.get(key(segment)) ?? 0) < 2;
    }),
  );
}
