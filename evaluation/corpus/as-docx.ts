import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Layout } from './layouts.ts';
import type { Entry, Piece, Row, Sheet, SheetSection } from './sheet.ts';

type Block = Paragraph | Table;

const fonts = { Helvetica: 'Arial', Times: 'Times New Roman', Courier: 'Courier New' };
const pageWidth = 9_600;

/** Writes a sheet as a DOCX: columns and rails as tables, bullets as lists of the word processor. */
export async function writeDocx(sheet: Sheet, layout: Layout): Promise<Buffer> {
  const document = new Document({
    styles: {
      default: { document: { run: { font: fonts[layout.font], size: Math.round(layout.size * 2) } } },
    },
    sections: [{ children: blocksOf(sheet, layout) }],
  });
  return Packer.toBuffer(document);
}

function blocksOf(sheet: Sheet, layout: Layout): Block[] {
  const { page, head } = layout;
  const section = (one: SheetSection) => sectionBlocks(one, layout, sheet.leftward);
  const headBlocks = headOf(sheet, layout);
  if (page !== 'side-left' && page !== 'side-right' && page !== 'halves')
    return [...headBlocks, ...sheet.sections.flatMap(section)];
  const aside = sheet.sections.filter((one) => one.aside).flatMap(section);
  const main = sheet.sections.filter((one) => !one.aside).flatMap(section);
  const inSide = head === 'side';
  const narrow = [...(inSide ? headBlocks : []), ...aside];
  const cells = page === 'side-left' ? [narrow, main] : [main, narrow];
  const widths = page === 'halves' ? [50, 50] : page === 'side-left' ? [30, 70] : [70, 30];
  return [...(inSide ? [] : headBlocks), tableOf([cells], widths, false)];
}

function tableOf(rows: Block[][][], widths: number[], ruled: boolean): Table {
  const border = {
    style: ruled ? BorderStyle.SINGLE : BorderStyle.NONE,
    size: ruled ? 4 : 0,
    color: '777777',
  };
  const sides = { top: border, bottom: border, left: border, right: border };
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: widths.map((share) => Math.round((pageWidth * share) / 100)),
    borders: { ...sides, insideHorizontal: border, insideVertical: border },
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, i) =>
              new TableCell({ children, width: { size: widths[i] ?? 50, type: WidthType.PERCENTAGE } }),
          ),
        }),
    ),
  });
}

function headOf(sheet: Sheet, layout: Layout): Block[] {
  const { head, contact, size } = layout;
  const alignment =
    head === 'center' ? AlignmentType.CENTER : head === 'right' ? AlignmentType.RIGHT : AlignmentType.LEFT;
  const write = (text: string, points: number, bold: boolean) =>
    new Paragraph({
      alignment,
      bidirectional: sheet.leftward,
      children: [new TextRun({ text, bold, size: Math.round(points * 2), rightToLeft: sheet.leftward })],
    });
  const name = write(sheet.name, head === 'labels' ? size + 1 : 22, true);
  const headline = write(sheet.headline, size + 1.5, false);
  const lines = contact === 'line' ? [sheet.contact.join('  |  ')] : sheet.contact;
  const title = sheet.title ? [write(sheet.title, 20, true)] : [];
  const order = head === 'below-title' ? [headline, name] : head === 'labels' ? [name] : [name, headline];
  return [...title, ...order, ...lines.map((text) => write(text, size, false))];
}

function sectionBlocks(section: SheetSection, layout: Layout, leftward: boolean): Block[] {
  const railed =
    (layout.page === 'rail' || layout.page === 'table') && section.entries.some((one) => one.rail);
  const content = railed
    ? [
        tableOf(
          section.entries.map((entry) => railCells(entry, layout, leftward)),
          [22, 78],
          layout.page === 'table',
        ),
      ]
    : section.entries.flatMap((entry) => entry.rows.flatMap((row) => rowBlocks(row, leftward)));
  return [headingOf(section.heading, layout, leftward), ...content];
}

function headingOf(text: string, { heading, size }: Layout, leftward: boolean): Paragraph {
  const capitals = heading === 'capitals' || heading === 'spaced' || heading === 'band';
  const shown = capitals ? text.toUpperCase() : text;
  const run = new TextRun({
    text: heading === 'spaced' ? Array.from(shown).join(' ') : shown,
    bold: heading !== 'plain',
    size: Math.round((size + 2) * 2),
    rightToLeft: leftward,
  });
  const stated = heading === 'bold' || heading === 'ruled' ? { heading: HeadingLevel.HEADING_2 } : {};
  return new Paragraph({
    ...stated,
    spacing: { before: 220, after: 60 },
    bidirectional: leftward,
    children: [run],
  });
}

function railCells(entry: Entry, layout: Layout, leftward: boolean): Block[][] {
  return [
    [new Paragraph({ children: [new TextRun(entry.rail)] })],
    entry.rows.flatMap((row) => rowBlocks(row, leftward)),
  ];
}

function rowBlocks(row: Row, leftward: boolean): Block[] {
  const write = (children: TextRun[], more: object = {}) =>
    new Paragraph({ ...more, bidirectional: leftward, children });
  const run = (text: string) => new TextRun({ text, rightToLeft: leftward });
  if (row.kind === 'text') return [write([run(row.text)])];
  if (row.kind === 'bullets') return row.items.map((item) => write([run(item)], { bullet: { level: 0 } }));
  if (row.kind === 'rated')
    return row.items.map(({ text, points }) =>
      write([run(`${text} ${'●'.repeat(points)}${'○'.repeat(5 - points)}`)]),
    );
  if (row.kind === 'columns') return [columnsOf(row.items, leftward)];
  if (row.kind === 'cells')
    return [tableOf([row.cells.map((text) => [write([run(text)])])], [22, 30, 28, 20], true)];
  const runs = row.pieces.map((piece) => runOf(piece, leftward));
  if (!row.right) return [write(runs)];
  return [
    write([...runs, new TextRun('\t'), runOf(row.right, leftward)], {
      tabStops: [{ type: TabStopType.RIGHT, position: pageWidth }],
    }),
  ];
}

function columnsOf(items: string[], leftward: boolean): Table {
  const rows: Block[][][] = [];
  for (let at = 0; at < items.length; at += 3)
    rows.push(
      [0, 1, 2].map((i) => [
        new Paragraph({
          bidirectional: leftward,
          children: [new TextRun({ text: items[at + i] ?? '', rightToLeft: leftward })],
        }),
      ]),
    );
  return tableOf(rows, [33, 33, 34], false);
}

function runOf({ text, as }: Piece, leftward: boolean): TextRun {
  return new TextRun({
    text,
    bold: as === 'strong',
    italics: as === 'slant',
    rightToLeft: leftward,
    ...(as === 'grey'
      ? { color: '666666' }
      : as === 'white'
        ? { color: 'FFFFFF' }
        : as === 'accent'
          ? { color: '1F5FA8' }
          : {}),
  });
}
