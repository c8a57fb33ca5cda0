import PDFDocument from 'pdfkit';
import type { ResumeContent } from '../../../../engine/resume/resume-content.ts';
import type { Language } from '../../../../messages/languages.ts';
import { fontFor } from './font.ts';
import { type Block, blocksOf, titleOf } from './resume-blocks.ts';

type Doc = InstanceType<typeof PDFDocument>;
/** `room` is what must fit below on the same page, in points: no heading stands alone at the foot. */
type Look = { strong: boolean; size: number; color: string; before: number; after: number; room: number };

/**
 * A resume as a PDF with headings in a language, which a screen reader can read: tagged headings, paragraphs and lists in reading order, with title and
 * language, on A4. Fonts are embedded; Latin, Greek and Cyrillic letters and those of Vietnamese are in them.
 */
export async function toPdf(content: ResumeContent, language: Language): Promise<Uint8Array> {
  const blocks = blocksOf(content, language).map(composed);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 54, bottom: 54, left: 60, right: 60 },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: { Title: titleOf(content, language), Author: content.name },
  });
  const letters = blocks
    .map((block) => (block.kind === 'bullets' ? `•${block.items.join('')}` : block.text))
    .join('');
  doc.registerFont('letters', Buffer.from(fontFor(`${letters} `).bytes));
  const parts: Buffer[] = [];
  const written = new Promise<void>((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  for (const block of blocks) {
    if (block.kind === 'bullets') writeList(doc, whole, block.items);
    else whole.add(doc.struct(TAGS[block.kind], {}, () => writeText(doc, block.text, LOOKS[block.kind])));
  }
  whole.end();
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}

function writeList(doc: Doc, whole: ReturnType<Doc['struct']>, items: string[]): void {
  const list = doc.struct('L');
  whole.add(list);
  for (const item of items) {
    const entry = doc.struct('LI');
    list.add(entry);
    entry.add(doc.struct('LBody', {}, () => writeText(doc, `• ${item}`, LOOKS.bullets, 10)));
    entry.end();
  }
  list.end();
}

function writeText(doc: Doc, given: string, look: Look, indent = 0): void {
  const left = doc.page.margins.left + indent;
  const width = doc.page.width - doc.page.margins.right - left;
  doc.font('letters').fontSize(look.size);
  const text = wrapped(doc, given, width);
  const options = { width: 2000, lineGap: 2 };
  const height = text.split('\n').length * (doc.currentLineHeight(true) + options.lineGap);
  const top = doc.y + look.before;
  const bottom = doc.page.height - doc.page.margins.bottom;
  if (top + height + look.room > bottom) doc.addPage();
  else doc.y = top;
  // A new page begins without a colour.
  doc.fillColor(look.color);
  // The shipped font has one weight: strong text is drawn with a fine edge of its own colour.
  if (look.strong) doc.lineWidth(look.size / 32).strokeColor(look.color);
  doc.text(text, left, doc.y, { ...options, fill: true, stroke: look.strong });
  doc.y += look.after;
}

/** The text in lines that fit, broken at spaces only, so that no name is cut at a sign. */
function wrapped(doc: Doc, text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    const longer = last === '' ? word : `${last} ${word}`;
    if (last === '' || doc.widthOfString(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** Text as the font has its letters: accents joined to them. */
function composed(block: Block): Block {
  return block.kind === 'bullets'
    ? { kind: 'bullets', items: block.items.map((item) => item.normalize('NFC')) }
    : { ...block, text: block.text.normalize('NFC') };
}

const TAGS = { name: 'H1', contact: 'P', heading: 'H2', entry: 'H3', place: 'P', plain: 'P' } as const;
const INK = '#1f2328';
const LOOKS: Record<Block['kind'], Look> = {
  name: { strong: true, size: 22, color: INK, before: 0, after: 4, room: 0 },
  contact: { strong: false, size: 10, color: '#4a5159', before: 0, after: 0, room: 0 },
  heading: { strong: true, size: 14, color: '#0b6e6e', before: 14, after: 4, room: 80 },
  entry: { strong: true, size: 11.5, color: INK, before: 6, after: 0, room: 48 },
  place: { strong: false, size: 10.5, color: INK, before: 0, after: 0, room: 16 },
  plain: { strong: false, size: 10, color: '#4a5159', before: 0, after: 2, room: 0 },
  bullets: { strong: false, size: 10.5, color: INK, before: 0, after: 1, room: 0 },
};
