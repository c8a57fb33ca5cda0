import type { HiringReport } from '../../../api/hiring/reports.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import { t } from '../../platform/messages.ts';
import { sourceLabel } from './source-labels.ts';

/** Fewer applications than this say nothing about a source. */
const fewest = 5;

/** What the funnel shows in a sentence; null where nobody applied. */
export function funnelFinding({ funnel }: HiringReport): string | null {
  const [applied, next] = funnel;
  if (!applied || !next || applied.count === 0) return null;
  const share = next.count / applied.count;
  const stage = stageLabels[next.stage];
  return share > 0 && share < 0.005
    ? t('reports.underOneReach', { stage })
    : t('reports.reachStage', { value: Math.round(share * 100), stage });
}

/** Which stage takes longest; null where no stay has ended. */
export function staysFinding({ time_in_stage: stays }: HiringReport): string | null {
  const [longest] = stays
    .flatMap(({ stage, median_days: days }) => (days === null ? [] : [{ stage, days }]))
    .toSorted((a, b) => b.days - a.days);
  return longest
    ? t('reports.takesLongest', { stage: stageLabels[longest.stage], days: longest.days })
    : null;
}

/** From which source most reach an interview, among those with enough applications to say so; null where none has or does. */
export function sourcesFinding({ sources }: HiringReport): string | null {
  const [best] = sources
    .filter(({ applications, interviews }) => applications >= fewest && interviews > 0)
    .toSorted((a, b) => b.interviews / b.applications - a.interviews / a.applications);
  return best
    ? t('reports.bringsInterviews', {
        source: sourceLabel(best.source),
        value: Math.round((best.interviews / best.applications) * 100),
      })
    : null;
}
