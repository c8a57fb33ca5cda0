import type { HiringReport } from '../../../api/hiring/reports.ts';
import { sourceLabel } from './source-labels.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import { t } from '../../platform/messages.ts';

/** A figure of a report as rows: the heads of the columns, then the rows. */
export type ReportTable = { head: string[]; rows: string[][] };

/** How many came how far, which share of the stage before and of all that is, and how many did in the period before. */
export function funnelTable({ compare, funnel, before }: HiringReport): ReportTable {
  const all = funnel[0]?.count ?? 0;
  return {
    head: [
      t('reports.stageReached'),
      t('reports.applications'),
      t('reports.ofBefore'),
      t('reports.share'),
      t('reports.beforeCount', { compare }),
    ],
    rows: funnel.map(({ stage, count }, index) => {
      const previous = funnel[index - 1]?.count ?? 0;
      return [
        stage === 'new' ? t('reports.applied') : stageLabels[stage],
        String(count),
        previous === 0 ? '' : shareWords(count / previous),
        all === 0 ? '' : shareWords(count / all),
        String(before.funnel.find((row) => row.stage === stage)?.count ?? 0),
      ];
    }),
  };
}

/** In whole percent; some are never told as none. */
export function shareWords(share: number): string {
  return share > 0 && share < 0.005
    ? t('reports.underOnePercent')
    : t('reports.percent', { value: Math.round(share * 100) });
}

/** How long applications stayed in each stage, and how long the others wait there. */
export function staysTable({ compare, time_in_stage: stays, before }: HiringReport): ReportTable {
  return {
    head: [
      t('reports.stage'),
      t('reports.medianDays'),
      t('reports.medianBefore', { compare }),
      t('reports.completedStays'),
      t('reports.currentlyHere'),
      t('reports.longestDays'),
    ],
    rows: stays.map((stay) => [
      stageLabels[stay.stage],
      known(stay.median_days),
      known(before.time_in_stage.find((row) => row.stage === stay.stage)?.median_days),
      String(stay.ended),
      known(stay.waiting),
      known(stay.oldest_days),
    ]),
  };
}

function known(days: number | null | undefined): string {
  return typeof days === 'number' ? String(days) : t('reports.notAvailable');
}

/** Where applications came from, what became of them, and how many came in the period before. */
export function sourcesTable({ compare, sources, before }: HiringReport): ReportTable {
  return {
    head: [
      t('reports.source'),
      t('reports.applications'),
      t('reports.interviews'),
      t('reports.interviewShare'),
      t('reports.hired'),
      t('reports.beforeCount', { compare }),
    ],
    rows: sources.map((row) => [
      sourceLabel(row.source),
      String(row.applications),
      String(row.interviews),
      shareWords(row.interviews / row.applications),
      String(row.hired),
      String(before.sources.find(({ source }) => source === row.source)?.applications ?? 0),
    ]),
  };
}

/** A table as CSV; a cell that a spreadsheet would run begins with an apostrophe. */
export function tableCsv({ head, rows }: ReportTable): string {
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n') + '\r\n';
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
