import { VisuallyHidden } from '@mantine/core';
import type { HiringReport } from '../../../api/hiring/reports.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import { t } from '../../platform/messages.ts';
import { shareWords } from './report-labels.ts';
import { sourceLabel } from './source-labels.ts';
import classes from './plots.module.css';

const shownSources = 6;

/** How many came how far: a bar for each stage, the number, and its share of the stage before. */
export function FunnelPlot({ funnel, before }: HiringReport) {
  const most = Math.max(1, ...funnel.map(({ count }) => count));
  return (
    <>
      <dl className={classes.rows}>
        {funnel.map(({ stage, count }, index) => {
          const previous = funnel[index - 1]?.count;
          return (
            <div key={stage} className={classes.row}>
              <dt>{stage === 'new' ? t('reports.applied') : stageLabels[stage]}</dt>
              <dd className={classes.value}>
                <Bar share={count / most} stage={stage} />
                <b>{formatNumber(count)}</b>
                {previous !== undefined && previous > 0 && (
                  <span className={classes.quiet}>{shareWords(count / previous)}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={classes.foot}>{t('reports.beforeTotal', { count: before.funnel[0]?.count ?? 0 })}</p>
    </>
  );
}

/** How long stays were: the median as a mark on a line as long as the longest that goes on. */
export function StaysPlot({ time_in_stage: stays }: HiringReport) {
  const most = Math.max(1, ...stays.flatMap((stay) => [stay.median_days ?? 0, stay.oldest_days ?? 0]));
  return (
    <>
      <dl className={classes.rows}>
        {stays.map(({ stage, median_days: median, oldest_days: oldest }) => (
          <div key={stage} className={classes.row}>
            <dt>{stageLabels[stage]}</dt>
            <dd className={classes.value}>
              <Range median={median === null ? null : median / most} longest={(oldest ?? 0) / most} />
              <b>
                <VisuallyHidden>{`${t('reports.medianDays')} `}</VisuallyHidden>
                {median === null ? t('reports.notAvailable') : t('reports.daysMedian', { days: median })}
              </b>
              {oldest !== null && (
                <span className={classes.quiet}>
                  <VisuallyHidden>{`${t('reports.longestDays')} `}</VisuallyHidden>
                  {t('reports.upTo', { days: Math.round(oldest) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.foot}>{t('reports.aboutRange')}</p>
    </>
  );
}

/** Where people came from: how many, and the share of them that reached an interview as a bar. */
export function SourcesPlot({ sources }: HiringReport) {
  const most = Math.max(0.01, ...sources.map((row) => row.interviews / row.applications));
  return (
    <>
      <dl className={classes.rows}>
        {sources.slice(0, shownSources).map(({ source, applications, interviews }) => (
          <div key={source} className={classes.row}>
            <dt title={sourceLabel(source)}>{sourceLabel(source)}</dt>
            <dd className={classes.value}>
              <b className={classes.count}>{formatNumber(applications)}</b>
              <Bar share={interviews / applications / most} stage="interview" />
              <span className={classes.quiet}>{shareWords(interviews / applications)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.foot}>{t('reports.aboutSourceShare')}</p>
    </>
  );
}

function Bar({ share, stage }: { share: number; stage: string }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.fill} data-stage={stage} width={Math.max(share * 100, 0.8)} height={10} />
    </svg>
  );
}

function Range({ median, longest }: { median: number | null; longest: number }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
      <rect className={classes.line} y={4} width={Math.max(longest, median ?? 0) * 100} height={2} />
      {median !== null && (
        <rect className={classes.mark} x={Math.min(median * 100, 98)} width={2} height={10} />
      )}
    </svg>
  );
}
