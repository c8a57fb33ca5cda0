import type { FlowBlock } from './document.ts';
import type { Line, Segment } from './lines.ts';
import { withColonsAtLabels } from './colons.ts';
import { findDates, isDatePart } from './dates.ts';
import { headingKind } from './headings.ts';
import { withHeadingSigns } from './heading-signs.ts';
import { cleanText, isLoneBullet, joinSpacedLetters, stripBullet } from './text.ts';

/**
 * The lines of a document without positions, in reading order; cells of one table row stand beside each other. In a plain text,
 * where every letter is as wide as the next, lines know how far they reach.
 */
export function readFlow(blocks: FlowBlock[], plainText = false): Line[] {
  const lines: Line[] = [];
  const columns = columnsOfPages(blocks);
  const marks = plainText ? ownMarks(blocks) : '';
  for (const row of toRows(blocks, columns)) {
    const line = toLine(row, lines.length + 1, marks);
    const column = row.length === 1 ? columns.get(row[0]?.cell ?? null) : undefined;
    if (line) lines.push(column === undefined ? line : { ...line, stream: column });
  }
  const headed = withHeadingSigns(lines);
  return plainText ? withReach(headed) : headed;
}

/** Signs that open lines of this text so often that they are its bullets. */
function ownMarks(blocks: readonly FlowBlock[]): string {
  const signs = Map.groupBy(
    blocks.filter(({ text }) => /^[+~=#>†§]\s+\S/u.test(text)),
    ({ text }) => text[0] ?? '',
  );
  return [...signs].flatMap(([sign, own]) => (own.length > 2 ? [sign] : [])).join('');
}

const WIDEST_WRAP = 120;

/** Lines with their length in letters, in a column as wide as the longest; a text that is not wrapped has none. */
function withReach(lines: Line[]): Line[] {
  const [longest = 0, , third = longest] = lines.map((line) => line.text.length).toSorted((a, b) => b - a);
  // One or two lines that are much longer than the rest, as of addresses, were not wrapped.
  const right = longest > third * 1.1 ? third : longest;
  if (right > WIDEST_WRAP) return lines;
  return lines.map((line) => ({ ...line, right: line.text.length, column: { ...line.column, right } }));
}

type Cell = FlowBlock['cell'];

/**
 * The cells that are columns of a page, with a stream for each: those of a table row of which one holds the name of a section above or below other
 * paragraphs. A name of a section that stands alone in its cell is the label of what stands beside it.
 */
function columnsOfPages(blocks: readonly FlowBlock[]): Map<Cell, number> {
  const columns = new Map<Cell, number>();
  const rows = Map.groupBy(
    blocks.filter(({ cell, text }) => cell && text.trim()),
    ({ cell }) => `${cell?.table} ${cell?.row}`,
  );
  for (const row of rows.values()) {
    const cells = [...Map.groupBy(row, ({ cell }) => cell?.column ?? 0)];
    const isColumn = (own: FlowBlock[]) => own.length > 1 && own.some(namesSection);
    if (cells.length < 2 || !cells.some(([, own]) => isColumn(own))) continue;
    for (const [column, own] of cells) for (const { cell } of own) columns.set(cell, column + 1);
  }
  return columns;
}

function namesSection({ heading, text }: FlowBlock): boolean {
  const name = joinSpacedLetters(text.trim()).replace(/:$/, '');
  return heading !== null || (name.length < 40 && headingKind(name) !== null);
}

/** Paragraphs of the cells of a table row are paired in order; those of columns of a page, and other blocks, stand alone. */
function toRows(blocks: FlowBlock[], columns: ReadonlyMap<Cell, number>): FlowBlock[][] {
  const rows: FlowBlock[][] = [];
  for (let i = 0; i < blocks.length;) {
    const block = blocks[i];
    const cell = block?.cell;
    if (!block || !cell) {
      if (block) rows.push([block]);
      i += 1;
      continue;
    }
    let end = i;
    while (blocks[end]?.cell?.table === cell.table && blocks[end]?.cell?.row === cell.row) end += 1;
    const own = blocks.slice(i, end);
    rows.push(...(columns.has(cell) ? own.map((one) => [one]) : (labelledRow(own) ?? pairCells(own))));
    i = end;
  }
  return rows;
}

/** A row whose first cell is the name of a section of work or study: the name, and below it what stands beside it. */
function labelledRow(blocks: readonly FlowBlock[]): FlowBlock[][] | null {
  const [label, ...beside] = blocks.filter(({ text }) => text.trim());
  if (!label || beside.some(({ cell }) => cell?.column === label.cell?.column)) return null;
  const kind = headingKind(joinSpacedLetters(label.text.trim()).replace(/:$/, ''));
  if (kind !== 'experience' && kind !== 'education') return null;
  const tells = beside.length > 1 || beside.some(({ text }) => text.length > 25);
  const columns = new Set(beside.map(({ cell }) => cell?.column));
  const isHead = columns.size === beside.length && columns.size > 1;
  return tells && !isHead && !beside.some(namesSection) ? [[label], ...pairCells(beside)] : null;
}

function pairCells(blocks: FlowBlock[]): FlowBlock[][] {
  const columns = new Map<number, FlowBlock[]>();
  for (const block of blocks) {
    const column = block.cell?.column ?? 0;
    columns.set(column, [...(columns.get(column) ?? []), block]);
  }
  const cells = [...columns.values()]
    .map((cell) => withWholeDate(cell.filter((block) => block.text.trim())))
    .filter((cell) => cell.length > 0);
  const long = cells.filter((cell) => cell.length > 4).length;
  if (long >= 2) return cells.flatMap((cell) => cell.map((block) => [block]));
  // What is listed in a cell is told of what stands above it, not of what stands beside it.
  const told = cells.map((cell) => cell.findIndex((block, i) => i > 0 && block.list !== null));
  const heads = cells.map((cell, i) => (told[i] === -1 ? cell : cell.slice(0, told[i])));
  const longest = Math.max(0, ...heads.map((cell) => cell.length));
  return [
    ...Array.from({ length: longest }, (_, i) => heads.flatMap((cell) => cell[i] ?? [])),
    ...cells.flatMap((cell, i) => (told[i] === -1 ? [] : cell.slice(told[i]).map((block) => [block]))),
  ];
}

/** A cell of which the first two paragraphs are one range of dates has them as one: "Mar 2018 –", "Feb 2020". */
function withWholeDate(cell: FlowBlock[]): FlowBlock[] {
  const [first, second, ...more] = cell;
  if (!first || !second || !(/[–—-]\s*$/.test(first.text) || /^\s*[–—-]/.test(second.text))) return cell;
  const text = `${first.text.trim()} ${second.text.trim()}`;
  const [date] = findDates(text);
  return date && !date.single && isDatePart(text) ? [{ ...first, text }, ...more] : cell;
}

function toLine(row: FlowBlock[], number: number, marks: string): Line | null {
  const first = row[0];
  if (!first) return null;
  const stripped = endsRange(first.text)
    ? { text: first.text, bullet: false }
    : stripBullet(marks.includes(first.text[0] ?? ' ') ? `•${first.text.slice(1)}` : first.text);
  const lone = isLoneBullet(first.text);
  const bullet = first.list !== null || stripped.bullet || lone;
  const texts = [lone ? '' : stripped.text, ...row.slice(1).map((block) => block.text)];
  const segments = withColonsAtLabels(texts.flatMap((text, i) => toSegments(text, row[i] ?? first)));
  const lead = segments[0];
  if (!lead || !segments.some((segment) => /[\p{L}\p{N}]/u.test(segment.text))) return null;
  return {
    page: 1,
    number,
    text: segments.map((segment) => segment.text).join(' '),
    segments,
    x: first.list ?? 0,
    right: 0,
    ...(first.indent === undefined ? {} : { indent: first.indent }),
    y: 0,
    size: lead.size,
    bold: segments.every((segment) => segment.bold),
    color: lead.color,
    bullet: bullet && first.heading === null,
    ...(stripped.bullet && { sign: first.text.trim()[0] ?? '' }),
    gap: first.gap ? 1 : 0,
    stream: 0,
    column: { left: 0, right: 0, crowded: false },
    origin: null,
    heading: first.heading !== null,
    level: first.heading ?? 0,
    ...(first.capitals && { capitals: true }),
    ...(first.marked && { marked: true }),
    links: row.flatMap((block) => block.links),
  };
}

/** The second half of a range in a sentence that was broken before its dash. */
function endsRange(text: string): boolean {
  const rest = /^\s*[–—-]\s+(?<rest>.{4,30}?)[).]/u.exec(text)?.groups?.['rest'];
  return rest !== undefined && findDates(rest).some((date) => date.single && date.raw.length === rest.length);
}

function toSegments(text: string, block: FlowBlock): Segment[] {
  return partsOf(joinSpacedLetters(text.trim()))
    .flatMap(unglueDates)
    .map((part) => cleanText(joinSpacedLetters(part.trim())))
    .filter(Boolean)
    .map((part) => ({
      text: part,
      x: 0,
      right: 0,
      y: 0,
      size: block.size ?? 11,
      bold: block.bold,
      boldStart: block.bold || (block.boldStart ?? false),
      boldEnd: block.bold,
      color: block.color,
      turn: turnIn(part, block.turn ?? ''),
      links: block.links,
      ...(block.cell && { cell: block.cell.column }),
    }));
}

/** The parts between wide gaps; beside one, two spaces are a gap too, but for those behind a sentence. */
function partsOf(text: string): string[] {
  const parts = text.split(/\t| {3,}|\u2003{2,}|\u3000{2,}|(?<=\p{L}\)?)\s*\.{4,}\s*(?=[\p{L}\d])/u);
  if (parts.length < 2) return parts;
  const gap = parts.length > 2 ? / {2}(?! )/ : /(?<![.!?:,;|•] ?) {2}(?! )/;
  return parts.flatMap((part) => part.split(gap));
}

/** Where the bold words that a paragraph begins with end in a part of it. */
function turnIn(part: string, lead: string): number | null {
  const bold = cleanText(lead);
  return bold !== '' && bold.length < part.length && part.startsWith(bold) ? bold.length : null;
}

/** A date range that lost the space before it ("Boise, IDApr '12 - Mar '15") is a part of its own. */
function unglueDates(text: string): string[] {
  if (text.length > 160 || !/\d/.test(text)) return [text];
  for (const match of text.matchAll(/[\p{L})](?=[\p{Lu}\d])/gu)) {
    const rest = text.slice(match.index + 1);
    const [date] = findDates(rest);
    if (date && !date.single && date.index === 0 && date.raw.length >= rest.trim().length - 1)
      return [text.slice(0, match.index + 1), rest];
  }
  return [text];
}
