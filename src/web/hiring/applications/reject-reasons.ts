import type { RejectReason } from '../../../api/hiring/applications.ts';
import { t } from '../../platform/messages.ts';

/** Why an employer rejects an application, in words, in the order of the number keys. */
export const rejectReasonLabels: Record<RejectReason, string> = {
  skills: t('applications.reasonSkills'),
  other_stronger: t('applications.reasonOthers'),
  place: t('applications.reasonPlace'),
  pay: t('applications.reasonPay'),
  role_filled: t('applications.reasonFilled'),
  no_answer: t('applications.reasonSilent'),
  stepped_back: t('applications.reasonSteppedBack'),
  duplicate: t('applications.reasonDuplicate'),
  other: t('applications.reasonOther'),
};
