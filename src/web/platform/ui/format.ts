import type { z } from 'zod';
import type { salaryRange } from '../../../api/jobs/jobs.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { t } from '../messages.ts';
import { locale as readersLocale } from './formats.ts';

/** Pay with currency and interval, amounts as in the reader's own locale; null when nothing is stated. `locale` is for tests. */
export function formatSalary(
  range: z.infer<typeof salaryRange> | null,
  locale = readersLocale(),
): string | null {
  if (range === null) return null;
  const { min, max, currency, interval } = range;
  const stated = [min, max].filter((amount) => amount !== null);
  if (stated.length === 0) return null;
  // Thousands are shortened only where nothing is lost by it.
  const short = stated.every((amount) => amount >= 10_000 && amount % 1000 === 0);
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
    ...(short && { notation: 'compact', maximumSignificantDigits: 12 }),
  });
  const amounts = [...new Set(stated)].map((amount) => money.format(amount)).join(' – ');
  const bound = min === null ? 'max' : max === null ? 'min' : 'both';
  return t('ui.pay', { bound, amounts, interval });
}

/** The size of a file in B, KB or MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${withDecimals(bytes / 1024, 1)} KB`;
  return `${withDecimals(bytes / 1024 / 1024, 2)} MB`;
}

function withDecimals(value: number, digits: number): string {
  return formatNumber(value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
}

/** A number as the reader's locale groups it: "1,204". */
export function formatNumber(value: number, parts?: Intl.NumberFormatOptions): string {
  return value.toLocaleString(readersLocale(), parts);
}

/** How long an application has been in its stage, in words; whole days from `since` to `now`. */
export function daysInStage(since: string, now: string): string {
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / dayMs));
  return t('ui.daysInStage', { days });
}
