import type { getResolvedPDFJS } from 'unpdf';
import type { TextItem } from '../../../../engine/resume/document.ts';
import {
  clipTo,
  cover,
  dotOf,
  hiddenReason,
  isClipped,
  paints,
  toBullets,
  type Clip,
  type Dot,
  type Paint,
} from './pdf-visibility.ts';
import { moveText, showGlyphs, type Glyph, type PdfFont, type TextState } from './pdf-text.ts';
import { multiply, toMatrix, type Matrix } from './pdf-matrix.ts';

type Pdfjs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type Page = Awaited<ReturnType<Awaited<ReturnType<Pdfjs['getDocument']>['promise']>['getPage']>>;

/** A link of a page: where it leads, and its corners in the page's own coordinates. */
export type Link = { url: string; rect: number[] };

/** All text of a page, hidden or not, in the order it is painted. */
export type Painted = { width: number; height: number; items: TextItem[]; characters: number; cut: boolean };

type Graphics = TextState & {
  matrix: Matrix;
  color: string | null;
  alpha: number;
  /** Paint replaces what is under it, and does not mix with it. */
  opaque: boolean;
  clip: Clip;
};

/** Follows the painting operations of a page and says where each word stands, how it looks, and whether it can be seen. */
export async function paintPage(
  page: Page,
  pdfjs: Pdfjs,
  links: Link[],
  characterLimit: number,
): Promise<Painted> {
  const viewport = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList({ annotationMode: pdfjs.AnnotationMode.DISABLE });
  const painter = new Painter(page, pdfjs, toMatrix(viewport.transform), characterLimit);
  for (let i = 0; i < operators.fnArray.length && !painter.full; i += 1)
    painter.paint(operators.fnArray[i] ?? 0, operators.argsArray[i] ?? []);
  painter.items.push(...toBullets(painter.dots, painter.items));
  const { width, height } = viewport;
  for (const item of painter.items) item.hidden ??= hiddenReason(item, width, height);
  attachLinks(links, painter.items, toMatrix(viewport.transform));
  return { width, height, items: painter.items, characters: painter.characters, cut: painter.full };
}

const MAX_DOTS = 1_000;
const MAX_COVERS = 1_000;

class Painter {
  readonly items: TextItem[] = [];
  characters = 0;
  full = false;
  private state: Graphics;
  private readonly stack: Graphics[] = [];
  private clipping = false;
  private covers = 0;
  readonly dots: Dot[] = [];
  private readonly paints: Paint[] = [];
  private readonly page: Page;
  private readonly pdfjs: Pdfjs;
  private readonly limit: number;

  constructor(page: Page, pdfjs: Pdfjs, matrix: Matrix, limit: number) {
    this.page = page;
    this.pdfjs = pdfjs;
    this.limit = limit;
    this.state = {
      matrix,
      color: '#000000',
      alpha: 1,
      opaque: true,
      clip: null,
      font: null,
      size: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      text: [1, 0, 0, 1, 0, 0],
      line: [1, 0, 0, 1, 0, 0],
    };
  }

  /** Carries out one operation of the list; the arguments are pdf.js's own, checked where they are used. */
  paint(operation: number, args: unknown[]): void {
    const { OPS } = this.pdfjs;
    const state = this.state;
    if (moveText(operation, args, state, OPS)) return;
    switch (operation) {
      case OPS.save:
        return this.save();
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        return this.restore();
      case OPS.transform:
        state.matrix = multiply(state.matrix, toMatrix(args));
        return;
      case OPS.paintFormXObjectBegin:
        this.save();
        if (args[0]) this.state.matrix = multiply(this.state.matrix, toMatrix(args[0]));
        this.state.clip = clipTo(this.state.clip, args[1], this.state.matrix);
        return;
      case OPS.clip:
      case OPS.eoClip:
        this.clipping = true;
        return;
      case OPS.setGState:
        return this.setGraphicsState(args[0]);
      case OPS.setFillRGBColor:
        state.color = typeof args[0] === 'string' ? args[0] : null;
        return;
      case OPS.setFillColorN:
        state.color = null;
        return;
      case OPS.setFont:
        return this.setFont(args[0], args[1]);
      case OPS.showText:
        return this.showText(args[0]);
      default: {
        const paint = paints(operation, args, state, OPS);
        if (paint) this.addPaint(paint);
        const dot = paint ? null : dotOf(operation, args, state, OPS);
        if (dot && this.dots.length < MAX_DOTS) this.dots.push(dot);
        if (operation === OPS.constructPath && this.clipping) {
          state.clip = clipTo(state.clip, args[2], state.matrix);
          this.clipping = false;
        }
      }
    }
  }

