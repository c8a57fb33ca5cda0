/** A glyph's outline in font units: contours of points, those not on the curve being control points of quadratic curves. */
export type Outline = { advance: number; contours: { x: number; y: number; on: boolean }[][] };

/** What a font says of itself, in font units. */
export type FontMeasures = {
  name: string;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  capHeight: number;
  xHeight: number;
};

/** A TrueType font file of these glyphs, for a PDF that calls them by number: they begin at 1, and no letter leads to them. */
export function writeTrueType(measures: FontMeasures, outlines: readonly Outline[]): Uint8Array {
  const glyphs = [
    { data: Buffer.alloc(0), advance: Math.round(measures.unitsPerEm / 2), left: 0 },
    ...outlines.map((one) => ({ ...glyphData(one.contours), advance: Math.round(one.advance) })),
  ];
  const offsets = [0];
  for (const { data } of glyphs) offsets.push((offsets.at(-1) ?? 0) + data.length);
  return file({
    'OS/2': os2Table(measures),
    cmap: cmapTable(),
    glyf: Buffer.concat(glyphs.map(({ data }) => data)),
    head: headTable(measures),
    hhea: hheaTable(measures, glyphs.length, Math.max(...glyphs.map(({ advance }) => advance))),
    hmtx: Buffer.concat(glyphs.map(({ advance, left }) => int16s(advance, left))),
    loca: uint32s(...offsets),
    maxp: maxpTable(glyphs.length),
    name: nameTable(measures.name),
    post: Buffer.concat([uint32s(0x00030000, 0), Buffer.alloc(24)]),
  });
}

function glyphData(contours: Outline['contours']): { data: Buffer; left: number } {
  const drawn = contours.filter((contour) => contour.length > 1);
  const points = drawn.flat().map(({ x, y, on }) => ({ x: Math.round(x), y: Math.round(y), on }));
  if (points.length === 0) return { data: Buffer.alloc(0), left: 0 };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  let end = -1;
  const ends = drawn.map((contour) => (end += contour.length));
  const steps = (values: number[]) => int16s(...values.map((value, at) => value - (values[at - 1] ?? 0)));
  const data = Buffer.concat([
    int16s(drawn.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys), ...ends, 0),
    Buffer.from(points.map(({ on }) => (on ? 1 : 0))),
    steps(xs),
    steps(ys),
  ]);
  return { data: Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]), left };
}

function cmapTable(): Buffer {
  return Buffer.concat([int16s(0, 1, 3, 10), uint32s(12), int16s(12, 0), uint32s(16, 0, 0)]);
}

function headTable({ unitsPerEm, ascent, descent }: FontMeasures): Buffer {
  return Buffer.concat([
    uint32s(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    int16s(3, unitsPerEm),
    Buffer.alloc(16),
    int16s(0, Math.round(descent), unitsPerEm, Math.round(ascent), 0, 8, 2, 1, 0),
  ]);
}

function hheaTable({ ascent, descent }: FontMeasures, count: number, widest: number): Buffer {
  return Buffer.concat([
    uint32s(0x00010000),
    int16s(Math.round(ascent), Math.round(descent), 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, count),
  ]);
}

function maxpTable(count: number): Buffer {
  return Buffer.concat([uint32s(0x00010000), int16s(count, 4096, 256, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]);
}

function os2Table({ ascent, descent, capHeight, xHeight }: FontMeasures): Buffer {
  return Buffer.concat([
    int16s(4, 500, 400, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
    Buffer.alloc(10 + 16),
    Buffer.from('TNON'),
    int16s(64, 32, -1, ascent, descent, 0, ascent, -descent),
    uint32s(1, 0),
    int16s(xHeight, capHeight, 0, 32, 0),
  ]);
}

function nameTable(name: string): Buffer {
  const ids = [1, 2, 4, 6];
  const texts = [name, 'Regular', name, name.replaceAll(' ', '')].map((text) =>
    Buffer.from(text, 'utf16le').swap16(),
  );
  let offset = 0;
  const records = texts.map((text, at) => {
    const record = int16s(3, 1, 0x409, ids[at] ?? 0, text.length, offset);
    offset += text.length;
    return record;
  });
  return Buffer.concat([int16s(0, texts.length, 6 + texts.length * 12), ...records, ...texts]);
}

function file(tables: Record<string, Buffer>): Uint8Array {
  const entries = Object.entries(tables);
  const power = 2 ** Math.floor(Math.log2(entries.length));
  let offset = 12 + entries.length * 16;
  const bodies: Buffer[] = [];
  const directory = entries.map(([tag, data]) => {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    const entry = Buffer.concat([Buffer.from(tag.padEnd(4)), uint32s(sumOf(padded), offset, data.length)]);
    offset += padded.length;
    bodies.push(padded);
    return entry;
  });
  const header = int16s(entries.length, power * 16, Math.log2(power), entries.length * 16 - power * 16);
  return new Uint8Array(Buffer.concat([uint32s(0x00010000), header, ...directory, ...bodies]));
}

function sumOf(data: Buffer): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
}

function int16s(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, at) => buffer.writeUInt16BE(Math.round(value) & 0xffff, at * 2));
  return buffer;
}

function uint32s(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => buffer.writeUInt32BE(value >>> 0, at * 4));
  return buffer;
}
