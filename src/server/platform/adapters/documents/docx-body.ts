import type { FlowBlock, HiddenReason } from '../../../../engine/resume/document.ts';
import type { HiddenText } from '../../../../engine/resume/reading.ts';
import { applyProperty, type Look, type Styles } from './docx-styles.ts';
import type { Attributes, XmlHandler, XmlSource } from './xml.ts';

/** The text of one part of a DOCX, visible and hidden apart. */
export type Body = { blocks: FlowBlock[]; hidden: HiddenText[]; characters: number; cut: boolean };

/** Reads paragraphs, tables and text boxes in document order, up to a number of characters. */
export async function readBody(
  source: XmlSource,
  styles: Styles,
  links: Map<string, string>,
  limit: number,
): Promise<Body> {
  const reader = new BodyReader(styles, links, limit);
  await source(reader);
  return { blocks: reader.blocks, hidden: reader.hidden, characters: reader.characters, cut: reader.cut };
}

type Run = { text: string; look: Look };
type Paragraph = { look: Look; style: Look; runs: Run[]; links: string[]; cell: FlowBlock['cell'] };

class BodyReader implements XmlHandler {
  readonly blocks: FlowBlock[] = [];
  readonly hidden: HiddenText[] = [];
  characters = 0;
  cut = false;
  private readonly paragraphs: Paragraph[] = [];
  private readonly tables: { number: number; row: number; column: number; span: number; shaded: boolean }[] =
    [];
  private tableCount = 0;
  private run: Look | null = null;
  private inText = false;
  private inProperties = '';
  private skipped = 0;
  private gap = false;
  private readonly styles: Styles;
  private readonly links: Map<string, string>;
  private readonly limit: number;

  constructor(styles: Styles, links: Map<string, string>, limit: number) {
    this.styles = styles;
    this.links = links;
    this.limit = limit;
  }

  stop(): boolean {
    return this.cut;
  }

  open(name: string, attributes: Attributes): void {
    // A text box is written twice, in a new and an old form: the old one is passed over.
    if (name === 'mc:Fallback' || this.skipped > 0) {
      this.skipped += 1;
      return;
    }
    const paragraph = this.paragraphs.at(-1);
    if (name === 'w:tbl') this.openTable();
    else if (name === 'w:tr') this.moveCell('row');
    else if (name === 'w:tc') this.moveCell('column');
    else if (name === 'w:p') this.openParagraph();
    else if (name === 'w:r') this.run = {};
    else if (name === 'w:t') this.inText = true;
    else if ((name === 'w:tab' || name === 'w:ptab') && !this.inProperties) this.add('\t');
    else if ((name === 'w:br' || name === 'w:cr') && !this.inProperties) this.add('\n');
    else if (name === 'w:noBreakHyphen') this.add('-');
    else if (name === 'w:hyperlink') this.addLink(attributes);
    else if (['w:pPr', 'w:rPr', 'w:tcPr'].includes(name)) this.inProperties ||= name;
    else if (name === 'w:pStyle' && paragraph)
      paragraph.style = this.styles.named.get(attributes['w:val'] ?? '') ?? {};
    else if (name === 'w:rStyle' && this.run)
      this.run = { ...this.styles.named.get(attributes['w:val'] ?? ''), ...this.run };
    else this.property(name, attributes);
  }

