import type { FigureName } from '../../../api/hiring/figures.ts';
import type { HiringReport } from '../../../api/hiring/reports.ts';
import type { ApplicantSearch } from '../applications/applicant-search.ts';

/** Those behind a figure of a span. */
export type People = (counted: FigureName, more?: ApplicantSearch) => ApplicantSearch;
/** Those behind the figures of a report: of its span, of the one that it is compared with, and who waits in a stage now. */
export type ReportPeople = {
  now: People;
  before: People;
  waiting: (stage: string) => ApplicantSearch | null;
};
/** Whom a cell of a table opens, by its row and its column; null for nobody. */
export type CellPeople = (row: number, column: number) => ApplicantSearch | null;

/** Sources of blind reviews that are told together. */
export const untold = 'other';

/** The figure that counts those who reached a stage. */
export const reached = {
  new: 'applied',
  screen: 'reached_screen',
  interview: 'reached_interview',
  offer: 'reached_offer',
  hired: 'reached_hired',
} as const;
const left = {
  new: 'left_new',
  screen: 'left_screen',
  interview: 'left_interview',
  offer: 'left_offer',
} as const;

/** Those behind the cells of `funnelTable`. */
export function funnelPeople({ funnel }: HiringReport, { now, before }: ReportPeople): CellPeople {
  return (row, column) => {
    const stage = funnel[row]?.stage;
    if (stage === undefined) return null;
    return column === 1 ? now(reached[stage]) : column === 4 ? before(reached[stage]) : null;
  };
}

/** Those behind the cells of `staysTable`. */
export function staysPeople(
  { time_in_stage: stays }: HiringReport,
  { now, waiting }: ReportPeople,
): CellPeople {
  return (row, column) => {
    const stage = stays[row]?.stage;
    if (stage === undefined || !isLeft(stage)) return null;
    return column === 3 ? now(left[stage]) : column === 4 ? waiting(stage) : null;
  };
}

/** Those behind the cells of `sourcesTable`. */
export function sourcesPeople({ sources }: HiringReport, { now, before }: ReportPeople): CellPeople {
  const columns: Record<number, (source: string) => ApplicantSearch> = {
    1: (source) => now('applied', { source }),
    2: (source) => now('reached_interview', { source }),
    4: (source) => now('reached_hired', { source }),
    5: (source) => before('applied', { source }),
  };
  return (row, column) => {
    const source = sources[row]?.source;
    return source === undefined || source === untold ? null : (columns[column]?.(source) ?? null);
  };
}

function isLeft(stage: string): stage is keyof typeof left {
  return Object.hasOwn(left, stage);
}
