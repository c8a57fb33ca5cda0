import type { z } from 'zod';
import type { salaryRange } from '../../../api/jobs/jobs.ts';
import { payIn } from '../../../api/jobs/pay.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { t } from '../messages.ts';
import { locale as readersLocale } from './locale-settings.ts';

/** Pay with currency and interval, amounts as in the reader's own locale; null when nothing is stated. `locale` is for tests. */
export function formatSalary(
  range: z.infer<typeof salaryRange> | null,
  locale = readersLocale(),
): string | null {
  const pay = payIn(range, locale);
  return pay && t('ui.pay', pay);
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
