import { monthNumber } from '../../../../../engine/resume/month-names.ts';
import { textOfHtml } from '../../web-pages/page-text.ts';

/** A text without control characters, its lines trimmed. */
export function tidy(text: string | undefined): string {
  return (text ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim();
}

/** The lines of a text that may be written as HTML: a list entry or a paragraph each. */
export function linesOf(text: string | undefined): string[] {
  const source = text ?? '';
  const plain = /<[a-z/]/i.test(source) ? textOfHtml(source) : source;
  return tidy(plain)
    .split('\n')
    .map((line) => line.replace(/^[•·*–-]\s+/, ''))
    .filter(Boolean);
}

/** A date as files of profiles write it ("Mar 2019", "2019", "2019-03-01", "03/2019"): `YYYY-MM` or `YYYY`; '' for what is none. */
export function monthOf(text: string | undefined): string {
  const clean = (text ?? '').trim();
  const iso = /^((?:19|20)\d\d)(?:-(0[1-9]|1[0-2]))?(?:-\d\d.*)?$/.exec(clean);
  if (iso) return iso[2] ? `${iso[1]}-${iso[2]}` : (iso[1] ?? '');
  const numbers = /^(?:\d{1,2}[./])?(\d{1,2})[./]((?:19|20)\d\d)$/.exec(clean);
  if (numbers && Number(numbers[1]) >= 1 && Number(numbers[1]) <= 12)
    return `${numbers[2]}-${String(Number(numbers[1])).padStart(2, '0')}`;
  const named = /^(?:\d{1,2}\.?\s+)?(\p{L}+)\.?,?\s+(?:\d{1,2},\s+)?((?:19|20)\d\d)$/u.exec(clean);
  if (!named) return '';
  const month = monthNumber(named[1] ?? '');
  return month === null ? (named[2] ?? '') : `${named[2]}-${String(month).padStart(2, '0')}`;
}

/** An object without what is empty. */
export function filled<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, part]) => part !== undefined && part !== '' && !(Array.isArray(part) && part.length === 0),
    ),
  ) as Partial<T>;
}
