import type { z } from 'zod';
import type { salaryRange } from '../../api/jobs.ts';

/** Pay as the employer worded it, else its figures with currency and interval; null when nothing is stated. */
export function formatSalary(range: z.infer<typeof salaryRange> | null): string | null {
  if (range === null) return null;
  if (range.display) return range.display;
  const money = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: range.currency,
    maximumFractionDigits: 0,
  });
  if (range.min === null && range.max === null) return null;
  const amount =
    range.min !== null && range.max !== null
      ? money.formatRange(range.min, range.max)
      : range.min !== null
        ? `from ${money.format(range.min)}`
        : `up to ${money.format(range.max ?? 0)}`;
  return `${amount} ${range.interval === 'hour' ? 'an' : 'a'} ${range.interval}`;
}

/** The size of a file in B, KB or MB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${(bytes / 1024).toFixed(1)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(2)} MB`;
}

/** A count with its noun: "1 job", "2 jobs", "1,204 jobs". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat('en').format(count)} ${count === 1 ? one : many}`;
}

/** How long an application has been in its stage, in words; whole days from `since` to `now`. */
export function daysInStage(since: string, now: string): string {
  const days = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 86_400_000));
  if (days === 0) return 'since today';
  return `for ${days} ${days === 1 ? 'day' : 'days'}`;
}
