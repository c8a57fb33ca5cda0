import PDFDocument from 'pdfkit';
import {
  addGap,
  createColumn,
  drawRule,
  reserveRoom,
  measure,
  startPaper,
  writeBullets,
  writeLine,
  writeText,
  type Column,
  type Doc,
  type Paper,
  type Run,
  type Style,
} from '../../src/server/operations/demo/resume-pdf/paper.ts';
import type { Layout } from './layouts.ts';
import type { Entry, Piece, Row, Sheet, SheetSection } from './sheet.ts';

type Pen = { layout: Layout; fonts: Fonts };
type Fonts = { plain: string; strong: string; slant: string };

const standard: Record<Layout['font'], Fonts> = {
  Helvetica: { plain: 'Helvetica', strong: 'Helvetica-Bold', slant: 'Helvetica-Oblique' },
  Times: { plain: 'Times-Roman', strong: 'Times-Bold', slant: 'Times-Italic' },
  Courier: { plain: 'Courier', strong: 'Courier-Bold', slant: 'Courier-Oblique' },
};

/**
 * Draws a sheet as a PDF. With `fontFile` all text is set in that font, else in the standard fonts, which know WinAnsi only.
 * `finish` may draw more on the last page.
 */
export async function drawPdf(
  sheet: Sheet,
  layout: Layout,
  fontFile: string | null,
  finish: (doc: Doc) => void = () => {},
): Promise<Buffer> {
  // A fixed date keeps the bytes the same from run to run.
  const info = { CreationDate: new Date(0), Producer: 'corpus', Creator: 'corpus' };
  const doc = new PDFDocument({ size: 'A4', margin: 0, info });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => doc.on('end', resolve));
  if (fontFile) doc.registerFont('whole', fontFile);
  const fonts = fontFile ? { plain: 'whole', strong: 'whole', slant: 'whole' } : standard[layout.font];
  drawSheet(doc, sheet, { layout, fonts });
  finish(doc);
  doc.end();
  await done;
  return Buffer.concat(chunks);
}

function drawSheet(doc: Doc, sheet: Sheet, pen: Pen): void {
  const paper = startPaper(doc, 1);
  const { page, head } = pen.layout;
  const whole = columnOf(paper, 52, paper.width - 104, 50);
  const sided = page === 'side-left' || page === 'side-right' || page === 'halves';
  if (!sided) {
    writeHead(whole, sheet, pen);
    for (const section of sheet.sections) writeSection(whole, section, pen);
    return;
  }
  const narrow = page === 'halves' ? 225 : 150;
  const left = page === 'side-left';
  const inSide = head === 'side';
  if (!inSide) writeHead(whole, sheet, pen);
  const top = inSide ? 50 : whole.y + 14;
  const wide = paper.width - 104 - narrow - 26;
  const aside = columnOf(paper, left ? 40 : 52 + wide + 26, narrow, top);
  const main = columnOf(paper, left ? 40 + narrow + 26 : 52, wide, top);
  if (inSide) writeHead(aside, sheet, pen);
  for (const section of sheet.sections.filter((one) => one.aside)) writeSection(aside, section, pen);
  for (const section of sheet.sections.filter((one) => !one.aside)) writeSection(main, section, pen);
}

function columnOf(paper: Paper, x: number, width: number, y: number): Column {
  return createColumn(paper, { x, width, y, top: 50, bottom: 50 });
}

function bodyOf({ layout, fonts }: Pen): Style {
  return { font: fonts.plain, size: layout.size, color: '#222222', lineGap: 1.6 };
}

function writeHead(column: Column, sheet: Sheet, pen: Pen): void {
  const body = bodyOf(pen);
  const { head, contact } = pen.layout;
  const align = head === 'center' ? 'center' : head === 'right' ? 'right' : 'left';
  const big: Style = { ...body, font: pen.fonts.strong, size: head === 'side' ? 20 : 23, align };
  const name: Style = head === 'labels' ? { ...body, font: pen.fonts.strong, size: body.size + 1 } : big;
  const headline: Style = { ...body, size: body.size + 1.5, color: '#555555', align };
  const first = head === 'below-title' ? { ...headline, size: 12 } : name;
  writeText(column, head === 'below-title' ? sheet.headline : sheet.name, first);
  if (head === 'below-title') writeText(column, sheet.name, name);
  else if (head !== 'labels') writeText(column, sheet.headline, headline);
  column.y += 4;
  const small: Style = { ...body, size: body.size - 0.6, align };
  if (contact === 'line') writeText(column, sheet.contact.join('  |  '), small);
  else for (const text of sheet.contact) writeText(column, text, small);
  column.y += 4;
}

