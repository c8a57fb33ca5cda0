import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { message } from '../../../../messages/message.ts';
import type { Message } from '../../../../messages/message.ts';
import type { MessageOrText } from '../../../../messages/render.ts';
import { wordsOf } from '../../../../messages/render.ts';

/** A row of a file below its column names: its cells by column, and the line of the file on which it starts. */
export type CsvRow = { record: Record<string, string>; line: number };

/** What a file must hold; the words are those of the mistakes. */
export type CsvShape = {
  /** The columns that must be there, and what is said when some are missing. */
  needs: readonly string[];
  unnamed: (missing: string[]) => MessageOrText;
  /** Rows at most, and what they are called. */
  most: number;
  of: 'jobs' | 'people' | 'applications';
  /** True when a row may have fewer or more cells than there are columns. */
  ragged: boolean;
};

/** What is wrong with a whole file, for people. */
export class CsvMistake extends Error {
  readonly said: MessageOrText;

  constructor(said: MessageOrText) {
    super(wordsOf(said, { locale: null, timeZone: null }));
    this.said = said;
  }
}

/**
 * Reads a file with a line of column names, which are distinguished without case or spaces around them; its head line says whether cells
 * are separated by commas or semicolons. Line ends are \n in the cells. Throws a `CsvMistake` when it is none, has no rows, too many, or
 * lacks a column.
 */
export function readCsv(text: string, { needs, unnamed, most, of, ragged }: CsvShape): CsvRow[] {
  const rows = parsed(text, most, ragged);
  const [first] = rows;
  if (!first) throw new CsvMistake(message('platformErrors.fileWithoutRows'));
  const missing = needs.filter((column) => !(column in first.record));
  if (missing.length > 0) throw new CsvMistake(unnamed(missing));
  if (rows.length > most) throw new CsvMistake(message('platformErrors.fileTooLong', { most, of }));
  return rows.map(({ record, info, raw }) => ({
    record,
    line: info.lines - (raw.trim().split('\n').length - 1),
  }));
}

/** The trimmed text of a cell, '' for none, without the apostrophe that keeps a spreadsheet from running it as a formula. */
export function cellOf(record: CsvRow['record'], column: string): string {
  return (record[column] ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '');
}

const records = z.array(
  z.object({
    record: z.record(z.string(), z.string()),
    info: z.object({ lines: z.number() }),
    raw: z.string(),
  }),
);

function parsed(text: string, most: number, ragged: boolean): z.infer<typeof records> {
  // One kind of line end, as the parser counts a carriage return inside quotes as a line of its own.
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const head = lines.slice(0, 2000).split('\n', 1)[0] ?? '';
  try {
    const read: unknown = parse(lines, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')),
      delimiter: head.includes(',') ? ',' : ';',
      skip_empty_lines: true,
      relax_column_count: ragged,
      info: true,
      raw: true,
      to: most + 1,
    });
    return records.parse(read);
  } catch (error) {
    throw new CsvMistake(whyOf(error));
  }
}

const parserError = z.object({ code: z.string(), lines: z.number() });

/** What the parser stumbled over, with its line. */
export function whyOf(error: unknown): Message {
  const { data } = parserError.safeParse(error);
  if (!data) return message('platformErrors.fileNotCsv');
  const line = String(data.lines);
  if (data.code.includes('QUOTE')) {
    return message('platformErrors.csvQuotes', { line });
  }
  return data.code.startsWith('CSV_RECORD_INCONSISTENT')
    ? message('platformErrors.csvUneven', { line })
    : message('platformErrors.csvLine', { line });
}
