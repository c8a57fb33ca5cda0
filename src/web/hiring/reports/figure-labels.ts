import { figureWords } from '../../../api/hiring/figure-labels.ts';
import type { FigureName } from '../../../api/hiring/figures.ts';
import type { HiringFigures } from '../../../api/hiring/reports.ts';
import { labelsInPage } from '../../../messages/in-page.ts';
import { t } from '../../platform/messages.ts';
import { shareWords } from './report-labels.ts';

/** What each figure counts, in words. */
export const figureLabels: Record<FigureName, string> = labelsInPage(figureWords);

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
