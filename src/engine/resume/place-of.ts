import type { Line } from './lines.ts';
import type { Place } from './reading.ts';

/** The place of a quote in a line; the whole line where the quote does not stand in it word for word. */
export function placeOf(line: Line, quote: string): Place {
  return {
    page: line.page,
    line: line.number,
    quote: line.text.includes(quote) && quote ? quote : line.text,
  };
}
