import type { Box, PlacedLine, PlacedPage, PlacedWord } from '../resume/placed.ts';
import type { ReadLine } from '../resume/reading.ts';
import { type Hider, hideInLines, linesAboutThem } from './hide-identity.ts';
import type { Span } from './phone-numbers.ts';

/** What of a page may be seen where a reader must not know who it is: only what is in `keep` and not in `cover`. */
export type HiddenPage = {
  /** The words that may be seen, with their place in the lines' texts as they are shown. */
  lines: PlacedLine[];
  keep: Box[];
  cover: Box[];
};

/**
 * What may be seen of the pages of a resume: the words of its lines that are not hidden, and nothing else that is drawn there. Null
 * where the place of some text is not known: then nothing may.
 */
export function hideOnPages(pages: PlacedPage[], read: ReadLine[], hider: Hider): HiddenPage[] | null {
  if (pages.some((page) => !page.exact)) return null;
  const about = linesAboutThem(read);
  const shown = hideInLines(read, hider.hide);
  const known = new Map(read.map((line, at) => [`${line.page} ${line.line}`, at]));
  return pages.map((page, at) => {
    const lines: PlacedLine[] = [];
    const cover = page.loose.map(padded);
    for (const { line, words } of page.lines) {
      const index = known.get(`${at + 1} ${line}`) ?? -1;
      const one = read[index];
      const spans: Span[] = !one || about.has(one) ? [[0, Infinity]] : hider.hiddenIn(one.text);
      const parts = shownParts(one?.text ?? '', spans, shown[index]?.text ?? '');
      const seen = words.flatMap((word) => {
        const moved = placeIn(parts, word);
        if (!moved) cover.push(padded(boxOf(word)));
        return moved ?? [];
      });
      if (seen.length > 0) lines.push({ line, words: seen });
    }
    return { lines, keep: lines.flatMap(({ words }) => words.map(boxOf)), cover };
  });
}

/** A part of a line between what is hidden, and where it begins in the line as it is shown. */
type Part = { from: number; to: number; at: number };

function shownParts(text: string, spans: Span[], shown: string): Part[] {
  const parts: Part[] = [];
  let [from, behind] = [0, 0];
  const end: Span = [text.length, text.length];
  for (const [start, stop] of [...spans.toSorted(([one], [other]) => one - other), end]) {
    const part = text.slice(from, start);
    const at = shown.indexOf(part, behind);
    // Signs alone between two hidden parts are hidden with them.
    if (at !== -1 && (LETTER.test(part) || spans.length === 0)) {
      parts.push({ from, to: start, at });
      behind = at + part.length;
    }
    from = Math.max(from, stop);
  }
  return parts;
}

/** A word with its place in the line as it is shown; null where any of it is hidden. */
function placeIn(parts: Part[], [start, end, ...box]: PlacedWord): PlacedWord[] | null {
  const part = parts.find(({ from, to }) => from <= start && end <= to);
  return part ? [[start - part.from + part.at, end - part.from + part.at, ...box]] : null;
}

const LETTER = /[\p{L}\p{N}]/u;

function boxOf([, , ...box]: PlacedWord): Box {
  return box;
}

/** Letters reach beyond the line that they stand on. */
function padded([x, y, width, height]: Box): Box {
  const room = height * 0.12;
  return [x - room, y - room, width + 2 * room, height + 2 * room];
}
