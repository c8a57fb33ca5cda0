import type { DocumentPage } from './document.ts';
import { isDatePart } from './dates.ts';
import { headingKind } from './headings.ts';
import { toSegments, type Line, type Segment } from './lines.ts';
import { isLoneBullet, joinSpacedLetters, stripBullet } from './text.ts';

/** The lines of positioned pages in reading order: columns apart, date rails beside their rows, repeated page heads left out. */
export function readPages(pages: DocumentPage[]): Line[] {
  const kept = withoutRepeats(pages.map(toSegments), pages);
  const streams: Stream[] = [{ id: 0, left: 0, right: 0 }];
  const all: Line[] = [];
  for (const [i, segments] of kept.entries()) {
    let number = 0;
    const origins = new Map<Band, Line | null>();
    for (const region of cut(segments, 0, null)) {
      const stream = region.side === 'whole' ? 0 : streamOf(region, streams);
      if (region.band && !origins.has(region.band)) origins.set(region.band, all.at(-1) ?? null);
      const origin = region.band ? (origins.get(region.band) ?? null) : null;
      const lines = toLines(region.segments, i + 1, stream, number).map((line) => ({ ...line, origin }));
      number += lines.length;
      all.push(...lines);
    }
  }
  return all;
}

type Stream = { id: number; left: number; right: number };
/** A run of rows that was split into columns. */
type Band = { from: number };
type Region = { segments: Segment[]; side: 'whole' | 'main' | 'side'; band: Band | null };
type Row = { y: number; segments: Segment[] };

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

function rowsOf(segments: Segment[]): Row[] {
  const rows: Row[] = [];
  for (const segment of segments.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows
      .slice(-3)
      .findLast((candidate) => Math.abs(candidate.y - segment.y) <= 0.3 * segment.size);
    if (row) row.segments.push(segment);
    else rows.push({ y: segment.y, segments: [segment] });
  }
  for (const row of rows) row.segments.sort((a, b) => a.x - b.x);
  return rows;
}

const MAX_DEPTH = 4;

/** Splits a region at its clearest gutter into what is above, left, right and below, and those again. */
function cut(segments: Segment[], depth: number, band: Band | null): Region[] {
  const whole: Region[] = [{ segments, side: 'whole', band }];
  if (depth >= MAX_DEPTH || segments.length < 8) return whole;
  const rows = rowsOf(segments);
  const found = bestGutter(rows);
  if (!found) return whole;
  const best = trimmed(rows, found);
  const inner: Band = band ?? { from: best.from };
  const above = rows.slice(0, best.from).flatMap((row) => row.segments);
  const inside = rows.slice(best.from, best.to).flatMap((row) => row.segments);
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
    let from = 0;
    for (let at = 0; at <= rows.length; at += 1) {
      const row = rows[at];
      if (row && !crosses(row, x)) continue;
      const score = columnScore(rows.slice(from, at), x);
      if (score > 0 && score > (best?.score ?? 0)) best = { x, from, to: at, score };
      from = at + 1;
    }
  }
  return best;
}

function leftEdges(rows: Row[]): number[] {
  const counts = new Map<number, { x: number; count: number }>();
  const starts = rows.flatMap((row) => row.segments.map((segment) => segment.x));
  let left = Infinity;
  for (const segment of rows.flatMap((row) => row.segments)) {
    const key = Math.round(segment.x / 3);
    const edge = counts.get(key) ?? { x: segment.x, count: 0 };
    counts.set(key, { x: Math.min(edge.x, segment.x), count: edge.count + 1 });
    left = Math.min(left, segment.x);
  }
  return [...counts.values()]
    .filter((edge) => edge.count >= 3 && edge.x > left + 40)
    .map((edge) => Math.min(edge.x, ...starts.filter((x) => x < edge.x && x > edge.x - 8)));
}

function crosses(row: Row, x: number): boolean {
  return row.segments.some((segment) => segment.x < x - 1 && segment.right > x - 3);
}

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
  const gutter = x - Math.max(...left.map((segment) => segment.right));
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
    return [text, `${before} ${text}`, `${text} ${after}`].some(isHeadingText) || isDatePart(text);
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
  return segments.filter((segment) => isHeadingText(segment.text)).length;
}

function isHeadingText(text: string): boolean {
  return text.length < 40 && headingKind(joinSpacedLetters(text)) !== null;
}

function toLines(segments: Segment[], page: number, stream: number, numbersBefore: number): Line[] {
  const rows = joinHeadings(rowsOf(segments).flatMap(splitLabel));
  const pitch = usualPitch(rows);
  const left = Math.min(...segments.map((segment) => segment.x));
  const right = Math.max(...segments.map((segment) => segment.right));
  const reaching = rows.filter((row) => (row.segments.at(-1)?.right ?? 0) > right - (right - left) * 0.12);
  const column = { left, right, crowded: reaching.length >= 3 };
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
  const bullet = lone || stripped.bullet;
  const segments = lone ? rest : [{ ...first, text: joinSpacedLetters(stripped.text) }, ...rest];
  const shown = segments.filter((segment) => /[\p{L}\p{N}]/u.test(segment.text));
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
    origin: null,
    heading: false,
    links: shown.flatMap((segment) => segment.links),
  };
}

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

/** A heading that is broken over two lines becomes one. */
function joinHeadings(rows: Row[]): Row[] {
  const result: Row[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    const [above, here] = [last?.segments[0], row.segments[0]];
    const alone = last?.segments.length === 1 && row.segments.length === 1;
    if (last && above && here && alone && isBrokenHeading(above, here))
      result[result.length - 1] = { y: last.y, segments: [{ ...above, text: `${above.text} ${here.text}` }] };
    else result.push(row);
  }
  return result;
}

function isBrokenHeading(above: Segment, here: Segment): boolean {
  const alike = above.size === here.size && above.bold === here.bold && above.color === here.color;
  const close = here.y - above.y < above.size * 1.7 && here.y > above.y;
  return (
    alike &&
    close &&
    isHeadingText(`${above.text} ${here.text}`) &&
    !(isHeadingText(above.text) && isHeadingText(here.text))
  );
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
  const key = (segment: Segment) => `${Math.round(segment.y / 4)} ${segment.text.replace(/\d+/g, '#')}`;
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
