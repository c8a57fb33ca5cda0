import { VisuallyHidden } from '@mantine/core';
import type { HiringReport } from '../../../api/hiring/reports.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import { t } from '../../platform/messages.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';
import { figureLabels } from './figure-labels.ts';
import { PeopleLink } from './people-link.tsx';
import { shareWords } from './report-labels.ts';
import { type People, reached, untold } from './table-people.ts';
import { sourceLabel } from './source-labels.ts';
import classes from './plots.module.css';

const shownSources = 6;
type Props = HiringReport & { people: People };

/** How many came how far: a bar for each stage, the number, and its share of the stage before. */
export function FunnelPlot({ compare, funnel, before, people }: Props) {
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
                <Count count={count} about={figureLabels[reached[stage]]} people={people(reached[stage])} />
                {previous !== undefined && previous > 0 && (
                  <span className={classes.quiet}>{shareWords(count / previous)}</span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={classes.foot}>
        {t('reports.beforeTotal', { compare, count: before.funnel[0]?.count ?? 0 })}
      </p>
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
export function SourcesPlot({ sources, people }: Props) {
  const most = Math.max(0.01, ...sources.map((row) => row.interviews / row.applications));
  return (
    <>
      <dl className={classes.rows}>
        {sources.slice(0, shownSources).map(({ source, applications, interviews }) => (
          <div key={source} className={classes.row}>
            <dt title={sourceLabel(source)}>{sourceLabel(source)}</dt>
            <dd className={classes.value}>
              <span className={classes.count}>
                <Count
                  count={applications}
                  about={sourceLabel(source)}
                  people={source === untold ? null : people('applied', { source })}
                />
              </span>
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

/** A count that opens the people behind it, where there are any and they may be told apart. */
function Count({ count, about, people }: { count: number; about: string; people: ApplicantSearch | null }) {
  const shown = formatNumber(count);
  return <b>{count === 0 || !people ? shown : <PeopleLink people={people} shown={shown} about={about} />}</b>;
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
