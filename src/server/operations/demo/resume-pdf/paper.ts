import type PDFDocument from 'pdfkit';

/** A pdfkit document being written. */
export type Doc = InstanceType<typeof PDFDocument>;

/** The paper of a document in layout points; `scale` below 1 draws everything smaller, so that more fits. */
export type Paper = { doc: Doc; width: number; height: number; scale: number };

/** The current page of `doc` as paper at a scale. */
export function startPaper(doc: Doc, scale: number): Paper {
  doc.scale(scale);
  return { doc, width: doc.page.width / scale, height: doc.page.height / scale, scale };
}

/** How a run of text looks: a standard PDF font, its size in points, a colour, extra space between letters and lines. */
export type Style = {
  font: string;
  size: number;
  color: string;
  spacing?: number;
  lineGap?: number;
  align?: 'left' | 'center' | 'right';
};

/** A piece of a line in its own style. */
export type Run = { text: string; style: Style };

/** A column that text flows down; `nextPage` starts a page and paints what every page has. Points from the top left. */
export type Column = {
  doc: Doc;
  x: number;
  width: number;
  y: number;
  top: number;
  bottom: number;
  nextPage: () => void;
};

/** A column from the top of the current page that goes on at `top` of a new page when it is full. */
export function createColumn(
  paper: Paper,
  box: { x: number; width: number; y: number; top: number; bottom: number },
  paintPage: () => void = () => {},
): Column {
  const { doc, height, scale } = paper;
  const nextPage = () => {
    doc.addPage();
    doc.scale(scale);
    paintPage();
  };
  return { doc, ...box, bottom: height - box.bottom, nextPage };
}

/** Starts a new page unless `height` points still fit in the column. */
export function reserveRoom(column: Column, height: number): void {
  if (column.y + height <= column.bottom || column.y <= column.top) return;
  column.nextPage();
  column.y = column.top;
}

/** Moves down by `points`, except at the top of a page. */
export function addGap(column: Column, points: number): void {
  if (column.y > column.top) column.y += points;
}

/** The height in points that `text` takes in the column less `indent`. */
export function measure(column: Column, text: string, style: Style, indent = 0): number {
  applyStyle(column.doc, style);
  return column.doc.heightOfString(text, textOptions(style, column.width - indent));
}

/** The style's size, or the largest smaller one at which `text` stays on one line of the column. */
export function sizeThatFits(column: Column, text: string, style: Style): number {
  return Math.min(style.size, (style.size * column.width) / widthOf(column.doc, { text, style }) - 0.05);
}

/** Writes a paragraph, whole on one page, and moves below it. */
export function writeText(column: Column, text: string, style: Style, indent = 0): void {
  const height = measure(column, text, style, indent);
  reserveRoom(column, height);
  applyStyle(column.doc, style);
  column.doc.text(text, column.x + indent, column.y, textOptions(style, column.width - indent));
  column.y += height;
}

/** Writes runs on one line with `right` at the right edge; what does not fit beside the runs goes below them. */
export function writeLine(column: Column, runs: Run[], right?: Run): void {
  const { doc } = column;
  const rightWidth = right ? widthOf(doc, right) : 0;
  const total = runs.reduce((sum, run) => sum + widthOf(doc, run), 0);
  if (total > column.width) {
    for (const run of runs) writeText(column, run.text.replace(/^\s*[,|·–]\s*/, ''), run.style);
    if (right) writeText(column, right.text, right.style);
    return;
  }
  const size = Math.max(...runs.map((run) => run.style.size));
  const height = size * 1.16 + (runs[0]?.style.lineGap ?? 0);
  reserveRoom(column, height);
  let x = column.x;
  for (const run of runs) x += writeRun(doc, run, x, column.y, size);
  if (right && total + rightWidth + 12 <= column.width) {
    writeRun(doc, right, column.x + column.width - rightWidth, column.y, size);
    column.y += height;
  } else {
    column.y += height;
    if (right) writeText(column, right.text, right.style);
  }
}

/** Writes bullets with a hanging indent; each stays whole on one page. */
export function writeBullets(column: Column, items: string[], style: Style, mark = '•', gap = 2): void {
  const indent = 11;
  for (const item of items) {
    reserveRoom(column, measure(column, item, style, indent));
    writeRun(column.doc, { text: mark, style }, column.x + 1, column.y, style.size);
    writeText(column, item, style, indent);
    column.y += gap;
  }
}

/** Draws a horizontal line across the column at the current height. */
export function drawRule(column: Column, color: string, thickness = 0.6): void {
  const { doc, x, width, y } = column;
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(thickness)
    .strokeColor(color)
    .stroke();
}

function writeRun(doc: Doc, run: Run, x: number, y: number, lineSize: number): number {
  const width = widthOf(doc, run);
  applyStyle(doc, run.style);
  doc.text(run.text, x, y + (lineSize - run.style.size) * 0.8, {
    lineBreak: false,
    characterSpacing: run.style.spacing ?? 0,
  });
  return width;
}

function widthOf(doc: Doc, run: Run): number {
  applyStyle(doc, run.style);
  return doc.widthOfString(run.text, { characterSpacing: run.style.spacing ?? 0 });
}

function applyStyle(doc: Doc, style: Style): void {
  doc.font(style.font).fontSize(style.size).fillColor(style.color);
}

function textOptions(style: Style, width: number) {
  return {
    width,
    align: style.align ?? 'left',
    lineGap: style.lineGap ?? 0,
    characterSpacing: style.spacing ?? 0,
  } as const;
}