  /** What is painted under a clip reaches no further than the clip. */
  private addPaint(paint: Paint): void {
    const { clip, opaque } = this.state;
    const seen = clip
      ? {
          color: paint.color,
          left: Math.max(paint.left, clip.left),
          right: Math.min(paint.right, clip.right),
          top: Math.max(paint.top, clip.top),
          bottom: Math.min(paint.bottom, clip.bottom),
        }
      : paint;
    this.paints.push(seen);
    this.covers += opaque && seen.color ? 1 : 0;
    if (opaque && this.covers < MAX_COVERS) cover(this.items, seen);
  }

  private save(): void {
    this.stack.push({ ...this.state });
  }

  private restore(): void {
    this.state = this.stack.pop() ?? this.state;
  }

  private setGraphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries as unknown[]) {
      if (!Array.isArray(entry)) continue;
      const [name, value] = entry as [unknown, unknown];
      if (name === 'ca') this.state.alpha = Number(value);
      if (name === 'BM') this.state.opaque = value === 'source-over' || value === 'Normal';
      if (name === 'SMask') this.state.opaque = this.state.opaque && !value;
      if (name === 'Font' && Array.isArray(value)) this.setFont(value[0], value[1]);
    }
  }

  private setFont(name: unknown, size: unknown): void {
    const key = String(name);
    this.state.font = this.page.commonObjs.has(key) ? (this.page.commonObjs.get(key) as PdfFont) : null;
    this.state.size = Number(size);
  }

  private showText(glyphs: unknown): void {
    if (!Array.isArray(glyphs) || !this.state.font) return;
    const { clip } = this.state;
    const words = showGlyphs(glyphs as (Glyph | number)[], this.state, this.state.matrix);
    for (const word of words) {
      this.characters += word.text.length;
      this.full ||= this.characters > this.limit;
      const hidden =
        this.state.mode === 3 || this.state.mode === 7 || this.state.alpha < 0.05
          ? ('transparent' as const)
          : isClipped(word, clip)
            ? ('clipped' as const)
            : null;
      const item = { ...word, color: this.state.color, hidden, link: null };
      this.add(hidden ? item : { ...item, hidden: this.againstBackground(item) });
    }
  }

  /** Many writers paint glyph by glyph: what touches the word before it is part of that word. */
  private add(item: TextItem): void {
    const last = this.items.at(-1);
    const gap = last ? item.x - last.x - last.width : 0;
    const touches =
      last &&
      !item.spaced &&
      Math.abs(last.y - item.y) < 0.5 &&
      gap < item.size * 0.09 &&
      gap > item.size * -0.25 &&
      last.size === item.size &&
      last.bold === item.bold &&
      last.color === item.color &&
      last.hidden === item.hidden;
    if (!touches) return void this.items.push(item);
    last.text += item.text;
    last.width = item.x + item.width - last.x;
  }

  private againstBackground(item: TextItem): 'white' | null {
    const x = item.x + item.width / 2;
    const y = item.y - item.size * 0.3;
    const below = this.paints.findLast(
      (paint) => x >= paint.left && x <= paint.right && y >= paint.top && y <= paint.bottom,
    );
    const background = below ? below.color : '#ffffff';
    return background && item.color && distance(background, item.color) < 14 ? 'white' : null;
  }
}

function distance(one: string, other: string): number {
  if (one === other) return 0;
  const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [a, b] = [channels(one), channels(other)];
  return Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));
}

function attachLinks(links: Link[], items: TextItem[], view: Matrix): void {
  for (const { url, rect } of links) {
    const [, , , , x1, y1] = multiply(view, [1, 0, 0, 1, rect[0] ?? 0, rect[1] ?? 0]);
    const [, , , , x2, y2] = multiply(view, [1, 0, 0, 1, rect[2] ?? 0, rect[3] ?? 0]);
    const [left, right, top, bottom] = [
      Math.min(x1, x2),
      Math.max(x1, x2),
      Math.min(y1, y2),
      Math.max(y1, y2),
    ];
    for (const item of items) {
      const [x, y] = [item.x + item.width / 2, item.y - item.size * 0.3];
      if (x >= left && x <= right && y >= top && y <= bottom) item.link ??= url;
    }
  }
}
