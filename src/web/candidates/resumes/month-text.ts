import { monthNames } from '../experiences/month-year.ts';

const english = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * A month as people type it ("2024-03", "03/2024", "Mar 2024", "March 2024" or the same in the language of the page, or only "2024") as `YYYY-MM` or `YYYY`;
 * null when it is empty, undefined when it is no month.
 */
export function parseMonthText(typed: string): string | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(text)?.[0];
  if (year === undefined) return undefined;
  const rest = text.replace(year, '').replace(/[\s./,-]+/g, '');
  if (rest === '') return year;
  const month = /^\d{1,2}$/.test(rest) ? Number(rest) : monthOfName(rest);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : undefined;
}

function monthOfName(word: string): number {
  if (word.length < 3) return 0;
  if (word === 'sept') return 9;
  const own = monthNames().findIndex((name) => name.toLowerCase().startsWith(word));
  return (own === -1 ? english.findIndex((name) => name.startsWith(word)) : own) + 1;
}
