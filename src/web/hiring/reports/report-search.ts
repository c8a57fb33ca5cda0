import type { Reported } from '../recruiter-dashboard/recruiter-queries.ts';
import { type PeriodSearch, readPeriod } from './period-search.ts';

/**
 * What the address of the reports says: over which span, whose jobs, one job, one colleague's teams, one
 * department, compared with what; as they were at which instant, and as which saved report. */
export type ReportSearch = PeriodSearch & {
  scope?: 'mine';
  job?: string;
  member?: string;
  department?: string;
  compare?: 'year';
  until?: string;
  report?: string;
};

/** Reads the address of the reports, dropping whatever is not valid. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  return {
    ...readPeriod(raw),
    ...(raw['scope'] === 'mine' && { scope: 'mine' as const }),
    ...(isId(raw['job']) && { job: raw['job'] }),
    ...(isId(raw['member']) && { member: raw['member'] }),
    ...(isId(raw['department']) && { department: raw['department'] }),
    ...(raw['compare'] === 'year' && { compare: 'year' as const }),
    ...(isInstant(raw['until']) && { until: raw['until'] }),
    ...(isId(raw['report']) && { report: raw['report'] }),
  };
}

/** What of an address a saved report keeps. */
export function keptSearch({ until: _until, report: _report, ...kept }: ReportSearch): KeptSearch {
  return kept;
}
type KeptSearch = Omit<ReportSearch, 'until' | 'report'>;

/** The same report over another span. */
export function withPeriod(search: ReportSearch, period: PeriodSearch): ReportSearch {
  const { days: _days, period: _period, first_day: _first, last_day: _last, ...rest } = search;
  return { ...rest, ...period };
}

/** True where two addresses show the same report. */
export function isSameReport(one: ReportSearch, other: ReportSearch): boolean {
  const [a, b] = [keptSearch(one), keptSearch(other)];
  const names = Object.keys({ ...a, ...b }) as (keyof KeptSearch)[];
  return names.every((name) => a[name] === b[name]);
}

/** Whose figures an address asks for. */
export function reportedBy({ scope, job, member, department, until, compare }: ReportSearch): Reported {
  const whose = job === undefined ? { scope: scope ?? ('team' as const) } : { job_id: job };
  return {
    ...whose,
    ...(member !== undefined && { member }),
    ...(department !== undefined && { department }),
    ...(until !== undefined && { until }),
    ...(compare !== undefined && { compare }),
  };
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/i.test(value);
}

function isInstant(value: unknown): value is string {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
  );
}
