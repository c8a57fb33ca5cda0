import { headingKind } from './headings.ts';
import type { Row } from './lines.ts';
import { joinSpacedLetters } from './text.ts';

/** Where columns may begin: three or more texts do, or the name of a section with text set in a little below it. */
export function leftEdges(rows: Row[]): number[] {
  const counts = new Map<number, { x: number; count: number }>();
  const starts = rows.flatMap((row) => row.segments.map((segment) => segment.x));
  let left = Infinity;
  for (const segment of rows.flatMap((row) => row.segments)) {
    const key = Math.round(segment.x / 3);
    const edge = counts.get(key) ?? { x: segment.x, count: 0 };
    counts.set(key, { x: Math.min(edge.x, segment.x), count: edge.count + 1 });
    left = Math.min(left, segment.x);
  }
  const edges = [...counts.values()]
    .filter((edge) => edge.count >= 3 && edge.x > left + 40)
    .map((edge) => Math.min(edge.x, ...starts.filter((x) => x < edge.x && x > edge.x - 8)));
  return [...new Set([...edges, ...headedEdges(rows, left)])];
}

/** How far lists are set in from the name of their section. */
const INSET = 45;

/** Where names of sections begin, with at least three texts below them that are set in. */
function headedEdges(rows: Row[], left: number): number[] {
  const all = rows.flatMap((row) => row.segments);
  return all.flatMap(({ text, x }) => {
    if (x <= left + 40 || !isHeadingText(text)) return [];
    return all.filter((one) => one.x >= x - 1 && one.x < x + INSET).length > 3 ? [x] : [];
  });
}

/** Whether a text is the name of a section and nothing else. */
export function isHeadingText(text: string): boolean {
  return text.length < 40 && headingKind(joinSpacedLetters(text)) !== null;
}
