import type PDFDocument from 'pdfkit';
import type { Face } from '../../../../../engine/sheet/templates.ts';
import { type Outline, writeTrueType } from '../true-type.ts';
import { type SetGlyph, UNITS } from './letters.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** A font within a PDF that has the glyphs which were written with it, and says which letters each stands for. */
export type PdfFont = {
  /** The name by which pages call it. */
  id: string;
  /** The number that a glyph has in the file. */
  codeOf: (glyph: SetGlyph) => number;
  /** The reference that pages name. */
  ref: ReturnType<Doc['ref']>;
  /** Writes the font into the file, when all its glyphs are known. */
  end: () => void;
};

/** A font for a face; `id` names it within the file. */
export function makePdfFont(doc: Doc, id: string, { family, weight }: Face): PdfFont {
  const ref = doc.ref({});
  const codes = new Map<string, number>();
  const outlines: Outline[] = [];
  const texts: string[] = [];
  return {
    id,
    ref,
    codeOf: (glyph) => {
      const key = `${glyph.key} ${glyph.text}`;
      const before = codes.get(key);
      if (before !== undefined) return before;
      const code = outlines.push(glyph.outline());
      texts.push(glyph.text);
      codes.set(key, code);
      return code;
    },
    end: () => {
      const name = `TENONA+${family === 'sans' ? 'Inter' : 'SourceSerif'}-${WEIGHTS[weight]}`;
      embed(doc, ref, name, outlines, texts);
    },
  };
}

function embed(doc: Doc, ref: PdfFont['ref'], name: string, outlines: Outline[], texts: string[]): void {
  const file = doc.ref({});
  const measures = { name, unitsPerEm: UNITS, ...MEASURES };
  file.end(Buffer.from(writeTrueType(measures, outlines)));
  const scale = 1000 / UNITS;
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [-500, MEASURES.descent * scale, 2000, MEASURES.ascent * scale],
    ItalicAngle: 0,
    Ascent: MEASURES.ascent * scale,
    Descent: MEASURES.descent * scale,
    CapHeight: MEASURES.capHeight * scale,
    XHeight: MEASURES.xHeight * scale,
    StemV: name.endsWith('Regular') ? 80 : 140,
    FontFile2: file,
  });
  descriptor.end('');
  const widths = [500, ...outlines.map(({ advance }) => Math.round(advance * scale))];
  const descendant = doc.ref({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: string('Adobe'), Ordering: string('Identity'), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [0, widths],
    CIDToGIDMap: 'Identity',
  });
  descendant.end('');
  const unicode = doc.ref({});
  unicode.end(Buffer.from(toUnicode(texts), 'latin1'));
  Object.assign(ref.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: name,
    Encoding: 'Identity-H',
    DescendantFonts: [descendant],
    ToUnicode: unicode,
  });
  ref.end('');
}

/** A text in a PDF, which pdfkit tells from a name by its being an object. */
function string(text: string): object {
  return Object(text) as object;
}

function toUnicode(texts: string[]): string {
  const lines = texts.map((text, at) => `<${hex4(at + 1)}> <${utf16(text)}>`);
  const chunks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
    lines.slice(at * 100, at * 100 + 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...chunks.map((chunk) => `${chunk.length} beginbfchar\n${chunk.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function utf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join('');
}

/** A number in four hexadecimal digits. */
export function hex4(value: number): string {
  return value.toString(16).padStart(4, '0');
}

const WEIGHTS = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' } as const;
const MEASURES = { ascent: 1984, descent: -494, capHeight: 1490, xHeight: 1118 } as const;
