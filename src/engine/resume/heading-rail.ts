import { isDatePart } from './dates.ts';
import { headingKind, likelyHeadingKind } from './headings.ts';
import type { Row, Segment } from './lines.ts';
import { joinSpacedLetters } from './text.ts';

/** A name of a section that stands at the left of its content, and the rows of that content. */
export type Labelled = { label: Segment; content: Segment[] };
/** Names of sections in a column of their own, from row `from` on. */
export type HeadingRail = { from: number; sections: Labelled[] };

type Block = { first: Row; rows: Row[] };

/**
 * Finds names of sections that stand in a column of their own beside their contents: each begins where something to the right begins, has
 * nothing below it, and most are names that are known. `edges` are where texts begin.
 */
export function findHeadingRail(rows: readonly Row[], edges: readonly number[]): HeadingRail | null {
  for (const x of edges.toSorted((a, b) => a - b)) {
    const from = rows.findLastIndex((row) => row.segments.some((one) => crosses(one, x))) + 1;
    const rail = railFrom(rows, from, x);
    if (rail) return rail;
  }
  return null;
}

/** Whether a text runs over the edge; a name of a section may do so by a little. */
function crosses(one: Segment, x: number): boolean {
  if (one.x >= x - 1 || one.right <= x - 1) return false;
  const slightly = one.right < x + (x - one.x) * 0.14 && one.text.length <= 32;
  return !slightly && (one.right > x + (x - one.x) * 0.25 || kindOf([one]) === null);
}

function railFrom(rows: readonly Row[], from: number, x: number): HeadingRail | null {
  const run = rows.slice(from);
  const lefts = run.flatMap((row) => partOf(row, (one) => one.x < x - 1));
  const named = lefts.findIndex((row) => kindOf(row.segments) !== null);
  const model = lefts[named]?.segments[0];
  if (!model) return null;
  // What stands above the first name is the head of the resume, as far as it looks different.
  const begun = lefts.findIndex((row) => row.segments.every((one) => alike(one, model)));
  const own = lefts.slice(begun);
  const blocks = toBlocks(own);
  const rights = run.flatMap((row) => partOf(row, (one) => one.x >= x - 1));
  const shift = shiftOf(blocks, rights);
  if (shift === null) return null;
  const start = (own[0]?.y ?? 0) - shift;
  const below = rights.filter((row) => row.y > start - model.size);
  if (!own.every((row) => row.segments.every((one) => alike(one, model) && one.text.length <= 32)))
    return null;
  if (own.some((row) => row.segments.some((one) => isDatePart(one.text)))) return null;
  if (below.length < blocks.length * 1.5) return null;
  const known = blocks.filter((block) => kindOf(textsOf(block)) !== null).length;
  if (known < blocks.length * 0.5 || (blocks.length < 3 && known < blocks.length)) return null;
  const at = run.findIndex((row) => row.y >= start - model.size * 0.6 - 0.1);
  return {
    from: from + Math.max(0, at),
    sections: blocks.map((block, i) => labelled(block, blocks[i + 1], below, shift)),
  };
}

function partOf(row: Row, isOwn: (segment: Segment) => boolean): Row[] {
  const segments = row.segments.filter(isOwn);
  return segments.length > 0 ? [{ y: row.y, segments }] : [];
}

function alike(one: Segment, model: Segment): boolean {
  return Math.abs(one.size - model.size) < 0.6 && one.bold === model.bold && one.color === model.color;
}

function toBlocks(rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  for (const row of rows) {
    const last = blocks.at(-1);
    const before = last?.rows.at(-1);
    if (last && before && row.y - before.y < (row.segments[0]?.size ?? 10) * 1.7) last.rows.push(row);
    else blocks.push({ first: row, rows: [row] });
  }
  return blocks;
}

/** Whether something to the right begins where the name begins. */
function begins({ first }: Block, rights: readonly Row[]): boolean {
  return rights.some((row) => {
    const size = Math.max(first.segments[0]?.size ?? 10, row.segments[0]?.size ?? 10);
    return Math.abs(row.y - first.y) < size * 0.6;
  });
}

/** How far names stand below the beginning of their contents, as below a stroke: the same for all, or null. */
function shiftOf(blocks: readonly Block[], rights: readonly Row[]): number | null {
  if (blocks.every((block) => begins(block, rights))) return 0;
  const size = blocks[0]?.first.segments[0]?.size ?? 10;
  const starts = rights.filter((row, i) => row.y - (rights[i - 1]?.y ?? -Infinity) > size * 1.4);
  const shifts = blocks.map(({ first: { y } }) => y - (starts.findLast((row) => row.y <= y)?.y ?? -Infinity));
  const [least, most] = [Math.min(...shifts), Math.max(...shifts)];
  return blocks.length > 2 && most < size * 2.4 && most - least < size * 0.6 ? most : null;
}

function textsOf({ rows }: Block): Segment[] {
  return rows.flatMap((row) => row.segments);
}

function kindOf(segments: readonly Segment[]): string | null {
  const text = segments.map((one) => joinSpacedLetters(one.text)).join(' ');
  return headingKind(text) ?? likelyHeadingKind(text);
}

function labelled(block: Block, next: Block | undefined, rights: readonly Row[], shift: number): Labelled {
  const segments = textsOf(block);
  const [first] = segments;
  const text = segments.map((one) => joinSpacedLetters(one.text)).join(' ');
  const top = (one: Block) => one.first.y - (one.first.segments[0]?.size ?? 10) * 0.6 - shift;
  const content = rights.filter((row) => row.y > top(block) && (!next || row.y <= top(next)));
  // A block has a row.
  const label = { ...(first as Segment), text, label: true };
  return { label, content: content.flatMap((row) => row.segments) };
}
