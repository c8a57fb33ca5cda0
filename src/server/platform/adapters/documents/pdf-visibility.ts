import type { HiddenReason, TextItem } from '../../../../engine/resume/document.ts';
import { multiply, type Matrix } from './pdf-matrix.ts';

/** A painted area; `color` is null where the colour is not known (pictures, patterns, gradients). */
export type Paint = { left: number; top: number; right: number; bottom: number; color: string | null };

const SMALLEST_READABLE_POINTS = 2.5;
const SMALLEST_AREA = 40;

/** Why a placed word cannot be read whatever its colour: off the page or too small. */
export function hiddenReason(item: TextItem, width: number, height: number): HiddenReason | null {
  if (item.size < SMALLEST_READABLE_POINTS) return 'tiny';
  const outside = item.x + item.width < 1 || item.x > width - 1 || item.y < 0 || item.y - item.size > height;
  return outside ? 'off-page' : null;
}

type Operations = Record<string, number>;
type Brush = { matrix: Matrix; color: string | null; alpha: number };

/** The rectangle in which painting can be seen; null where all of the page can. */
export type Clip = Omit<Paint, 'color'> | null;

/** The clip that remains after a path with these bounds, under this matrix, was made part of it. */
export function clipTo(clip: Clip, bounds: unknown, matrix: Matrix): Clip {
  const box = Array.from((bounds ?? []) as ArrayLike<number>, Number);
  if (box.length < 4 || !box.every(Number.isFinite)) return clip;
  const path = area(box, matrix, null);
  return {
    left: Math.max(path.left, clip?.left ?? -Infinity),
    right: Math.min(path.right, clip?.right ?? Infinity),
    top: Math.max(path.top, clip?.top ?? -Infinity),
    bottom: Math.min(path.bottom, clip?.bottom ?? Infinity),
  };
}

const CLIP_SLACK = 2;

/** Whether the middle of a word lies outside what can be seen. */
export function isClipped(item: { x: number; y: number; width: number; size: number }, clip: Clip): boolean {
  if (!clip) return false;
  const [x, y] = [item.x + item.width / 2, item.y - item.size * 0.3];
  return (
    x < clip.left - CLIP_SLACK ||
    x > clip.right + CLIP_SLACK ||
    y < clip.top - CLIP_SLACK ||
    y > clip.bottom + CLIP_SLACK
  );
}

/** Marks the words that a plain area was painted over, when it covers them whole. */
export function cover(items: TextItem[], paint: Paint): void {
  if (!paint.color) return;
  for (const item of items) {
    const inside =
      item.x >= paint.left - 1 &&
      item.x + item.width <= paint.right + 1 &&
      item.y <= paint.bottom + 1 &&
      item.y - item.size * 0.6 >= paint.top - 1;
    if (inside) item.hidden ??= 'covered';
  }
}

/** The area that an operation paints over, or null when it paints nothing that matters as a background. */
export function paints(operation: number, args: unknown[], brush: Brush, ops: Operations): Paint | null {
  if (operation === ops['constructPath']) return painted(args, brush, ops);
  if (operation === ops['shadingFill'])
    return { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, color: null };
  const picture = [ops['paintImageXObject'], ops['paintInlineImageXObject'], ops['paintImageMaskXObject']];
  return picture.includes(operation) ? area([0, 0, 1, 1], brush.matrix, null) : null;
}

function painted(args: unknown[], brush: Brush, ops: Operations): Paint | null {
  const fills = [ops['fill'], ops['eoFill'], ops['fillStroke'], ops['eoFillStroke'], ops['closeFillStroke']];
  const bounds = args[2];
  if (!fills.includes(Number(args[0])) || !bounds || brush.alpha < 0.05) return null;
  const box = Array.from(bounds as ArrayLike<number>, Number);
  const paint = area(box, brush.matrix, brush.alpha < 0.9 ? null : brush.color);
  return (paint.right - paint.left) * (paint.bottom - paint.top) < SMALLEST_AREA ? null : paint;
}

function area(box: number[], matrix: Matrix, color: string | null): Paint {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = box;
  const corners = [
    [x1, y1],
    [x1, y2],
    [x2, y1],
    [x2, y2],
  ].map(([x = 0, y = 0]) => multiply(matrix, [1, 0, 0, 1, x, y]));
  const xs = corners.map((corner) => corner[4]);
  const ys = corners.map((corner) => corner[5]);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
    color,
  };
}

/** A small dot or square: drawn before a line of text it is a bullet. Lengths in points. */
export type Dot = { x: number; y: number; width: number };

/** The dot that a painting operation draws, or null when it draws anything else. */
export function dotOf(operation: number, args: unknown[], brush: Brush, ops: Operations): Dot | null {
  if (operation !== ops['constructPath'] || !args[2]) return null;
  const box = area(Array.from(args[2] as ArrayLike<number>, Number), brush.matrix, null);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const round = width > 1.2 && width < 7 && height > width * 0.7 && height < width * 1.4;
  return round ? { x: box.left, y: box.bottom, width } : null;
}

/** Bullets as text items for the dots that stand right before words. */
export function toBullets(dots: Dot[], items: TextItem[]): TextItem[] {
  return withoutDottedLines(dots).flatMap((dot) => {
    const word = items.find(
      (item) =>
        !item.hidden &&
        dot.y <= item.y + 1 &&
        dot.y >= item.y - item.size * 0.8 &&
        item.x >= dot.x + dot.width &&
        item.x < dot.x + item.size * 3,
    );
    const first =
      word && !items.some((item) => item.y === word.y && item.x < dot.x && item.x > dot.x - word.size * 12);
    return first
      ? [{ ...word, text: '•', x: dot.x, width: dot.width, bold: false, link: null, spaced: false }]
      : [];
  });
}

/** No lines of text stand as close as this, in points. */
const CLOSEST_LINES = 6;

/** Dots without those that make up a dotted line from top to bottom, as the edge of a box. */
function withoutDottedLines(dots: Dot[]): Dot[] {
  const columns = Map.groupBy(dots, (dot) => Math.round(dot.x));
  return [...columns.values()].flatMap((column) => {
    const sorted = column.toSorted((a, b) => a.y - b.y);
    const close = sorted.filter((dot, i) => dot.y - (sorted[i - 1]?.y ?? -Infinity) < CLOSEST_LINES);
    return close.length > 4 && close.length > column.length * 0.6 ? [] : column;
  });
}
