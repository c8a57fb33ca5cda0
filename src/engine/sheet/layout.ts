import type { ResumeContent } from '../resume/resume-content.ts';
import { asideContact, type Block, headBlocks, type Role, sectionBlocks } from './blocks.ts';
import { breakLines, type Measure } from './break-lines.ts';
import { type Design, plainDesign, sectionsOf, type SheetLabels } from './sheet-document.ts';
import { type Face, papers, type Template, templates } from './templates.ts';

/** A line of text on a page: where it starts, its base line, and the block that it is part of. Lengths in points from the top left. */
export type PlacedText = {
  kind: 'text';
  x: number;
  y: number;
  width: number;
  text: string;
  face: Face;
  size: number;
  color: string;
  block: number;
};
/** A coloured area of a page. */
type PlacedFill = { kind: 'fill'; x: number; y: number; width: number; height: number; color: string };
type Placed = PlacedText | PlacedFill;
/** A resume on paper. Fills of a page come before its text, texts in reading order. */
export type Sheet = {
  width: number;
  height: number;
  /** The role of each block, by its number. */
  roles: Role[];
  pages: Placed[][];
  /** Whether it is read from right to left. */
  leftward: boolean;
};

/** Lays a resume out on pages. All that draws it, on a screen or in a file, draws this. */
export function layOut(content: ResumeContent, design: Design, words: SheetLabels, measure: Measure): Sheet {
  const leftward = isLeftward(content);
  const template = scaled(turned(templates[design.template], leftward), design.scale / 100);
  const look = { template, design, words };
  const sections = sectionsOf(content, design, words, template.order);
  const { aside } = template;
  const isAside = (key: string) => aside?.sections.some((one) => one === key) === true;
  const paper = papers[design.paper];
  const sheet: Sheet = { ...paper, roles: [], pages: [[]], leftward };
  const { margin } = template;
  const inner = paper.width - margin.start - margin.end;
  const pen: Pen = { sheet, template, measure, bottom: paper.height - margin.bottom };
  const head = { x: margin.start, width: inner, page: 0, y: margin.top };
  flow(pen, head, headBlocks(content, look));
  if (template.band !== undefined) fill(sheet, 0, [0, 0, paper.width, head.y + 12], template.band);
  const top = head.y + (template.band === undefined ? 0 : 16);
  const main = sections.filter(({ key }) => !isAside(key)).flatMap((one) => sectionBlocks(one, look));
  if (aside === undefined) flow(pen, { ...head, y: top }, main);
  else {
    const beside = [
      ...asideContact(content, look),
      ...sections.filter(({ key }) => isAside(key)).flatMap((one) => sectionBlocks(one, look, true)),
    ];
    const narrow = aside.side === 'start' ? margin.start : margin.start + inner - aside.width;
    const wide = aside.side === 'start' ? margin.start + aside.width + aside.gap : margin.start;
    const first = template.heading.before;
    flow(pen, { x: narrow, width: aside.width, page: 0, y: top + first }, beside);
    flow(pen, { x: wide, width: inner - aside.width - aside.gap, page: 0, y: top }, main);
    if (aside.fill !== null) {
      const edge = aside.side === 'start' ? 0 : narrow - aside.gap / 2;
      const width = margin.start + aside.width + aside.gap / 2;
      for (const page of sheet.pages.keys())
        fill(sheet, page, [edge, page === 0 ? top + 6 : 0, width, paper.height], aside.fill);
    }
  }
  return sheet.leftward ? mirrored(sheet) : sheet;
}

/** Lays a document out on A4 paper, each part beginning on a page of its own. */
export function layOutDocument(parts: Block[][], measure: Measure): Sheet {
  const template = templates[plainDesign.template];
  const { margin } = template;
  const sheet: Sheet = { ...papers.a4, roles: [], pages: [[]], leftward: false };
  const pen: Pen = { sheet, template, measure, bottom: sheet.height - margin.bottom };
  const at = { x: margin.start, width: sheet.width - margin.start - margin.end, page: 0, y: margin.top };
  for (const [index, blocks] of parts.entries()) {
    if (index > 0) nextPage(pen, at);
    flow(pen, at, blocks);
  }
  return sheet;
}

/** Where later pages begin, as a share of their height: what stands above is taken for a running head by who reads files. */
const LATER_TOP = 0.095;

type Pen = { sheet: Sheet; template: Template; measure: Measure; bottom: number };
type Place = { x: number; width: number; page: number; y: number };
type Line = { text: string; x: number; width: number; face: Face; size: number; color: string };
type Laid = { block: Block; lines: Line[][]; leading: number };

/** Lays blocks one below the other, from the place on, over as many pages as they need. */
function flow(pen: Pen, at: Place, blocks: Block[]): void {
  const laid = blocks.map((block) => linesOfBlock(pen, at, block));
  for (const [index, one] of laid.entries()) {
    const isFirst = isAtTop(pen, at);
    const before = isFirst ? 0 : one.block.before;
    if (!isFirst && at.y + before + roomOf(laid, index) > pen.bottom) nextPage(pen, at);
    else at.y += before;
    write(pen, at, one);
    at.y += one.block.after;
  }
}

/** What must fit on the page for a block to begin there: it, and what it must not be parted from. */
function roomOf(laid: Laid[], index: number): number {
  const one = laid[index];
  if (!one) return 0;
  const rows = one.block.keep ? one.lines.length : Math.min(one.lines.length, 2);
  const own = rows * one.leading;
  const next = laid[index + 1];
  return one.block.keep && next ? own + one.block.after + next.block.before + roomOf(laid, index + 1) : own;
}

