import type { Sheet } from '../../../../../engine/sheet/layout.ts';
import type { Outline } from '../true-type.ts';
import { type Letters, UNITS } from './letters.ts';

/** A page of a sheet as a picture: the same letters in the same places as in the PDF, as outlines, so that no font is needed to show it. */
export function sheetSvg(sheet: Sheet, page: number, letters: Letters, leftward: boolean): string {
  const glyphs = new Map<string, { id: string; path: string }>();
  const glyphId = (key: string, outline: () => Outline): string => {
    const before = glyphs.get(key);
    if (before) return before.id;
    const made = { id: `g${glyphs.size.toString(36)}`, path: pathOf(outline()) };
    glyphs.set(key, made);
    return made.id;
  };
  const body = (sheet.pages[page] ?? []).map((one) => {
    if (one.kind === 'fill')
      return `<rect x="${round(one.x)}" y="${round(one.y)}" width="${round(one.width)}" height="${round(one.height)}" fill="${one.color}"/>`;
    let x = 0;
    const uses = letters.set(one.text, one.face, leftward).map((glyph) => {
      const left = Math.round((x + glyph.dx) * UNITS);
      x += glyph.advance;
      if (glyph.text.trim() === '') return '';
      const key = `${glyph.key} ${one.face.weight}`;
      const rise = glyph.dy === 0 ? '' : ` y="${Math.round(glyph.dy * UNITS)}"`;
      return `<use href="#${glyphId(key, glyph.outline)}" x="${left}"${rise}/>`;
    });
    const scale = round(one.size / UNITS, 100_000);
    return `<g fill="${one.color}" transform="translate(${round(one.x)} ${round(one.y)}) scale(${scale} -${scale})">${uses.join('')}</g>`;
  });
  const { width, height } = sheet;
  const shapes = [...glyphs.values()].map(({ id, path }) => `<path id="${id}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${shapes}</defs><rect width="${width}" height="${height}" fill="#fff"/>${body.join('')}</svg>`;
}

function pathOf({ contours }: Outline): string {
  return contours
    .map((contour) => {
      const [start, ...rest] = contour;
      if (!start) return '';
      const steps: string[] = [`M${Math.round(start.x)} ${Math.round(start.y)}`];
      for (let at = 0; at < rest.length; at += 1) {
        const point = rest[at];
        if (!point) break;
        const end = rest[at + 1];
        if (point.on || !end) steps.push(`L${Math.round(point.x)} ${Math.round(point.y)}`);
        else {
          steps.push(
            `Q${Math.round(point.x)} ${Math.round(point.y)} ${Math.round(end.x)} ${Math.round(end.y)}`,
          );
          at += 1;
        }
      }
      return `${steps.join('')}Z`;
    })
    .join('');
}

function round(value: number, by = 100): number {
  return Math.round(value * by) / by;
}
