import type { TextItem } from './document.ts';

/** A gap that rows share: where the words before it end and those behind it begin. */
type Gutter = { end: number; start: number };

const LEAST_GAP_EMS = 0.45;
const MOST_GAP_EMS = 3;
/** Fewer rows, and fewer labels that differ in words and in where they begin, may end at one place by chance. */
const LEAST_ROWS = 4;
const LEAST_LABELS = 3;

/**
 * Labels that end at one edge, close to values that begin at another, stand in columns of their own, however narrow the room between them is:
 * words of a text end and begin anywhere.
 */
export function labelGutters(rows: readonly TextItem[][]): Gutter[] {
  const found = rows.flatMap((row) => {
    const gutter = firstGap(row);
    return gutter ? [{ gutter, label: labelOf(row, gutter), start: Math.round(row[0]?.x ?? 0) }] : [];
  });
  return [...Map.groupBy(found, ({ gutter }) => keyOf(gutter)).values()].flatMap((own) => {
    const labels = new Set(own.map(({ label }) => label));
    const starts = new Set(own.map(({ start }) => start));
    const aligned = own.length >= LEAST_ROWS && labels.size >= LEAST_LABELS && starts.size >= LEAST_LABELS;
    return aligned && own[0] ? [own[0].gutter] : [];
  });
}

/** The words of a row before and behind its first gap, where that is a gutter. */
export function atGutters(row: TextItem[], gutters: readonly Gutter[]): TextItem[][] {
  const own = firstGap(row);
  if (!own || !gutters.some((gutter) => keyOf(gutter) === keyOf(own))) return [row];
  const at = row.findIndex(({ x }) => x >= own.start);
  return [row.slice(0, at), row.slice(at)];
}

/** The first gap of a row that is wider than those between the words before it. */
function firstGap(row: readonly TextItem[]): Gutter | null {
  let widest = 0;
  for (const [i, item] of row.entries()) {
    const before = row[i - 1];
    if (!before) continue;
    const end = before.x + before.width;
    const gap = (item.x - end) / Math.max(1, item.size);
    if (gap >= LEAST_GAP_EMS && gap > widest * 1.3) return gap < MOST_GAP_EMS ? { end, start: item.x } : null;
    widest = Math.max(widest, gap);
  }
  return null;
}

function labelOf(row: readonly TextItem[], { start }: Gutter): string {
  return row
    .filter(({ x }) => x < start)
    .map(({ text }) => text)
    .join(' ');
}

function keyOf({ end, start }: Gutter): string {
  return `${Math.round(end)} ${Math.round(start)}`;
}
