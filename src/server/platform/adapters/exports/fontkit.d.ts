declare module 'fontkit' {
  type Command = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };
  type Glyph = {
    id: number;
    codePoints: number[];
    advanceWidth: number;
    path: { commands: Command[] };
  };
  type Position = { xAdvance: number; xOffset: number; yOffset: number };
  /** The parts of a font that are read here. */
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    xHeight: number;
    hasGlyphForCodePoint(point: number): boolean;
    getVariation(settings: Record<string, number>): Font;
    layout(
      text: string,
      features: Record<string, boolean>,
      script: string | undefined,
      language: string | undefined,
      direction: 'ltr' | 'rtl',
    ): { glyphs: Glyph[]; positions: Position[] };
  };
  export function create(bytes: Uint8Array): Font;
}
