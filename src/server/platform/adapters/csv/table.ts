import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { message } from '../../../../messages/message.ts';
import { CsvMistake, whyOf } from './read-csv.ts';

/** How the characters of a file are stored. */
export type TableEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A table out of a file of any program: how it is stored, and its lines, the head among them. */
export type Table = { encoding: TableEncoding; separator: string; rows: () => AsyncGenerator<TableRow> };

/** The cells of a line, and the line of the file on which it starts. */
export type TableRow = { cells: string[]; line: number };

const sliceBytes = 64 * 1024;
const mostCharactersARow = 2_000_000;
const separators = [',', ';', '\t', '|'] as const;

/**
 * Finds out how a table is stored, whatever program wrote it. Its rows are read piece by piece, so that a large one holds nothing else
 * up. Throws a `CsvMistake` for what is no text; so does going through rows that break off.
 */
export function openTable(bytes: Uint8Array): Table {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) throw new CsvMistake(message('platformErrors.fileIsWorkbook'));
  const encoding = encodingOf(bytes);
  const start = new TextDecoder(encoding).decode(bytes.subarray(0, sliceBytes));
  if (holdsControls(start)) throw new CsvMistake(message('platformErrors.fileNotCsv'));
  const separatorLine = /^\uFEFF?sep=(.)\r?\n/i.exec(start);
  const separator = separatorLine?.[1] ?? separatorOf(start);
  return { encoding, separator, rows: () => rowsOf(bytes, encoding, separator, separatorLine ? 2 : 1) };
}

function encodingOf(bytes: Uint8Array): TableEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Text without a mark: half of what a Western table in UTF-16 holds is zero, on one side.
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4) return 'utf-16le';
  if (even > start.length / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

/** True for what no text holds: it is a program, a picture or the like. */
function holdsControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) <= 8) return true;
  return false;
}

/** What stands most often between the names of the columns. */
function separatorOf(start: string): string {
  const head = (start.split(/\r?\n|\r/, 1)[0] ?? '').replaceAll(/"(?:[^"]|"")*"/g, '');
  const counts = separators.map((mark) => head.split(mark).length - 1);
  const most = Math.max(...counts);
  return (most > 0 && separators[counts.indexOf(most)]) || ',';
}

async function* rowsOf(
  bytes: Uint8Array,
  encoding: TableEncoding,
  separator: string,
  firstLine: number,
): AsyncGenerator<TableRow> {
  const parser = Readable.from(textOf(bytes, encoding)).pipe(
    parse({
      delimiter: separator,
      bom: true,
      from_line: firstLine,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: mostCharactersARow,
      info: true,
    }),
  );
  try {
    for await (const read of parser) {
      if (!isRow(read)) throw new CsvMistake(message('platformErrors.fileNotCsv'));
      const { record, info } = read;
      const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      yield { cells: record, line: info.lines - breaks };
    }
  } catch (error) {
    throw error instanceof CsvMistake ? error : new CsvMistake(whyOf(error));
  }
}

/** Told by hand: a schema takes longer for each of many lines than reading them. */
function isRow(value: unknown): value is { record: string[]; info: { lines: number } } {
  return typeof value === 'object' && value !== null && 'record' in value && Array.isArray(value.record);
}

/** The text piece by piece, with one kind of line end: the parser counts a carriage return inside quotes as a line of its own. */
function* textOf(bytes: Uint8Array, encoding: TableEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  let held = '';
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    const text = held + decoder.decode(bytes.subarray(at, at + sliceBytes), { stream: true });
    held = text.endsWith('\r') ? '\r' : '';
    const whole = (held ? text.slice(0, -1) : text).replaceAll(/\r\n?/g, '\n').replaceAll('\0', '');
    if (whole !== '') yield whole;
  }
  const rest = (held + decoder.decode()).replaceAll(/\r\n?/g, '\n');
  if (rest !== '') yield rest;
}
