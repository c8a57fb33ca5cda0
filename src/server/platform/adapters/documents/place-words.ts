import type { DocumentPage, TextItem } from '../../../../engine/resume/document.ts';
import { readPages } from '../../../../engine/resume/layout.ts';
import type { Line } from '../../../../engine/resume/lines.ts';
import type { Box, PlacedPage, PlacedWord } from '../../../../engine/resume/placed.ts';
import type { ReadLine } from '../../../../engine/resume/reading.ts';
import { inReadingOrder } from '../../../../engine/resume/right-to-left.ts';
import { cleanText } from '../../../../engine/resume/text.ts';

/**
 * Where the words of a resume's lines stand on its pages. Only lines that are read now as they were then have words; all other text
 * is `loose`. A page is `exact` when every visible text on it has a known area.
 */
export function placeWords(pages: DocumentPage[], read: ReadLine[]): PlacedPage[] {
  const known = new Map(read.map((line) => [`${line.page} ${line.line}`, line.text]));
  const lines = readPages(pages).filter((line) => known.get(`${line.page} ${line.number}`) === line.text);
  return pages.map((page, at) =>
    placeOnPage(
      page,
      lines.filter((line) => line.page === at + 1),
      read.some((line) => line.page === at + 1),
    ),
  );
}

function placeOnPage(page: DocumentPage, lines: Line[], wasRead: boolean): PlacedPage {
  const { width, height, items } = page;
  // A page that is mirrored to be read has its words elsewhere.
  // The positions of words that were recognised on a scan are not known here.
  const isScan = items.length === 0 && wasRead;
  const exact = !isScan && inReadingOrder(page) === page && !items.some((item) => item.turned);
  const loose = new Set(items.filter((item) => item.text.trim()));
  const placed = exact ? lines.map((line) => ({ line: line.number, words: wordsOf(line, loose) })) : [];
  return {
    width: rounded(width),
    height: rounded(height),
    exact,
    lines: placed.filter((line) => line.words.length > 0),
    loose: [...loose].map(boxOf),
  };
}

/** The words of a line with the characters they are in its text; a sign that is not in the text has none. They are no longer loose. */
function wordsOf(line: Line, loose: Set<TextItem>): PlacedWord[] {
  const words: PlacedWord[] = [];
  let at = 0;
  for (const segment of line.segments) {
    const inside = [...loose].filter((item) => stands(item, segment)).toSorted((a, b) => a.x - b.x);
    for (const item of inside) {
      const text = cleanText(item.text);
      const start = line.text.indexOf(text, at);
      if (start !== -1 && !LETTER.test(line.text.slice(at, start))) {
        words.push([start, start + text.length, ...boxOf(item)]);
        at = start + text.length;
      } else if (LETTER.test(text)) continue;
      else words.push([at, at, ...boxOf(item)]);
      loose.delete(item);
    }
  }
  return words;
}

const LETTER = /[\p{L}\p{N}]/u;
const SAME_LINE_EMS = 0.4;

function stands(item: TextItem, segment: Line['segments'][number]): boolean {
  return (
    Math.abs(item.y - segment.y) <= SAME_LINE_EMS * Math.min(item.size, segment.size) &&
    item.x >= segment.x - 0.5 &&
    item.x + item.width <= segment.right + 0.5
  );
}

const ASCENT_EMS = 0.95;
const DESCENT_EMS = 0.27;

function boxOf(item: TextItem): Box {
  return [
    rounded(item.x),
    rounded(item.y - ASCENT_EMS * item.size),
    rounded(item.width),
    rounded((ASCENT_EMS + DESCENT_EMS) * item.size),
  ];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
