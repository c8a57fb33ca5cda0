import type { Piece, Row, Sheet } from './sheet.ts';

/** The sheet with all of its words in capitals, or only those that are set off. */
export function inCapitals(sheet: Sheet, which: 'all' | 'names', language: string): Sheet {
  const upper = (text: string) => (text.includes('@') ? text : text.toLocaleUpperCase(language));
  const row = (one: Row): Row => {
    if (one.kind === 'line') {
      const raise = (piece: Piece) =>
        which === 'all' || piece.as === 'strong' ? { ...piece, text: upper(piece.text) } : piece;
      return { ...one, pieces: one.pieces.map(raise), ...(one.right ? { right: raise(one.right) } : {}) };
    }
    if (which === 'names') return one;
    if (one.kind === 'text') return { ...one, text: upper(one.text) };
    if (one.kind === 'bullets' || one.kind === 'columns') return { ...one, items: one.items.map(upper) };
    return one;
  };
  const sections = sheet.sections.map((section) => ({
    ...section,
    heading: upper(section.heading),
    entries: section.entries.map((entry) => ({ ...entry, rows: entry.rows.map(row) })),
  }));
  return { ...sheet, name: upper(sheet.name), sections };
}
