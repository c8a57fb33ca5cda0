import type { TextItem } from './document.ts';

/** A gap that rows share: where the words before it end and those behind it begin. */
type Gutter = { end: number; start: number };

const LEAST_GAP_EMS = 0.45;
const LEAST_ROWS = 4;

/**
 * Labels that end at one edge, close to values that begin at another, stand in columns of their own, however narrow the room between them is:
 * words of a text end and begin anywhere.
 */
export function labelGutters(rows: readonly TextItem[][]): Gutter[] {
  const counts = new Map<string, { gutter: Gutter; rows: number }>();
  for (const row of rows) {
    const own = new Set<string>();
    for (const gutter of gapsOf(row)) {
      const key = keyOf(gutter);
      if (own.has(key)) continue;
      own.add(key);
      counts.set(key, { gutter, rows: (counts.get(key)?.rows ?? 0) + 1 });
    }
  }
  return [...counts.values()].filter((one) => one.rows >= LEAST_ROWS).map(({ gutter }) => gutter);
}

/** The words of a row before and behind the first gutter in it. */
export function atGutters(row: TextItem[], gutters: readonly Gutter[]): TextItem[][] {
  const keys = new Set(gutters.map(keyOf));
  const at = row.findIndex((_, i) => i > 0 && gapsOf(row.slice(i - 1, i + 1)).some((gap) => keys.has(keyOf(gap))));
  return at === -1 ? [row] : [row.slice(0, at), row.slice(at)];
}

function gapsOf(row: readonly TextItem[]): Gutter[] {
  return row.slice(1).flatMap((item, i) => {
    const before = row[i];
    const end = before ? before.x + before.width : item.x;
    const gap = (item.x - end) / Math.max(1, item.size);
    return before && gap >= LEAST_GAP_EMS && gap < 3 ? [{ end, start: item.x }] : [];
  });
}

function keyOf({ end, start }: Gutter): string {
  return `${Math.round(end / 2)} ${Math.round(start / 2)}`;
}
