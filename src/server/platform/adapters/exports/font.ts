import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { type Outline, writeTrueType } from './true-type.ts';

/**
 * A font file with the letters of this text, from the files of Inter that the program ships: Latin, Greek, Cyrillic and
 * Vietnamese. `missing` are the letters that Inter does not have.
 */
export function fontFor(text: string): { bytes: Uint8Array; missing: string[] } {
  const parts = SCRIPTS.map((script) => fontOf(script));
  const missing: string[] = [];
  const outlines = [...new Set(text)].toSorted().flatMap((letter): Outline[] => {
    const point = letter.codePointAt(0) ?? 0;
    const font = parts.find((one) => one.hasGlyphForCodePoint(point));
    if (font) return [outlineOf(font, point)];
    if (letter.trim() !== '') missing.push(letter);
    return [];
  });
  const [first] = parts;
  if (!first) throw new Error('The fonts are missing.');
  const { unitsPerEm, ascent, descent, capHeight, xHeight } = first;
  const name = 'Tenon Inter';
  return {
    bytes: writeTrueType({ name, unitsPerEm, ascent, descent, capHeight, xHeight }, outlines),
    missing,
  };
}

const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const opened = new Map<string, Font>();

function fontOf(script: string): Font {
  const before = opened.get(script);
  if (before) return before;
  const path = createRequire(import.meta.url).resolve(
    `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
  );
  const font = create(readFileSync(path));
  opened.set(script, font);
  return font;
}

function outlineOf(font: Font, point: number): Outline {
  const glyph = font.glyphForCodePoint(point);
  const contours: Outline['contours'] = [];
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args;
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([{ x: a, y: b, on: true }]);
    else if (command === 'lineTo') contour?.push({ x: a, y: b, on: true });
    else if (command === 'quadraticCurveTo')
      contour?.push({ x: a, y: b, on: false }, { x: c, y: d, on: true });
  }
  return { point, advance: glyph.advanceWidth, contours };
}
