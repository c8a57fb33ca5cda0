import { countedApplicants } from '../../../api/hiring/applications.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

/** A count of applicants that stops beyond 10,000, with its noun where one is given: "more than 10,000 applications". */
export function countLabel(count: number, noun?: 'applicant' | 'application'): string {
  const shown = Math.min(count, countedApplicants);
  const counted = withNoun(shown, noun);
  return count > countedApplicants ? t('bulkActions.moreThan', { counted }) : counted;
}

function withNoun(count: number, noun: 'applicant' | 'application' | undefined): string {
  if (noun === undefined) return formatNumber(count);
  return noun === 'applicant'
    ? t('bulkActions.applicants', { count })
    : t('bulkActions.applications', { count });
}
