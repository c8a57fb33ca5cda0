import type { Offer, OfferStatus } from '../../../api/hiring/offer.ts';
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
