import { daySeconds, hourSeconds } from '../../../api/platform/durations.ts';
import { pageLocale, t } from '../messages.ts';
import { locale, timeZone } from './locale-settings.ts';

const plainDate = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/;

/** A date for people, such as "5 Mar 2024" in the reader's locale and time zone. Dates without a time keep their day in every zone. */
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
  const last = end ? formatMonth(end) : t('ui.present');
  return start ? `${formatMonth(start)} – ${last}` : last;
}

/** How long ago an instant was, such as "3 days ago"; older than a month it is the date. `now` is for tests. */
export function formatAgo(value: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(value) - now) / 1000);
  if (Number.isNaN(seconds)) return '';
  const relative = new Intl.RelativeTimeFormat(pageLocale(), { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < 60) return t('ui.justNow');
  if (size < hourSeconds) return relative.format(Math.trunc(seconds / 60), 'minute');
  if (size < daySeconds) return relative.format(Math.trunc(seconds / hourSeconds), 'hour');
  if (size < 30 * daySeconds) return relative.format(Math.trunc(seconds / daySeconds), 'day');
  return formatDate(value);
}

/** A day and time in the reader's time zone, such as "Mar 5, 2024, 4:30 PM". */
export function formatDateTime(instant: string): string {
  return write(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A time of day in the reader's time zone, such as "4:30 PM". */
export function formatClock(instant: string): string {
  return write(instant, { timeStyle: 'short' });
}

function write(value: string, parts: Intl.DateTimeFormatOptions): string {
  const plain = plainDate.exec(value);
  if (plain) {
    const at = Date.UTC(Number(plain[1]), Number(plain[2] ?? 1) - 1, Number(plain[3] ?? 1));
    return new Intl.DateTimeFormat(locale(), { ...parts, timeZone: 'UTC' }).format(at);
  }
  const at = Date.parse(value);
  return Number.isNaN(at)
    ? ''
    : new Intl.DateTimeFormat(locale(), { ...parts, timeZone: timeZone() }).format(at);
}
