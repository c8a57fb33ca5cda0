import { pageLocale, t } from '../../platform/messages.ts';

/** A month as two form fields hold it: `month` is '' or '01' to '12', `year` is as typed. */
export type MonthYear = { month: string; year: string };

/** The twelve months with their two-digit values, for a select. */
export const monthOptions = monthNames().map((label, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label,
}));

/** January to December in the language of the page. */
export function monthNames(): string[] {
  const name = new Intl.DateTimeFormat(pageLocale(), { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, index) => name.format(Date.UTC(2024, index)));
}

/** Nothing chosen yet. */
export const noMonth: MonthYear = { month: '', year: '' };

/** The last 50 years from `thisYear`, newest first. */
export function yearOptions(thisYear: number): string[] {
  return Array.from({ length: 50 }, (_, index) => String(thisYear - index));
}

/** `YYYY-MM-DD` as the two fields show it; nothing for null or ''. */
export function toMonthYear(date: string | null): MonthYear {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(date ?? '') ?? [];
  return year && month ? { month, year } : noMonth;
}

/** The first day of the month, `YYYY-MM-01`; '' while a part is missing or the year is not one. */
export function toDate({ month, year }: MonthYear): string {
  return month !== '' && isYear(year) ? `${year.trim()}-${month}-01` : '';
}

/** What is wrong with a year that was typed; null when it is empty or a year from 1900 on. */
export function yearError(year: string): string | null {
  return year.trim() === '' || isYear(year) ? null : t('experiences.notYear');
}

function isYear(year: string): boolean {
  return /^(19|20)\d\d$/.test(year.trim());
}
