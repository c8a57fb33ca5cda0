import { locale as readersLocale } from './locale-settings.ts';

/**
 * A whole number as typed, its thousands grouped as in the reader's locale ("120,000" in English, "120.000" in German) or not; null
 * when empty; NaN for anything else, "12abc" included. `locale` is for tests.
 */
export function wholeNumber(typed: string, locale = readersLocale()): number | null {
  const value = typed.trim();
  if (value === '') return null;
  const mark = groupMark(locale);
  const groups = value
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2019', "'")
    .split(mark);
  const [first = '', ...others] = groups;
  const isGrouped =
    others.length === 0 || (first.length <= 3 && others.every((part) => /^\d{3}$/.test(part)));
  return /^\d+$/.test(first) && isGrouped ? Number(groups.join('')) : Number.NaN;
}

/** What parts thousands in a locale: a comma, a point, a space or an apostrophe. */
function groupMark(locale: string | undefined): string {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1_234_567);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? ',';
  return mark === '\u2019' ? "'" : /\s/.test(mark) ? ' ' : mark;
}