function isAtTop({ sheet, template }: Pen, { page, y }: Place): boolean {
  return y <= (page === 0 ? template.margin.top : Math.max(template.margin.top, sheet.height * LATER_TOP));
}

function nextPage({ sheet, template }: Pen, at: Place): void {
  at.page += 1;
  at.y = Math.max(template.margin.top, sheet.height * LATER_TOP);
  if (sheet.pages.length <= at.page) sheet.pages.push([]);
}

/** The rows of a block, each with the line of every cell that reaches so far. */
function linesOfBlock({ template, measure }: Pen, { width }: Place, block: Block): Laid {
  const size = Math.max(...block.cells.map((one) => one.size));
  const cells = block.cells.map((one) => {
    const from = one.from < 0 ? width + one.from : one.from;
    const to = one.to === null ? width : one.to < 0 ? width + one.to : one.to;
    const room = Math.max(to - from, one.size);
    const size = one.whole ? fitting(one, room, measure) : one.size;
    return breakLines(one.text, one.face, room / size, measure).map((broken): Line => {
      const text = broken.replace(/ \|$/, '');
      const wide = measure(text, one.face) * size;
      const shift = one.align === 'start' ? 0 : one.align === 'center' ? (room - wide) / 2 : room - wide;
      return { text, x: from + shift, width: wide, face: one.face, size, color: one.color };
    });
  });
  const rows = Math.max(0, ...cells.map((lines) => lines.length));
  const lines = Array.from({ length: rows }, (_row, row) => cells.flatMap((one) => one.slice(row, row + 1)));
  return { block, lines, leading: size * template.leading };
}

/** The size in which a text fits into its room; never less than half of its own. */
function fitting({ text, face, size }: Block['cells'][number], room: number, measure: Measure): number {
  const width = measure(text, face) * size;
  return width <= room ? size : size * Math.max(0.5, (room / width) * 0.999);
}

function write(pen: Pen, at: Place, { block, lines, leading }: Laid): void {
  const { sheet, template } = pen;
  const number = sheet.roles.push(block.role) - 1;
  const size = Math.max(0, ...block.cells.map((one) => one.size));
  for (const [row, line] of lines.entries()) {
    if (at.y + leading > pen.bottom && !isAtTop(pen, at)) nextPage(pen, at);
    if (row === 0 && block.rule && block.rule.at !== 'below') rule(sheet, at, block.rule, leading);
    if (block.dot)
      dots(sheet, at, block.dot === 'entry' && row === 0, leading + block.after, template.accent);
    const y = at.y + leading / 2 + size * 0.36;
    for (const one of line)
      sheet.pages[at.page]?.push({ ...one, kind: 'text', x: at.x + one.x, y, block: number });
    at.y += leading;
  }
  if (block.rule?.at === 'below') {
    at.y += 2;
    rule(sheet, at, block.rule, 0);
    at.y += 2;
  }
}

function rule(
  sheet: Sheet,
  at: Place,
  { at: where, color }: NonNullable<Block['rule']>,
  leading: number,
): void {
  if (where === 'bar') fill(sheet, at.page, [at.x - 4, at.y - 1, at.width + 8, leading + 2], color);
  else fill(sheet, at.page, [at.x, where === 'above' ? at.y - 4 : at.y, at.width, 0.8], color);
}

function dots(sheet: Sheet, at: Place, isEntry: boolean, height: number, color: string): void {
  fill(sheet, at.page, [at.x - 14.4, at.y, 0.8, height], '#c3cfe4');
  if (isEntry) fill(sheet, at.page, [at.x - 16, at.y, 4, height], color);
}

function fill(sheet: Sheet, page: number, area: [number, number, number, number], color: string): void {
  const items = sheet.pages[page];
  const [x, y, width, height] = area;
  const last = items?.findLastIndex((one) => one.kind === 'fill') ?? -1;
  items?.splice(last + 1, 0, { kind: 'fill', x, y, width, height, color });
}

/** Whether most letters of a resume are written from right to left. */
export function isLeftward(content: ResumeContent): boolean {
  const text = [
    content.name,
    content.summary,
    ...content.experience.map((one) => one.title + one.description),
  ].join('');
  const leftward = text.match(/[\p{sc=Arabic}\p{sc=Hebrew}]/gu)?.length ?? 0;
  return leftward * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** The sheet as it stands for who reads from the right: what was at the left is at the right. */
function mirrored(sheet: Sheet): Sheet {
  const moved = (one: Placed): Placed => ({ ...one, x: sheet.width - one.x - one.width });
  return { ...sheet, pages: sheet.pages.map((page) => page.map(moved)) };
}

/** The template for who reads from the right: dates and values are in lines of their own, where their order is not in doubt. */
function turned(template: Template, leftward: boolean): Template {
  if (!leftward) return template;
  return {
    ...template,
    dates: 'below',
    indent: 0,
    values: 'rows',
    contact: template.contact === 'labels' ? 'lines' : template.contact,
  };
}

function scaled(template: Template, factor: number): Template {
  const { name, heading, size, between } = template;
  return {
    ...template,
    size: size * factor,
    between: between * factor,
    name: { ...name, size: name.size * factor },
    heading: { ...heading, size: heading.size * factor, before: heading.before * factor },
  };
}
