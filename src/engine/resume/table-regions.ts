import { cut, rowsOf, type Region } from './columns.ts';
import { findDates } from './dates.ts';
import { namesColumns } from './headed-tables.ts';
import type { Row, Segment } from './lines.ts';

/** Splits a page into regions that are read one after the other; a table whose first row names its columns is one, however wide its gaps. */
export function regionsOf(segments: Segment[]): Region[] {
  const rows = rowsOf(segments);
  const named = rows.map(({ segments: cells }) => columnNames(cells));
  const from = named.findIndex((cells) => cells !== null);
  const heads = named[from];
  if (!heads) return cut(segments, 0, null);
  const below = rows.slice(from + 1);
  const outside = below.findIndex((row) => !cellsOf(row, heads));
  const cells = (outside === -1 ? below : below.slice(0, outside)).flatMap(
    (row) => cellsOf(row, heads) ?? [],
  );
  if (!cells.some(({ text }) => findDates(text).length > 0)) return cut(segments, 0, null);
  const rest = outside === -1 ? [] : below.slice(outside).flatMap((row) => row.segments);
  const above = rows.slice(0, from).flatMap((row) => row.segments);
  return [
    ...(above.length > 0 ? cut(above, 0, null) : []),
    { segments: [...heads, ...cells], side: 'whole', band: null },
    ...(rest.length > 0 ? regionsOf(rest) : []),
  ];
}

/** The names of columns that a row is, also where they stand close to each other; null where it is none. */
function columnNames(cells: Segment[]): Segment[] | null {
  if (namesColumns(cells)) return cells;
  const close = cells.flatMap(
    ({ pieces, ...whole }) => pieces?.map((piece) => ({ ...whole, ...piece })) ?? whole,
  );
  return close.length > cells.length && namesColumns(close) ? close : null;
}

const NEAR = 4;

/** The parts of a row by columns, or null where one begins between the columns or runs over into the next. */
function cellsOf(row: Row, heads: readonly Segment[]): Segment[] | null {
  const cells = row.segments.flatMap((segment) => atHeads(segment, heads));
  const fits = cells.every((cell) => {
    const at = heads.findIndex((head) => Math.abs(head.x - cell.x) < NEAR);
    return at !== -1 && cell.right < (heads[at + 1]?.x ?? Infinity);
  });
  return fits ? cells : null;
}

/** Words of two columns that stand close to each other, divided where the second column begins. */
function atHeads(segment: Segment, heads: readonly Segment[]): Segment[] {
  const { pieces, ...whole } = segment;
  if (!pieces) return [segment];
  const cells: Segment[] = [];
  for (const piece of pieces) {
    const last = cells.at(-1);
    if (!last || heads.some((head) => Math.abs(head.x - piece.x) < NEAR)) cells.push({ ...whole, ...piece });
    else cells[cells.length - 1] = { ...last, text: `${last.text} ${piece.text}`, right: piece.right };
  }
  return cells;
}
