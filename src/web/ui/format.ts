import type { z } from 'zod';
import type { salaryRange } from '../../api/jobs.ts';

const plainDate = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** A date for people, such as "5 Mar 2024" in the reader's own order. Dates without a time keep their day in every zone. */
export function formatDate(value: string): string {
  return write(value, { year: 'numeric', month: 'short', day: 'numeric' });
}

/** A month and year, such as "Mar 2024"; a bare year stays a year. */
export function formatMonth(value: string): string {
  if (/^\d{4}$/.test(value)) return value;
  return write(value, { year: 'numeric', month: 'short' });
}

/** A span of months, open at the end as "Present" when there is no end. */
export function formatMonths(start: string | null, end: string | null): string {
  const last = end ? formatMonth(end) : 'Present';
  return start ? `${formatMonth(start)} – ${last}` : last;
}

/** How long ago an instant was, such as "3 days ago"; older than a month it is the date. `now` is for tests. */
export function formatAgo(value: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(value) - now) / 1000);
  if (Number.isNaN(seconds)) return '';
  const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 60) return 'just now';
  if (size < 3600) return relative.format(Math.trunc(seconds / 60), 'minute');
  if (size < 86_400) return relative.format(Math.trunc(seconds / 3600), 'hour');
  if (size < 30 * 86_400) return relative.format(Math.trunc(seconds / 86_400), 'day');
  return formatDate(value);
}

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

function write(value: string, parts: Intl.DateTimeFormatOptions): string {
  const plain = plainDate.exec(value);
  if (plain) {
    const at = Date.UTC(Number(plain[1]), Number(plain[2] ?? 1) - 1, Number(plain[3] ?? 1));
    return new Intl.DateTimeFormat('en', { ...parts, timeZone: 'UTC' }).format(at);
  }
  const at = Date.parse(value);
  return Number.isNaN(at) ? '' : new Intl.DateTimeFormat('en', parts).format(at);
}
