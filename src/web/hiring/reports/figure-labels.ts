import type { FigureName } from '../../../api/hiring/figures.ts';
import type { HiringFigures } from '../../../api/hiring/reports.ts';
import { t } from '../../platform/messages.ts';
import { shareWords } from './report-labels.ts';

/** What each figure counts, in words. */
export const figureLabels: Record<FigureName, string> = {
  applied: t('reports.figureApplied'),
  reached_screen: t('reports.figureReachedScreen'),
  reached_interview: t('reports.figureReachedInterview'),
  reached_offer: t('reports.figureReachedOffer'),
  reached_hired: t('reports.figureReachedHired'),
  answered: t('reports.figureAnswered'),
  answers_due: t('reports.figureAnswersDue'),
  answers_kept: t('reports.figureAnswersKept'),
  left_new: t('reports.figureLeftNew'),
  left_screen: t('reports.figureLeftScreen'),
  left_interview: t('reports.figureLeftInterview'),
  left_offer: t('reports.figureLeftOffer'),
  offers_ended: t('reports.figureOffersEnded'),
  offers_accepted: t('reports.figureOffersAccepted'),
  hires: t('reports.figureHires'),
  rejected: t('reports.figureRejected'),
  interviewed_by: t('reports.figureInterviewedBy'),
};

type Counted = HiringFigures['now'];

/** The count of a figure; none where nobody is behind it. */
export function countOf(figures: Counted, figure: FigureName): number {
  return figures.find((row) => row.figure === figure)?.count ?? 0;
}

/** The median days of a figure in words. */
export function medianOf(figures: Counted, figure: FigureName): string {
  const median = figures.find((row) => row.figure === figure)?.median ?? null;
  return median === null ? t('reports.notAvailable') : t('reports.inDays', { days: median });
}

/** Which share of one figure another one is; not available of nobody. */
export function shareOf(figures: Counted, part: FigureName, whole: FigureName): string {
  const all = countOf(figures, whole);
  return all === 0 ? t('reports.notAvailable') : shareWords(countOf(figures, part) / all);
}
