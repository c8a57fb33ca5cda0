import type { MyOffer, OfferStatus } from '../../../api/hiring/offers.ts';
import { formatDate, formatDateTime } from '../../platform/ui/dates.ts';
import { locale } from '../../platform/ui/formats.ts';

/** The states of an offer, in words for its employer. */
export const offerStatusLabels: Record<OfferStatus, string> = {
  draft: 'Waiting for approval',
  approved: 'Approved, not sent',
  sent: 'Sent, waiting for the candidate',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Taken back',
  expired: 'Expired',
};

/** The colour of an offer's state. */
export function offerColor(status: OfferStatus): string {
  if (status === 'accepted') return 'green';
  if (status === 'draft' || status === 'approved' || status === 'sent') return 'yellow';
  return 'gray';
}

const intervals: Record<MyOffer['interval'], string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** What is paid, such as "€80,000 a year". */
export function salaryLabel({
  salary,
  currency,
  interval,
}: Pick<MyOffer, 'salary' | 'currency' | 'interval'>) {
  const amount = new Intl.NumberFormat(locale(), { style: 'currency', currency, maximumFractionDigits: 0 });
  return `${amount.format(salary)} ${intervals[interval]}`;
}

/** When it starts and until when it can be answered, as far as it is said. */
export function datesLabel({ start_on: start, expires_at: expires, status }: MyOffer): string {
  const isOpen = status === 'draft' || status === 'approved' || status === 'sent';
  return [
    start === null ? '' : `Starts on ${formatDate(start)}.`,
    isOpen ? `Answer by ${untilWords(expires)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** An instant for people, such as "Nov 30, 2026, 11:59 PM". */
export function untilWords(instant: string): string {
  return formatDateTime(instant);
}

/** The last minute of a day where this browser is, as ISO text; null when it is no day. */
export function endOfDay(day: string): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day);
  if (!parts) return null;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  return new Date(year, month - 1, date, 23, 59).toISOString();
}

/** The day of an instant where this browser is, as a date field holds it. */
export function dayOf(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
