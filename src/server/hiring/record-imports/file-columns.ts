import { createHash } from 'node:crypto';
import { recordFileLimit } from '../../../api/hiring/record-imports.ts';
import { message } from '../../../messages/message.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import type { Table } from '../../platform/adapters/csv/table.ts';
import { cleanCell, shortCell, slashedDay } from './cells.ts';
import { isKeptOut, plainName } from './guess-columns.ts';

/** What a file has in columns, before it is known what they mean. */
export type FileColumns = {
  names: string[];
  samples: string[][];
  lines: number;
  dayFirst: boolean;
  datesUnclear: boolean;
};

const samplesAColumn = 3;

/** Goes through a file once: its columns with samples, its lines, and how it writes days. Throws a `CsvMistake` for one that cannot be read. */
export async function readColumns(table: Table): Promise<FileColumns> {
  let names: string[] | null = null;
  const samples: string[][] = [];
  const seen = { slashes: 0, dayFirst: 0, monthFirst: 0 };
  let lines = 0;
  for await (const { cells } of table.rows()) {
    if (names === null) {
      names = namesOf(cells);
      continue;
    }
    lines += 1;
    if (lines > recordFileLimit.rows)
      throw new CsvMistake(message('recordImports.tooManyLines', { most: recordFileLimit.rows }));
    for (const [at, cell] of cells.entries()) {
      if (at >= names.length || cell === '') continue;
      noteDay(cell, seen);
      const kept = (samples[at] ??= []);
      if (kept.length >= samplesAColumn || isKeptOut(names[at] ?? '')) continue;
      const shown = shortCell(cleanCell(cell), 80);
      if (shown !== '' && !kept.includes(shown)) kept.push(shown);
    }
  }
  if (names === null || lines === 0) throw new CsvMistake(message('platformErrors.fileWithoutRows'));
  return {
    names,
    samples: names.map((_name, at) => samples[at] ?? []),
    lines,
    dayFirst: seen.dayFirst > seen.monthFirst,
    datesUnclear: seen.slashes > 0 && seen.dayFirst === 0 && seen.monthFirst === 0,
  };
}

/** By what the same columns are known again, whatever is in them. */
export function headKeyOf(names: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(names.map(plainName)))
    .digest('hex');
}

function namesOf(cells: string[]): string[] {
  if (cells.length > recordFileLimit.columns)
    throw new CsvMistake(message('recordImports.tooManyColumns', { most: recordFileLimit.columns }));
  const counts = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = shortCell(cleanCell(cell), 120) || `#${at + 1}`;
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before === 0 ? name : `${name} (${before + 1})`;
  });
}

function noteDay(cell: string, seen: { slashes: number; dayFirst: number; monthFirst: number }): void {
  if (cell.length < 6 || cell.length > 30) return;
  const found = slashedDay.exec(cell);
  if (!found) return;
  seen.slashes += 1;
  const [first, second] = [Number(found[1]), Number(found[2])];
  if (first > 12 && second <= 12) seen.dayFirst += 1;
  if (second > 12 && first <= 12) seen.monthFirst += 1;
}