function writeSection(column: Column, section: SheetSection, pen: Pen): void {
  addGap(column, 11);
  reserveRoom(column, 60);
  writeHeading(column, section.heading, pen);
  const { page } = pen.layout;
  for (const [i, entry] of section.entries.entries()) {
    if (i > 0) addGap(column, 6);
    if (page === 'rail' || page === 'table') writeRailed(column, entry, pen);
    else for (const row of entry.rows) writeRow(column, row, pen);
  }
}

function writeHeading(column: Column, text: string, pen: Pen): void {
  const style: Style = { ...bodyOf(pen), font: pen.fonts.strong, size: pen.layout.size + 2 };
  const { heading } = pen.layout;
  if (heading === 'band') {
    column.doc.rect(column.x, column.y, column.width, style.size + 7).fill('#2f4858');
    column.y += 4;
    writeText({ ...column, x: column.x + 6 }, text, { ...style, color: '#ffffff' });
    column.y += style.size + 8;
    return;
  }
  const capitals = heading === 'capitals' || heading === 'spaced';
  const shown = capitals ? text.toUpperCase() : text;
  const font = heading === 'plain' ? pen.fonts.plain : style.font;
  writeText(column, shown, { ...style, font, ...(heading === 'spaced' ? { spacing: 3, size: 10 } : {}) });
  if (heading === 'ruled') drawRule(column, '#999999');
  column.y += 4;
}

function writeRailed(column: Column, entry: Entry, pen: Pen): void {
  const rail = 108;
  const cell = { ...column, x: column.x + rail, width: column.width - rail };
  reserveRoom(column, 26 + entry.rows.length * 12);
  if (column.y !== cell.y) cell.y = column.y;
  const top = column.y;
  const grey: Style = { ...bodyOf(pen), color: '#555555' };
  if (entry.rail) writeText({ ...column, width: rail - 10 }, entry.rail, grey);
  for (const row of entry.rows) writeRow(cell, row, pen);
  const fits = cell.y > top;
  column.y = fits ? Math.max(cell.y, top + measure(column, entry.rail || ' ', grey)) : cell.y;
  if (pen.layout.page === 'table' && fits)
    column.doc
      .lineWidth(0.5)
      .strokeColor('#777777')
      .rect(column.x - 5, top - 3, column.width + 10, column.y - top + 4)
      .stroke();
  column.y += 3;
}

function writeRow(column: Column, row: Row, pen: Pen): void {
  const body = bodyOf(pen);
  if (row.kind === 'text') writeText(column, row.text, body);
  else if (row.kind === 'bullets') writeBullets(column, row.items, body, pen.layout.mark, 1);
  else if (row.kind === 'cells') writeText(column, row.cells.join('    '), body);
  else if (row.kind === 'columns') writeColumns(column, row.items, body);
  else if (row.kind === 'rated') for (const item of row.items) writeRated(column, item, body);
  else
    writeLine(
      column,
      row.pieces.map((piece) => runOf(piece, pen)),
      row.right ? runOf(row.right, pen) : undefined,
    );
}

function runOf(piece: Piece, pen: Pen): Run {
  const body = bodyOf(pen);
  if (piece.as === 'strong') return { text: piece.text, style: { ...body, font: pen.fonts.strong } };
  if (piece.as === 'slant') return { text: piece.text, style: { ...body, font: pen.fonts.slant } };
  return { text: piece.text, style: piece.as === 'grey' ? { ...body, color: '#666666' } : body };
}

function writeColumns(column: Column, items: string[], style: Style): void {
  const width = column.width / 3;
  for (let at = 0; at < items.length; at += 3) {
    const row = items.slice(at, at + 3);
    const height = Math.max(...row.map((item) => measure({ ...column, width: width - 10 }, item, style)));
    reserveRoom(column, height);
    for (const [i, item] of row.entries())
      writeText({ ...column, x: column.x + i * width, width: width - 10 }, item, style);
    column.y += height + 2;
  }
}

function writeRated(column: Column, item: { text: string; points: number }, style: Style): void {
  const { doc } = column;
  const text = { ...column, width: column.width - 62 };
  reserveRoom(column, measure(text, item.text, style));
  const middle = column.y + style.size * 0.45;
  for (let i = 0; i < 5; i++) {
    const dot = doc.circle(column.x + column.width - 50 + i * 10, middle, 3);
    if (i < item.points) dot.fill('#3b6e8f');
    else dot.lineWidth(0.6).stroke('#3b6e8f');
  }
  writeText(text, item.text, style);
  column.y = text.y + 2;
}
