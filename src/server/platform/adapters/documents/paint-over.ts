import type { HiddenPage } from '../../../../engine/blind/hide-on-pages.ts';
import type { Box } from '../../../../engine/resume/placed.ts';
import { fromOwnPng, rowBytes, toOwnPng } from './png.ts';

/** What stands where something is hidden. */
export const PAINT = [0xc3, 0xcc, 0xc9] as const;
const PAPER = 0xff;

/**
 * A page as PNG on which only what may be seen is there: the words to keep are copied to empty paper, and what is hidden is painted
 * over them. `png` is the page without the pictures on it, `width` its width in points.
 */
export async function paintOver(
  png: Uint8Array,
  width: number,
  { keep, cover }: Pick<HiddenPage, 'keep' | 'cover'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const from = await fromOwnPng(png);
  const stride = rowBytes(from.width);
  const rows = new Uint8Array(from.rows.length).fill(PAPER);
  for (let row = 0; row < from.height; row += 1) rows[row * stride] = 0;
  const scale = from.width / width;
  const each = (boxes: Box[], act: (start: number, end: number) => void) => {
    for (const [x, y, boxWidth, boxHeight] of boxes) {
      const [left, right] = [clamp(x * scale, from.width), clamp((x + boxWidth) * scale + 1, from.width)];
      const [top, bottom] = [clamp(y * scale, from.height), clamp((y + boxHeight) * scale + 1, from.height)];
      for (let row = top; row < bottom; row += 1)
        act(row * stride + 1 + left * 3, row * stride + 1 + right * 3);
    }
  };
  each(keep, (start, end) => rows.set(from.rows.subarray(start, end), start));
  each(cover, (start, end) => {
    for (let at = start; at < end; at += 3) rows.set(PAINT, at);
  });
  return toOwnPng({ width: from.width, height: from.height, rows });
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, Math.floor(value)));
}
