import { payIn } from '../../../api/jobs/pay.ts';
import type { ReadVacancy } from '../../../api/jobs/job-proposals.ts';
import { pageLocale } from '../../platform/messages.ts';
import { intervalLabels } from '../jobs/job-labels.ts';

/** Pay as a proposal shows it: the amounts and what they are paid for. */
export function payLabel(pay: NonNullable<ReadVacancy['pay']>['value']): string {
  const label = payIn({ ...pay, display: '' }, pageLocale());
  return label === null ? '' : `${label.amounts} · ${intervalLabels[pay.interval]}`;
}
