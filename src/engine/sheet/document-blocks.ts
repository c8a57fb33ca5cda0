import type { Block, Cell, Role } from './blocks.ts';
import { plainDesign } from './sheet-document.ts';
import { type Face, inks, templates } from './templates.ts';

const { family, size } = templates[plainDesign.template];
/** How wide the names of facts stand beside them, in points. */
const LABELS = 150;

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

/** Each line of a text as a paragraph; an empty one stays as a gap. */
export function textBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split(/\r?\n/)) {
    const last = blocks.at(-1);
    if (line.trim() !== '') blocks.push(block('P', [cell(line)], { after: 3 }));
    else if (last) last.after = 9;
  }
  return blocks;
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
