/** A number of people in a group that lies in a row and, in a table of two directions, a column. */
export type Cell = { row: string; column: string; count: number };

/** Groups of fewer people than this are never shown. */
export const leastShown = 5;

/**
 * Which cells to hide, by index: those with 1 to 4 people, and as many more that none can be found by taking the others from
 * the sum of its row or column, which stand in other tables. Empty cells hide nobody.
 */
export function hiddenCells(cells: Cell[]): Set<number> {
  const hidden = new Set(
    cells.flatMap(({ count }, index) => (count > 0 && count < leastShown ? [index] : [])),
  );
  const lines = [...new Set(cells.flatMap(({ row, column }) => [`row ${row}`, `column ${column}`]))];
  for (let changed = true; changed;) {
    changed = false;
    for (const line of lines) {
      const inLine = cells.flatMap(({ row, column, count }, index) =>
        count > 0 && (`row ${row}` === line || `column ${column}` === line) ? [{ index, count }] : [],
      );
      const shown = inLine.filter(({ index }) => !hidden.has(index));
      if (inLine.length - shown.length !== 1 || shown.length === 0) continue;
      const least = shown.reduce((a, b) => (b.count < a.count ? b : a));
      hidden.add(least.index);
      changed = true;
    }
  }
  return hidden;
}
