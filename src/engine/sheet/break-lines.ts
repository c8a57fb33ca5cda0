import type { Face } from './templates.ts';

/** How wide a text is in a face at size 1, where that is known. */
export type Measure = (text: string, face: Face) => number;

/** A text in lines that are no wider than this. Words stay whole where they can; letters of Chinese and Japanese may part anywhere. */
export function breakLines(text: string, face: Face, room: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(text)) {
    if (measure((line + piece).trimEnd(), face) <= room) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    line = piece.trimStart();
    while (measure(line.trimEnd(), face) > room && Array.from(line).length > 1) {
      const cut = longestPart(line, face, room, measure);
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

/** Parts between which a line may end: words with the space behind them, and single ideographs with the signs that hang on to them. */
function piecesOf(text: string): string[] {
  return text.match(PIECE) ?? [];
}

const IDEOGRAPH = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]`;
const CLOSING = '[、。，．：；！？）」』】〉》’”ー・]';
const OPENING = '[（「『【〈《]';
const PIECE = new RegExp(
  `${OPENING}*${IDEOGRAPH}${CLOSING}*\\s*|(?:(?!${IDEOGRAPH}|${OPENING})\\S)+${CLOSING}*\\s*|${OPENING}+|\\s+`,
  'gu',
);

function longestPart(line: string, face: Face, room: number, measure: Measure): number {
  let cut = 0;
  for (const letter of Array.from(line)) {
    if (cut > 0 && measure(line.slice(0, cut + letter.length), face) > room) break;
    cut += letter.length;
  }
  return cut;
}
