import type { Block, Cell, Role } from './blocks.ts';
import { plainMarkdown } from '../postings/plain-markdown.ts';
import { plainDesign } from './sheet-document.ts';
import { type Face, inks, templates } from './templates.ts';

const { family, size } = templates[plainDesign.template];
/** How wide the names of facts stand beside them, in points. */
const LABELS = 150;
/** How far the words of an item stand in, in points. */
const ITEM = 16;

/** The title of a document. */
export function titleBlock(text: string): Block {
  return block('H1', [cell(text, { size: size * 1.9, weight: 700 })], { after: 10, keep: true });
}

/** The heading of a part. */
export function headingBlock(text: string): Block {
  return block('H2', [cell(text, { size: size * 1.25, weight: 700 })], { before: 16, after: 6, keep: true });
}

/** A fact with its name beside it. */
export function factBlock(label: string, value: string): Block {
  return block('P', [
    cell(label, { color: inks.soft, to: LABELS - 12 }),
    cell(value, { from: LABELS, weight: 600 }),
  ]);
}

/** A text in Markdown: headings, items of lists, and each other line as a paragraph; an empty one stays as a gap. */
export function markdownBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1);
    const plain = plainMarkdown(line).trim();
    const heading = /^\s{0,3}#{1,6}\s/.test(line);
    const item = /^(-|\d+[.)])\s+(.*)$/.exec(plain);
    if (plain === '') {
      if (last) last.after = 9;
    } else if (heading) blocks.push(partHeading(plain));
    else if (item) blocks.push(itemBlock(item[1] ?? '', item[2] ?? ''));
    else blocks.push(block('P', [cell(plain)], { after: 3 }));
  }
  return blocks;
}

function partHeading(text: string): Block {
  return block('H3', [cell(text, { size: size * 1.1, weight: 700 })], { before: 8, after: 4, keep: true });
}

/** An item of a list with its sign, or its number, before it. */
function itemBlock(sign: string, text: string): Block {
  return block('LI', [cell(sign === '-' ? '•' : sign, { to: ITEM }), cell(text, { from: ITEM })], {
    after: 3,
  });
}

/** A remark below all else. */
export function noteBlock(text: string): Block {
  return block('P', [cell(text, { color: inks.soft })], { before: 18 });
}

type Style = Partial<Pick<Cell, 'size' | 'color' | 'from' | 'to'>> & { weight?: Face['weight'] };

function cell(text: string, { weight = 400, ...style }: Style = {}): Cell {
  const face = { family, weight };
  return { text, face, size, color: inks.text, from: 0, to: null, align: 'start', whole: false, ...style };
}

function block(
  role: Role,
  cells: Cell[],
  room: Partial<Pick<Block, 'before' | 'after' | 'keep'>> = {},
): Block {
  return { role, cells, before: 0, after: 4, keep: false, ...room };
}
