import type { Applicant } from '../../../api/hiring/applications.ts';
import type { Known, LedgerRow } from '../../../api/matching/fit.ts';
import { groupRows } from '../../matching/fit/ledger-rows.ts';

/** The very words of the resume that a row of the ledger rests on. */
export type Mark = Applicant['marks'][number];

/** A row of the ledger with its place there, by which marks name it, and the number that it has on the page. */
export type NumberedRow = { row: LedgerRow; index: number; number: number };

/** What the resume's lines have to do with the ledger's rows. */
export type Evidence = {
  groups: { title: string; rows: NumberedRow[] }[];
  marks: Mark[];
  /** The row that is open or pointed at, by its place in the ledger. */
  pointed: number | null;
  onPoint: (row: number | null) => void;
  /** Opens the row in the ledger. */
  onOpen: (row: number) => void;
};

/** A part of a line's text, and the rows that rest on it. */
export type MarkedPart = { text: string; start: number; rows: number[] };

/** The rows of a ledger by group, numbered in the order in which they are read. */
export function numbered(ledger: LedgerRow[]): { title: string; rows: NumberedRow[] }[] {
  let number = 0;
  return groupRows(ledger).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({ row, index: ledger.indexOf(row), number: ++number })),
  }));
}

/** Cuts a line's text at the ends of its marks, from `from` to `to`: each part with the rows that rest on it. */
export function markedParts(text: string, marks: Mark[], from = 0, to = text.length): MarkedPart[] {
  const inside = marks.filter(({ start, end }) => start < to && end > from);
  const ends = new Set([from, to]);
  for (const { start, end } of inside) {
    ends.add(Math.max(from, start));
    ends.add(Math.min(to, end));
  }
  const cuts = [...ends].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? to;
    const rows = inside.filter((mark) => mark.start <= start && mark.end >= end).map(({ row }) => row);
    return { text: text.slice(start, end), start, rows: [...new Set(rows)] };
  });
}

/** The words of a line from shortly before a mark on, for one line of a list. */
export function excerpt(text: string, { start }: Pick<Mark, 'start'>): string {
  if (start <= WORDS_BEFORE) return text;
  const from = text.indexOf(' ', start - WORDS_BEFORE) + 1;
  return from === 0 || from > start ? `…${text.slice(start)}` : `…${text.slice(from)}`;
}

/** So many characters before the words that count tell what they belong to. */
const WORDS_BEFORE = 18;

/** The shape of a requirement's number: how sure it is. */
export function markState({ known, state }: LedgerRow): string {
  return known ? KNOWN[known] : STATES[state];
}

const KNOWN: Record<Known, string> = {
  proven: 'sure',
  listed: 'part',
  elsewhere: 'part',
  likely: 'likely',
  stated: 'stated',
  bare: 'stated',
  unknown: 'open',
  denied: 'not',
};
const STATES: Record<LedgerRow['state'], string> = {
  met: 'sure',
  partly: 'part',
  unknown: 'open',
  not_met: 'not',
};
