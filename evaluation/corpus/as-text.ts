import type { Layout } from './layouts.ts';
import type { Entry, Row, Sheet } from './sheet.ts';

const width = 78;

/** Writes a sheet as plain text in UTF-8. */
export function writePlainText(sheet: Sheet, layout: Layout): Buffer {
  const head = layout.head === 'below-title' ? [sheet.headline, sheet.name] : [sheet.name, sheet.headline];
  const contact = layout.contact === 'line' ? [sheet.contact.join(' | ')] : sheet.contact;
  const lines = [
    ...(sheet.title ? [sheet.title] : []),
    ...(layout.head === 'labels' ? head.slice(0, 1) : head),
    ...contact,
  ];
  for (const section of sheet.sections) {
    lines.push('', headingOf(section.heading, layout));
    if (layout.heading === 'ruled') lines.push('-'.repeat(section.heading.length));
    for (const [i, entry] of section.entries.entries())
      lines.push(...(i > 0 ? [''] : []), ...entryLines(entry, layout, railOf(section.entries)));
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}

function headingOf(text: string, { heading }: Layout): string {
  const capitals = heading === 'capitals' || heading === 'spaced' || heading === 'band';
  const shown = capitals ? text.toUpperCase() : text;
  return heading === 'spaced' ? Array.from(shown).join(' ') : shown;
}

function railOf(entries: readonly Entry[]): number {
  return Math.max(24, ...entries.map(({ rail }) => rail.length + 2));
}

function entryLines(entry: Entry, layout: Layout, rail: number): string[] {
  const rows = entry.rows.flatMap((row) => rowLines(row, layout));
  const railed = layout.page === 'rail' || layout.page === 'table';
  if (!railed || !entry.rail) return rows;
  return rows.map((row, i) => (i === 0 ? entry.rail : '').padEnd(rail) + row);
}

function rowLines(row: Row, layout: Layout): string[] {
  if (row.kind === 'text') return wrap(row.text);
  if (row.kind === 'bullets') return row.items.map((item) => `${layout.mark} ${item}`);
  if (row.kind === 'cells')
    return [
      row.cells
        .map((cell) => cell.padEnd(24))
        .join('  ')
        .trimEnd(),
    ];
  if (row.kind === 'columns') return row.items.map((item) => `* ${item}`);
  if (row.kind === 'rated') return row.items.map((item) => item.text);
  const left = row.pieces.map((piece) => piece.text).join('');
  if (!row.right) return [left];
  const room = width - left.length - row.right.text.length;
  return room < 3 ? [left, row.right.text] : [left + ' '.repeat(room) + row.right.text];
}

function wrap(text: string): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
