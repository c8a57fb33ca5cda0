/** An area of a page: left, top, width, height. Lengths in points. */
export type Box = [x: number, y: number, width: number, height: number];

/** A word of a line: its first character in the line's text, the one after its last, and where it stands. */
export type PlacedWord = [start: number, end: number, ...box: Box];

/** The words of a line of a resume. */
export type PlacedLine = { line: number; words: PlacedWord[] };

/** A page with where its text stands. `loose` is text that is in no line; `exact` is false where text may stand elsewhere too. */
export type PlacedPage = {
  width: number;
  height: number;
  exact: boolean;
  lines: PlacedLine[];
  loose: Box[];
};

/** What pages show of a page: not where the text is that belongs to no line. */
export type ShownPage = Pick<PlacedPage, 'width' | 'height' | 'lines'>;

/** The pages as whoever may see all of a resume sees them. */
export function shownPages(pages: PlacedPage[]): ShownPage[] {
  return pages.map(({ width, height, lines }) => ({ width, height, lines }));
}
