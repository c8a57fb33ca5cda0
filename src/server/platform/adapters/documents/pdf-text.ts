import type { TextItem } from '../../../../engine/resume/document.ts';
import { multiply, toMatrix, type Matrix } from './pdf-matrix.ts';

/** What pdf.js tells of a glyph. */
export type Glyph = { unicode: string; width: number; isSpace: boolean; vmetric?: number[] | null };

/** What pdf.js tells of a font. */
export type PdfFont = {
  name?: string;
  bold?: boolean;
  black?: boolean;
  fontMatrix?: number[] | null;
  vertical?: boolean;
  isType3Font?: boolean;
};

/** The text part of the graphics state (PDF 32000-1, 9.3). */
export type TextState = {
  font: PdfFont | null;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  text: Matrix;
  line: Matrix;
};

type Word = Omit<TextItem, 'color' | 'hidden' | 'link'>;

/** Carries out an operation that sets the text state or moves the text position; false for all other operations. */
export function moveText(
  operation: number,
  args: unknown[],
  state: TextState,
  ops: Record<string, number>,
): boolean {
  const first = Number(args[0]);
  const step = (x: number, y: number) => {
    state.line = multiply(state.line, [1, 0, 0, 1, x, y]);
    state.text = state.line;
  };
  if (operation === ops['setTextMatrix'] || operation === ops['beginText']) {
    state.text = operation === ops['beginText'] ? [1, 0, 0, 1, 0, 0] : toMatrix(args[0]);
    state.line = state.text;
  } else if (operation === ops['moveText']) step(first, Number(args[1]));
  else if (operation === ops['setLeadingMoveText']) {
    state.leading = Number(args[1]);
    step(first, state.leading);
  } else if (operation === ops['nextLine']) step(0, state.leading);
  else if (operation === ops['setCharSpacing']) state.charSpacing = first;
  else if (operation === ops['setWordSpacing']) state.wordSpacing = first;
  else if (operation === ops['setHScale']) state.scale = first / 100;
  else if (operation === ops['setLeading']) state.leading = -first;
  else if (operation === ops['setTextRise']) state.rise = first;
  else if (operation === ops['setTextRenderingMode']) state.mode = first;
  else return false;
  return true;
}

/** Places the words of one show operation on the page and moves the text position behind them. */
export function showGlyphs(glyphs: (Glyph | number)[], state: TextState, page: Matrix): Word[] {
  const unit = state.font?.fontMatrix?.[0] ?? 0.001;
  const bold = isBold(state.font);
  const words: Word[] = [];
  let open: { text: string; from: number; to: number } | null = null;
  let spaced = false;
  let x = 0;
  const close = () => {
    if (open) words.push(place(open, spaced, bold, state, page));
    if (open) spaced = false;
    open = null;
  };
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      const move = (-glyph * state.size) / 1000;
      if (Math.abs(move) > 0.1 * Math.abs(state.size)) close();
      x += move;
      continue;
    }
    const blank = !glyph.unicode.trim();
    if (blank) {
      close();
      spaced = true;
    } else if (open) open.text += glyph.unicode;
    else open = { text: glyph.unicode, from: x, to: x };
    const gap = state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0);
    const advance = glyph.width * unit * state.size;
    if (open) open.to = x + advance;
    if (state.charSpacing > 0.1 * Math.abs(state.size)) close();
    x += advance + gap;
  }
  close();
  state.text = state.font?.vertical
    ? multiply(state.text, [1, 0, 0, 1, 0, -x])
    : multiply(state.text, [1, 0, 0, 1, x * state.scale, 0]);
  return words;
}

function place(
  word: { text: string; from: number; to: number },
  spaced: boolean,
  bold: boolean,
  state: TextState,
  page: Matrix,
): Word {
  const full = multiply(page, state.text);
  const left = word.from * state.scale;
  const x = full[0] * left + full[2] * state.rise + full[4];
  const y = full[1] * left + full[3] * state.rise + full[5];
  const width = (word.to - word.from) * state.scale * Math.hypot(full[0], full[1]);
  const size = Math.abs(state.size) * Math.hypot(full[2], full[3]);
  const upright = full[0] > 0 && full[3] < 0 && Math.abs(full[1]) < UPRIGHT_SLOPE * full[0];
  const turned = !upright || state.font?.vertical || state.font?.isType3Font;
  return { text: word.text, x, y, width, size, bold, spaced, ...(turned && { turned: true }) };
}

const UPRIGHT_SLOPE = 0.02;

function isBold(font: PdfFont | null): boolean {
  if (!font) return false;
  return Boolean(font.bold || font.black) || /bold|black|heavy|semibold|demi/i.test(font.name ?? '');
}
