import makeBidi from 'bidi-js';
import type { Measure } from '../../../../../engine/sheet/break-lines.ts';
import type { Face } from '../../../../../engine/sheet/templates.ts';
import { filesOf, openedFont, openFonts, packagesFor } from './font-files.ts';
import type { Outline } from '../true-type.ts';

/** A glyph in its place in a line: how far it moves on and where it stands, for a size of 1; `text` are the letters it shows. */
export type SetGlyph = {
  key: string;
  text: string;
  advance: number;
  dx: number;
  dy: number;
  outline: () => Outline;
};
/** What sets letters: the glyphs of a line from left to right as they are seen, and how wide a text is. */
export type Letters = {
  set: (text: string, face: Face, leftward: boolean) => SetGlyph[];
  measure: Measure;
  /** The letters that no font of the program has. */
  missing: () => string[];
};

/** The units of a square in which outlines are told. */
export const UNITS = 2048;
const bidi = makeBidi();
const LEFTWARD = /[\p{sc=Hebrew}\p{sc=Arabic}]/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const FEATURES = { liga: false, calt: false, clig: false };

/** Opens the fonts that a text needs in these faces. */
export async function lettersFor(text: string, faces: readonly Face[]): Promise<Letters> {
  const points = [...new Set(text.normalize('NFC'))].map((letter) => letter.codePointAt(0) ?? 0);
  const places = new Map<string, Map<number, { path: string }[]>>();
  const needed = new Map<string, { path: string; weight: number }>();
  for (const { family, weight } of faces) {
    const packages = packagesFor(family, text).map(filesOf);
    const found = places.get(family) ?? new Map<number, { path: string }[]>();
    places.set(family, found);
    for (const point of points) {
      const files = packages.flatMap((of) =>
        of.filter(({ ranges }) => ranges.some(([a, b]) => point >= a && point <= b)),
      );
      found.set(point, files.slice(0, 2));
      for (const { path } of files.slice(0, 2)) needed.set(`${path} ${weight}`, { path, weight });
    }
  }
  await openFonts([...needed.values()]);
  const missing = new Set<string>();
  const widths = new Map<string, number>();
  const set = (line: string, face: Face, leftward: boolean) =>
    visualRuns(line, leftward).flatMap((run) => setRun(run, face, places.get(face.family), missing));
  const widthOf = (piece: string, face: Face): number => {
    const key = `${face.family} ${face.weight} ${piece}`;
    const before = widths.get(key);
    if (before !== undefined) return before;
    const width = set(piece, face, false).reduce((sum, { advance }) => sum + advance, 0);
    widths.set(key, width);
    return width;
  };
  const measure: Measure = (line, face) =>
    (line.match(/\s+|\S+/g) ?? []).reduce((sum, piece) => sum + widthOf(piece, face), 0);
  return { set, measure, missing: () => [...missing] };
}

type Run = { text: string; direction: 'ltr' | 'rtl' };

/** The parts of a line that go one way, from left to right as they are seen. */
function visualRuns(line: string, leftward: boolean): Run[] {
  if (!leftward && !LEFTWARD.test(line)) return [{ text: line, direction: 'ltr' }];
  const levels = bidi.getEmbeddingLevels(line, leftward ? 'rtl' : 'auto');
  const order = bidi.getReorderedIndices(line, levels);
  const runs: { from: number; to: number; level: number }[] = [];
  for (const index of order) {
    const level = levels.levels[index] ?? 0;
    const last = runs.at(-1);
    const goesOn =
      last?.level === level && (level % 2 === 0 ? last.to === index - 1 : last.from === index + 1);
    if (!last || !goesOn) runs.push({ from: index, to: index, level });
    else if (level % 2 === 0) last.to = index;
    else last.from = index;
  }
  return runs.map(({ from, to, level }) => {
    const text = line.slice(from, to + 1);
    return level % 2 === 0 ? { text, direction: 'ltr' } : { text: turnedSigns(text), direction: 'rtl' };
  });
}

/** Brackets as they are drawn where one reads from the right. */
function turnedSigns(text: string): string {
  return Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');
}

function setRun(
  { text, direction }: Run,
  { weight }: Face,
  places: Map<number, { path: string }[]> | undefined,
  missing: Set<string>,
): SetGlyph[] {
  const parts: { path: string | null; text: string }[] = [];
  for (const { segment } of segmenter.segment(text.normalize('NFC'))) {
    const path = fileWith(segment, weight, places);
    if (path === null && segment.trim() !== '') missing.add(segment);
    const last = parts.at(-1);
    if (last?.path === path) last.text += segment;
    else parts.push({ path, text: segment });
  }
  const seen = direction === 'rtl' ? parts.toReversed() : parts;
  return seen.flatMap((part) =>
    part.path === null ? emptyBox(part.text) : glyphsOf(part.text, part.path, weight, direction),
  );
}

