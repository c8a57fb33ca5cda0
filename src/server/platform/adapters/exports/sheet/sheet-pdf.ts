import PDFDocument from 'pdfkit';
import type { PlacedText, Sheet } from '../../../../../engine/sheet/layout.ts';
import { type Letters, type SetGlyph } from './letters.ts';
import { hex4, makePdfFont, type PdfFont } from './pdf-font.ts';

type Doc = InstanceType<typeof PDFDocument>;
type Element = ReturnType<Doc['struct']>;
type Page = Sheet['pages'][number];

/** What a file says of itself. */
export type SheetInfo = { title: string; author: string; language: string; leftward: boolean };

/** A sheet as a PDF that a screen reader can read: tagged headings, paragraphs and lists in reading order, with title and language. Fonts are embedded. */
export async function sheetPdf(sheet: Sheet, letters: Letters, info: SheetInfo): Promise<Uint8Array> {
  const size: [number, number] = [sheet.width, sheet.height];
  const doc = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: info.language,
    info: { Title: info.title, Author: info.author },
    autoFirstPage: false,
  });
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const pen = { doc, letters, leftward: info.leftward, fonts: new Map<string, PdfFont>() };
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const tree = structureOf(doc, whole, sheet);
  for (const page of sheet.pages) {
    doc.addPage({ size, margin: 0 });
    drawFills(doc, page);
    for (const [block, lines] of Map.groupBy(page.filter(isText), (one) => one.block))
      tree.elementOf(block).add(() => {
        for (const line of lines) drawLine(pen, line, sheet.height);
      });
  }
  tree.end();
  whole.end();
  for (const font of pen.fonts.values()) font.end();
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}

/** The element of each block, made when it is first written; entries that follow each other are one list. */
function structureOf(doc: Doc, whole: Element, sheet: Sheet) {
  const elements = new Map<number, Element>();
  let list: { element: Element; last: number } | null = null;
  const listFor = (block: number): Element => {
    if (list?.last === block - 1) list.last = block;
    else {
      list = { element: doc.struct('L'), last: block };
      whole.add(list.element);
    }
    return list.element;
  };
  const makeElement = (block: number): Element => {
    const role = sheet.roles[block] ?? 'P';
    const element = doc.struct(role === 'LI' ? 'LBody' : role);
    if (role === 'LI') {
      const item = doc.struct('LI');
      listFor(block).add(item);
      item.add(element);
    } else whole.add(element);
    return element;
  };
  return {
    elementOf: (block: number): Element => {
      const element = elements.get(block) ?? makeElement(block);
      elements.set(block, element);
      return element;
    },
    end: () => {
      for (const element of elements.values()) element.end();
    },
  };
}

function drawFills(doc: Doc, page: Page): void {
  const fills = page.filter((one) => one.kind === 'fill');
  if (fills.length === 0) return;
  doc.markContent('Artifact');
  for (const { x, y, width, height, color } of fills) doc.rect(x, y, width, height).fill(color);
  doc.endMarkedContent();
}

type Pen = { doc: Doc; letters: Letters; leftward: boolean; fonts: Map<string, PdfFont> };

function drawLine(pen: Pen, line: PlacedText, height: number): void {
  const { doc } = pen;
  const glyphs = pen.letters.set(line.text, line.face, pen.leftward);
  const font = fontFor(pen, line);
  doc.page.fonts[font.id] = font.ref;
  const isTurned = /[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(line.text);
  if (isTurned) doc.markContent('Span', { actual: line.text });
  doc.save().fillColor(line.color);
  doc.transform(1, 0, 0, -1, 0, height);
  const at = `1 0 0 1 ${number(line.x)} ${number(height - line.y)} Tm`;
  doc.addContent(`BT ${at} /${font.id} ${number(line.size)} Tf ${shown(glyphs, font, line.size)} ET`);
  doc.restore();
  if (isTurned) doc.endMarkedContent();
}

function fontFor({ doc, fonts }: Pen, { face }: PlacedText): PdfFont {
  const key = `${face.family} ${face.weight}`;
  const font = fonts.get(key) ?? makePdfFont(doc, `T${fonts.size + 1}`, face);
  fonts.set(key, font);
  return font;
}

/** The glyphs as operators of a PDF: their numbers, with what is between them where it is not the width of the glyph. */
function shown(glyphs: SetGlyph[], font: PdfFont, size: number): string {
  const parts: string[] = [];
  const operators: string[] = [];
  const show = () => {
    if (parts.length > 0) operators.push(`[${parts.join(' ')}] TJ`);
    parts.length = 0;
  };
  for (const glyph of glyphs) {
    const width = Math.round(glyph.outline().advance / 2.048) / 1000;
    const before = Math.round(glyph.dx * 1000);
    const rise = Math.abs(glyph.dy) > 0.001 ? number(glyph.dy * size) : null;
    if (rise !== null) {
      show();
      operators.push(`${rise} Ts`);
    }
    if (before !== 0) parts.push(String(-before));
    parts.push(`<${hex4(font.codeOf(glyph))}>`);
    const after = Math.round((width + glyph.dx - glyph.advance) * 1000);
    if (after !== 0) parts.push(String(after));
    if (rise !== null) {
      show();
      operators.push('0 Ts');
    }
  }
  show();
  return operators.join(' ');
}

function isText(one: Page[number]): one is PlacedText {
  return one.kind === 'text';
}

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
