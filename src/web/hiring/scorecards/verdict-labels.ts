import type { Verdict } from '../../../api/hiring/scorecards.ts';
import { t } from '../../platform/messages.ts';

/** What an interviewer recommends, in words. */
export const verdictLabels: Record<Verdict, string> = {
  strong_yes: t('scorecards.strongYes'),
  yes: t('scorecards.yes'),
  no: t('scorecards.no'),
  strong_no: t('scorecards.strongNo'),
};
