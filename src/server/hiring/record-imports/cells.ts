import { minuteMs } from '../../../api/platform/durations.ts';

/** A cell without spaces around it and without the apostrophe that keeps a spreadsheet from running it as a formula. */
export function cleanCell(cell: string | undefined): string {
  return (cell ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .trim()
    .replace(/^'(?=[=+\-@\t\r])/, '');
}

/** A cell in one line of at most so many characters. */
export function shortCell(cell: string, most: number): string {
  return Array.from(cell.replaceAll(/\s+/g, ' ').trim()).slice(0, most).join('');
}

/** The first address of a cell that holds one or several; '' where none is whole. */
export function emailOf(cell: string): string {
  for (const part of cell.split(/[\s,;|<>()]+/)) {
    const address = part.replace(/^mailto:/i, '');
    if (
      address.length <= 254 &&
      /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]+$/.test(address)
    )
      return address;
  }
  return '';
}

/** The digits of the first number of a cell; '' where it has too few to be one. */
export function phoneOf(cell: string): string {
  const [first = ''] = cell.split(/[,;|\n]| \/ /);
  const digits = first.replaceAll(/\D/g, '').slice(0, 40);
  return digits.length >= 6 ? digits : '';
}

/** A list in a cell, each once whatever its case. */
export function listOf(cell: string, most: number, longest: number): string[] {
  const parts = cell.split(/[,;|\n]/).map((part) => shortCell(part, longest));
  const unique = new Map(parts.filter(Boolean).map((part) => [part.toLowerCase(), part]));
  return [...unique.values()].slice(0, most);
}

/** The web address in a cell, with https where it names no way; '' for none. */
export function webAddressOf(cell: string): string {
  const [first = ''] = cell.split(/[\s,;|]+/);
  if (!/\p{L}\.\p{L}/u.test(first)) return '';
  const url = URL.parse(/^[a-z]+:/i.test(first) ? first : `https://${first}`);
  return url && /^https?:$/.test(url.protocol) && url.username === '' ? url.href.slice(0, 500) : '';
}

/** By what a source is known in links and filters; '' where a cell has no letters. */
export function sourceKeyOf(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
}

const months = [
  /^jan/i,
  /^feb/i,
  /^(mar|mär|mrz)/i,
  /^apr/i,
  /^(may|mai)/i,
  /^jun/i,
  /^jul/i,
  /^aug/i,
  /^sep/i,
  /^o[ck]t/i,
  /^nov/i,
  /^de[cz]/i,
];

/** Day, month and year in numbers with slashes: which of the first two is the day cannot be seen from `03/04/2024` alone. */
export const slashedDay = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})\b/;

/** When a cell says; noon of UTC where it says a day alone. Null where it is no date. */
export function instantOf(cell: string, dayFirst: boolean): Date | null {
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?/i.exec(
      cell,
    );
  if (iso) return isoInstant(iso);
  const slashed = slashedDay.exec(cell);
  if (slashed) {
    const [a, b] = [Number(slashed[1]), Number(slashed[2])];
    return dayFirst ? noon(yearOf(slashed[3]), b, a) : noon(yearOf(slashed[3]), a, b);
  }
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})\b/.exec(cell);
  if (dotted) return noon(yearOf(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const named = /^(?:\p{L}+,\s*)?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+(\p{L}{3,})\.?,?[\s-]+(\d{4})/u.exec(cell);
  if (named) return noon(Number(named[3]), monthOf(named[2]), Number(named[1]));
  const american = /^(?:\p{L}+,\s*)?(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/u.exec(cell);
  if (american) return noon(Number(american[3]), monthOf(american[1]), Number(american[2]));
  return null;
}

function isoInstant([, year, month, day, hour, minute, second, zone]: RegExpExecArray): Date | null {
  const date = noon(Number(year), Number(month), Number(day));
  if (!date || hour === undefined) return date;
  const clock = [Number(hour), Number(minute), Number(second ?? 0)] as const;
  if (clock[0] > 23 || clock[1] > 59 || clock[2] > 59) return null;
  date.setUTCHours(...clock);
  const offset = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '');
  if (!offset) return date;
  const minutes = (Number(offset[2]) * 60 + Number(offset[3])) * (offset[1] === '-' ? 1 : -1);
  return new Date(date.getTime() + minutes * minuteMs);
}

function monthOf(name: string | undefined): number {
  return months.findIndex((pattern) => pattern.test(name ?? '')) + 1;
}

function yearOf(text: string | undefined): number {
  const year = Number(text);
  return year < 100 ? 2000 + year : year;
}

function noon(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day, 12));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1950 && year <= 2100 ? date : null;
}
