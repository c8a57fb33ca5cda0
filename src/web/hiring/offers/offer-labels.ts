import type { MyOffer, Offer, OfferStatus } from '../../../api/hiring/offer.ts';
import { formatDate, formatDateTime } from '../../platform/ui/dates.ts';
import { locale } from '../../platform/ui/locale-settings.ts';
import { t } from '../../platform/messages.ts';

/** The states of an offer, in words for its employer. */
const offerStatusLabels: Record<OfferStatus, string> = {
  draft: t('offers.waitingForApproval'),
  approved: t('offers.approvedNotSent'),
  sent: t('offers.awaitingCandidate'),
  accepted: t('offers.accepted'),
  declined: t('offers.declined'),
  withdrawn: t('offers.withdrawn'),
  expired: t('offers.expired'),
  replaced: t('offers.replaced'),
};

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

/** The state of an offer in words for its employer: one that an approver sent back waits for its author. */
export function stateLabel({ status, returned }: Offer): string {
  return returned === null ? offerStatusLabels[status] : t('offers.sentBack');
}

/** Who wrote it, and who approved it where somebody did. */
export function writtenLabel({ author: name, approver }: Offer): string {
  const author = name || t('offers.formerColleague');
  return approver === ''
    ? t('offers.written', { author })
    : t('offers.writtenAndApproved', { author, approver });
}

/** An instant for people, such as "Nov 30, 2026, 11:59 PM". */
export function untilLabel(instant: string): string {
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