  close(name: string): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    if (name === this.inProperties) this.inProperties = '';
    else if (name === 'w:t') this.inText = false;
    else if (name === 'w:r') this.run = null;
    else if (name === 'w:p') this.closeParagraph();
    else if (name === 'w:tbl') this.tables.pop();
  }

  text(text: string): void {
    if (this.inText && this.skipped === 0) this.add(text);
  }

  private property(name: string, attributes: Attributes): void {
    const table = this.tables.at(-1);
    if (this.inProperties === 'w:tcPr' && table && name === 'w:gridSpan')
      table.span = Math.max(1, Number(attributes['w:val']) || 1);
    else if (this.inProperties === 'w:tcPr' && table && name === 'w:shd') {
      const look: Look = {};
      applyProperty(look, name, attributes);
      table.shaded = look.shaded ?? false;
    } else if (this.run && this.inProperties === 'w:rPr') applyProperty(this.run, name, attributes);
    else if (this.inProperties === 'w:pPr') {
      const paragraph = this.paragraphs.at(-1);
      if (paragraph && !OF_THE_MARK.has(name)) applyProperty(paragraph.look, name, attributes);
    }
  }

  private openTable(): void {
    this.tableCount += 1;
    this.tables.push({ number: this.tableCount, row: -1, column: -1, span: 1, shaded: false });
  }

  private moveCell(step: 'row' | 'column'): void {
    const table = this.tables.at(-1);
    if (!table) return;
    table[step] += step === 'row' ? 1 : table.span;
    table.shaded = false;
    table.span = 1;
    if (step === 'row') table.column = -1;
  }

  private openParagraph(): void {
    const outer = this.tables[0];
    const cell = outer ? { table: outer.number, row: outer.row, column: outer.column } : null;
    this.paragraphs.push({ look: {}, style: {}, runs: [], links: [], cell });
  }

  private add(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (!paragraph) return;
    this.characters += text.length;
    this.cut ||= this.characters > this.limit;
    const shaded = this.tables.some((table) => table.shaded);
    const look = { ...paragraph.style, ...paragraph.look, ...this.run };
    paragraph.runs.push({ text, look: { ...look, shaded: look.shaded || shaded } });
  }

  private addLink(attributes: Attributes): void {
    const address = this.links.get(attributes['r:id'] ?? '');
    if (address) this.paragraphs.at(-1)?.links.push(address);
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (!paragraph) return;
    const seen: Run[] = [];
    for (const run of paragraph.runs) {
      const reason = hiddenReason(run.look);
      if (!reason) seen.push(run);
      else if (run.text.trim()) this.hide(run.text, reason);
    }
    const look = { ...paragraph.style, ...paragraph.look };
    for (const line of linesOf(seen)) {
      if (!line.some(({ text }) => text.trim())) {
        this.gap = true;
        continue;
      }
      this.blocks.push(this.toBlock(line, look, paragraph));
      this.gap = false;
    }
  }

  private hide(text: string, reason: HiddenReason): void {
    const last = this.hidden.at(-1);
    if (last?.reason === reason) last.text += text;
    else this.hidden.push({ text, page: 1, reason });
  }

  private toBlock(runs: Run[], look: Look, paragraph: Paragraph): FlowBlock {
    const printed = runs.filter((run) => run.text.trim());
    const longest = printed.toSorted((a, b) => b.text.length - a.text.length)[0]?.look ?? look;
    return {
      text: textOf(runs),
      heading: look.heading ?? null,
      list: look.list ?? null,
      bold: printed.every((run) => run.look.bold ?? false),
      ...turnOf(beforeTab(runs)),
      ...(printed[0]?.look.bold && { boldStart: true }),
      size: longest.size ?? this.styles.size,
      color: longest.color ?? null,
      ...(printed.every((run) => run.look.capitals) && { capitals: true }),
      ...(isMarked(look, printed) && { marked: true }),
      gap: this.gap || (look.gap ?? false),
      cell: paragraph.cell,
      links: paragraph.links,
    };
  }
}

/** How the sign at the end of a paragraph looks, which nobody sees. */
const OF_THE_MARK = new Set('w:b w:i w:vanish w:specVanish w:color w:sz w:caps w:u'.split(' '));

/** A rule stands above or below a paragraph, a ground is behind it, or all of it is underlined. */
function isMarked(look: Look, printed: readonly Run[]): boolean {
  const alone = look.ruled === true || look.shaded === true;
  return alone || printed.every((run) => run.look.underlined);
}

/** The runs of each line of a paragraph: what stands between its line breaks. */
function linesOf(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, look } of runs)
    for (const [at, part] of text.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, look });
    }
  return lines;
}

function textOf(runs: Run[]): string {
  return runs
    .map((run) => run.text)
    .join('')
    .replaceAll('\0', '')
    .toWellFormed();
}

/** What a line says before its first tab. */
function beforeTab(runs: Run[]): Run[] {
  const at = runs.findIndex(({ text }) => text.includes('\t'));
  return (at < 0 ? runs : runs.slice(0, at)).filter(({ text }) => text.trim());
}

/** The words that a line begins with in one look, where all others have others: bold before plain, plain before italic. */
function turnOf(runs: Run[]): { turn?: string } {
  const looks = runs.map(({ look }) => `${look.bold ?? false} ${look.italic ?? false}`);
  const at = looks.findIndex((look) => look !== looks[0]);
  if (at <= 0 || looks.indexOf(looks[0] ?? '', at) >= 0) return {};
  return { turn: textOf(runs.slice(0, at)) };
}

function hiddenReason(look: Look): HiddenReason | null {
  if (look.hidden) return 'hidden-run';
  if (look.size !== undefined && look.size < 2.5) return 'tiny';
  const light =
    look.color && [1, 3, 5].every((at) => Number.parseInt(look.color?.slice(at, at + 2) ?? '0', 16) > 241);
  return light && !look.shaded ? 'white' : null;
}
