const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters of an experience's details a list shows before "Show more". */
export const detailsShown = 150;

/** The first `length` characters as a reader counts them, with an ellipsis; null when the text is not longer. */
export function cutText(text: string, length: number): string | null {
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === length) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return null;
}
