import type { MyOffer, OfferStatus } from '../../../api/hiring/offer.ts';
import { formatDate, formatDateTime } from '../../platform/ui/dates.ts';
import { locale } from '../../platform/ui/locale-settings.ts';
import { t } from '../../platform/messages.ts';

/** The colour of an offer's state. */
export function offerColor(status: OfferStatus): string {
  if (status === 'accepted') return 'green';
  if (status === 'draft' || status === 'approved' || status === 'sent') return 'yellow';
  return 'gray';
}

/** What is paid, such as "€80,000 a year". */
export function salaryLabel({
  salary,
  currency,
  interval,
}: Pick<MyOffer, 'salary' | 'currency' | 'interval'>) {
  const amount = new Intl.NumberFormat(locale(), { style: 'currency', currency, maximumFractionDigits: 0 });
  return t('offers.salaryPaid', { amount: amount.format(salary), interval });
}

/** When it starts and until when it can be answered, as far as it is said. */
export function datesLabel({ start_on: start, expires_at: expires, status }: MyOffer): string {
  const isOpen = status === 'draft' || status === 'approved' || status === 'sent';
  return [
    start === null ? '' : t('offers.startsOn', { day: formatDate(start) }),
    isOpen ? t('offers.answerUntil', { when: untilLabel(expires) }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** An instant for people, such as "Nov 30, 2026, 11:59 PM". */
export function untilLabel(instant: string): string {
  return formatDateTime(instant);
}
