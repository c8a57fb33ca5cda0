import type { HiringReport } from '../../../api/hiring/reports.ts';
import { sourceLabel } from './source-labels.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import { t } from '../../platform/messages.ts';

/** A figure of a report as rows: the heads of the columns, then the rows. */
export type ReportTable = { head: string[]; rows: string[][] };

/** How many came how far, and which share of all that is. */
export function funnelTable({ funnel }: HiringReport): ReportTable {
  const all = funnel[0]?.count ?? 0;
  return {
    head: [t('reports.stageReached'), t('reports.applications'), t('reports.share')],
    rows: funnel.map(({ stage, count }) => [
      stage === 'new' ? t('reports.applied') : stageLabels[stage],
      String(count),
      all === 0 ? '' : shareWords(count / all),
    ]),
  };
}

/** In whole percent; some are never told as none. */
function shareWords(share: number): string {
  return share > 0 && share < 0.005
    ? t('reports.underOnePercent')
    : t('reports.percent', { value: Math.round(share * 100) });
}

/** How long applications stayed in each stage, and how long the others wait there. */
export function staysTable({ time_in_stage: stays }: HiringReport): ReportTable {
  return {
    head: [
      t('reports.stage'),
      t('reports.medianDays'),
      t('reports.completedStays'),
      t('reports.currentlyHere'),
      t('reports.longestDays'),
    ],
    rows: stays.map((stay) => [
      stageLabels[stay.stage],
      stay.median_days === null ? t('reports.notAvailable') : String(stay.median_days),
      String(stay.ended),
      String(stay.waiting),
      stay.oldest_days === null ? t('reports.notAvailable') : String(stay.oldest_days),
    ]),
  };
}

/** Where applications came from, and what became of them. */
export function sourcesTable({ sources }: HiringReport): ReportTable {
  return {
    head: [t('reports.source'), t('reports.applications'), t('reports.interviews'), t('reports.hired')],
    rows: sources.map((row) => [
      sourceLabel(row.source),
      String(row.applications),
      String(row.interviews),
      String(row.hired),
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