function fileWith(
  segment: string,
  weight: number,
  places: Map<number, { path: string }[]> | undefined,
): string | null {
  const points = Array.from(segment, (letter) => letter.codePointAt(0) ?? 0);
  const files = places?.get(points[0] ?? 0) ?? [];
  const whole = files.find(({ path }) =>
    points.every((point) => openedFont(path, weight).hasGlyphForCodePoint(point)),
  );
  return (
    whole?.path ??
    files.find(({ path }) => openedFont(path, weight).hasGlyphForCodePoint(points[0] ?? 0))?.path ??
    null
  );
}

function glyphsOf(text: string, path: string, weight: number, direction: Run['direction']): SetGlyph[] {
  const font = openedFont(path, weight);
  const scale = 1 / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text, FEATURES, undefined, undefined, direction);
  const clusters = text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];
  const letters = direction === 'rtl' ? clusters.toReversed() : clusters;
  const placed = glyphs.map((glyph, at): SetGlyph => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    return {
      key: `${path} ${glyph.id}`,
      text: String.fromCodePoint(...glyph.codePoints),
      advance: xAdvance * scale,
      dx: xOffset * scale,
      dy: yOffset * scale,
      outline: () => outlineOf(glyph, font.unitsPerEm),
    };
  });
  const whole = placed.length === letters.length ? placed : withSignsJoined(placed, direction);
  // A glyph names the letters that it was first made for: where each letter has its glyph, the text itself says which.
  const isPaired = letters.length === whole.length;
  return whole.map((glyph, at) => (isPaired ? { ...glyph, text: letters[at] ?? '' } : glyph));
}

/** Glyphs with the dots and accents that take no room of their own drawn as parts of them. */
function withSignsJoined(glyphs: SetGlyph[], direction: Run['direction']): SetGlyph[] {
  const joined: SetGlyph[] = [];
  let ahead: SetGlyph[] = [];
  for (const glyph of glyphs) {
    const last = joined.at(-1);
    if (glyph.advance > 0.001) {
      joined.push(ahead.reduce((base, sign) => joinedWith(base, sign, 0), glyph));
      ahead = [];
    } else if (direction === 'rtl') ahead.push(glyph);
    else if (last) joined[joined.length - 1] = joinedWith(last, glyph, last.advance);
    else joined.push(glyph);
  }
  return [...joined, ...ahead];
}

function joinedWith(base: SetGlyph, sign: SetGlyph, pen: number): SetGlyph {
  const dx = (pen + sign.dx - base.dx) * UNITS;
  const dy = (sign.dy - base.dy) * UNITS;
  return {
    ...base,
    key: `${base.key}+${sign.key}@${Math.round(dx)},${Math.round(dy)}`,
    outline: () => {
      const { advance, contours } = base.outline();
      const moved = sign
        .outline()
        .contours.map((one) => one.map((point) => ({ ...point, x: point.x + dx, y: point.y + dy })));
      return { advance, contours: [...contours, ...moved] };
    },
  };
}

function outlineOf(
  glyph: { advanceWidth: number; path: { commands: { command: string; args: number[] }[] } },
  units: number,
): Outline {
  const scale = UNITS / units;
  const contours: Outline['contours'] = [];
  for (const { command, args } of glyph.path.commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map((value) => value * scale);
    const contour = contours.at(-1);
    if (command === 'moveTo') contours.push([{ x: a, y: b, on: true }]);
    else if (command === 'lineTo') contour?.push({ x: a, y: b, on: true });
    else if (command === 'quadraticCurveTo')
      contour?.push({ x: a, y: b, on: false }, { x: c, y: d, on: true });
  }
  return { advance: glyph.advanceWidth * scale, contours };
}

function emptyBox(text: string): SetGlyph[] {
  const side = UNITS * 0.6;
  const corners = [
    [0.08, 0],
    [0.08, 0.7],
    [0.52, 0.7],
    [0.52, 0],
  ].map(([x = 0, y = 0]) => ({ x: x * UNITS, y: y * UNITS, on: true }));
  return Array.from(text, (letter) => ({
    key: `box ${letter}`,
    text: letter,
    advance: 0.6,
    dx: 0,
    dy: 0,
    outline: () => ({ advance: side, contours: letter.trim() === '' ? [] : [corners] }),
  }));
}
